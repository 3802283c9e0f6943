import { answer, noContent, refuse, respondTo } from "../respondTo.ts";
import type { WireAvtale, WireAvtaler, WirePrice, WireTilbudListe } from "../wireBodies.ts";

/** In øre, so that sums have no rounding errors; nothing for a price that cannot be read. */
function inOre(price: WirePrice | undefined): number {
  const kroner = typeof price === "string" && price !== "" ? Number(price) : price;
  return typeof kroner === "number" && Number.isFinite(kroner) ? Math.round(kroner * 100) : 0;
}

function withSums(avtaler: readonly WireAvtale[], systemSourceError: boolean): WireAvtaler {
  const monthly = avtaler.reduce((sum, avtale) => sum + inOre(avtale.monthlyPrice), 0);
  return { avtaler: [...avtaler], monthlySum: monthly / 100, yearlySum: (monthly * 12) / 100, systemSourceError };
}

/** The last segment of a path, decoded; undefined when it is no valid encoding. */
function lastSegment({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname.split("/").at(-1) ?? "");
  } catch {
    return undefined;
  }
}

/** Agreements, own and partner's, and offers (contract §1). */
export const avtaleHandlers = [
  respondTo("GET /avtaleoversikt/avtaler", ({ customer }) =>
    answer(withSums(customer.avtaler, customer.partlyDown.includes("avtaler"))),
  ),

  respondTo("GET /eikaintegrasjon/avtaler", ({ customer }) =>
    answer(withSums(customer.partnerAvtaler, customer.partlyDown.includes("partneravtaler"))),
  ),

  respondTo("GET /avtaleoversikt/tilbud", ({ customer }) => {
    const list: WireTilbudListe = {
      tilbud: customer.tilbud,
      systemSourceError: customer.partlyDown.includes("tilbud"),
    };
    return answer(list);
  }),

  respondTo("DELETE /avtaleoversikt/tilbud/:policyNumber", ({ customer, url }) => {
    const policyNumber = lastSegment(url);
    const rest = customer.tilbud.filter((tilbud) => !policyNumber || tilbud.policyNumber !== policyNumber);
    if (rest.length === customer.tilbud.length) return refuse(404, "TILBUD_FINNES_IKKE");
    customer.tilbud = rest;
    return noContent();
  }),
];
