import { track } from "#core/analytics/track.ts";

/** Notifies analytics of the overview's recommendations (spec: analytics-14): that the block is shown with so many, each of them, and what is chosen. */
export const anbefalingTracking = {
  onShown(products: readonly string[]): void {
    track({ kind: "nboLoad", produkt: "OVERSIKT", verdi: products.length });
    for (const produkt of products) track({ kind: "recommendation", hendelse: "vist", produkt });
  },
  onChoose(produkt: string): void {
    track({ kind: "recommendation", hendelse: "klikket", produkt });
  },
};
