import { type AvtaleRow, type AvtalerView, firstRowCount } from "#domain/avtale/avtalerView.ts";
import { formatKroner } from "#domain/format/formatKroner.ts";
import { type NativeHost, postToApp } from "#core/native/postToApp.ts";
import { pressOutboundLink } from "#core/navigation/outboundLink.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { longListLength } from "#ui/layout/card/longListLength.ts";
import { createCardDrawing } from "./createCardDrawing.ts";
import { find } from "./find.ts";
import { createTexts } from "./createTexts.ts";

type ListView = Extract<AvtalerView, { status: "list" }>;

/** The agreements in the place of their skeleton. */
export interface AvtalerDrawing {
  /** Draws a list, or what is new in it: cards that are there stay. */
  readonly draw: (view: ListView) => void;
  /** Puts the skeleton back. */
  readonly takeBack: () => void;
  /** Stops answering clicks. */
  readonly release: () => void;
}

/**
 * Prepares to draw agreements from the samples in index.html (`src/app/startup/renderShell.tsx`), which React has
 * rendered: what differs between agreements is filled in as text and checked addresses.
 * @throws when the page has no samples or no skeleton.
 */
export function createAvtalerDrawing(tenant: Tenant): AvtalerDrawing {
  const samples = find(document, "template#avtaler", HTMLTemplateElement).content;
  const sample = find(samples, "section");
  const skeleton = find(document, "#root main section");
  const skeletonTotal = find(skeleton, "ul").previousElementSibling;
  const text = createTexts(tenant);
  const cards = createCardDrawing(samples, tenant, text);

  let section: HTMLElement | undefined;
  const items = new Map<string, HTMLElement>();

  function drawTotal(total: ListView["total"]): Node | undefined {
    if (total === undefined) return undefined;
    if (total.status === "pending") return skeletonTotal?.cloneNode(true);
    const soFar = total.status === "soFar" ? ".soFar" : "";
    const card = find(sample, "dl").parentElement?.cloneNode(true) as HTMLElement;
    const figures = [...find(card, "dl").children];
    const sums = [
      { ore: total.monthlyOre, label: text(`total.month${soFar}`) },
      { ore: total.yearlyOre, label: text(`total.year${soFar}`) },
    ];
    for (const [place, { ore, label }] of sums.entries()) {
      const figure = figures[place];
      const name = figure?.querySelector("dt")?.firstChild;
      if (figure === undefined || !name) throw new Error("The sample has no such figure");
      if (ore === undefined) {
        figure.remove();
        continue;
      }
      name.textContent = label;
      find(figure, "[data-size] > span").textContent = formatKroner(ore);
    }
    if (total.status !== "incomplete") find(card, "p").remove();
    return card;
  }

  function drawItem({ key, avtale }: AvtaleRow, place: number): HTMLElement {
    const known = items.get(key);
    if (known !== undefined) return known;
    const item = cards.drawCard(avtale, `avtale-${place}`);
    items.set(key, item);
    return item;
  }

  const onClick = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    const link = anchor && cards.linkOf(anchor);
    if (link)
      pressOutboundLink(event, link, (message) =>
        postToApp(message, tenant.nativeBridge, window as NativeHost, () => undefined),
      );
  };

  return {
    draw({ rows, total }) {
      const next = section ?? (sample.cloneNode(true) as HTMLElement);
      const list = find(next, "ul");
      if (section === undefined) list.replaceChildren();
      find(next, "h2 + p").textContent = text(rows.length === 1 ? "count_one" : "count_other", rows.length);
      list.toggleAttribute("data-long", rows.length >= longListLength);
      // Only the total is between the head and the list.
      while (list.previousElementSibling !== next.firstElementChild) list.previousElementSibling?.remove();
      const totalCard = drawTotal(total);
      if (totalCard) list.before(totalCard);
      for (const [place, row] of rows.slice(0, firstRowCount).entries()) {
        const item = drawItem(row, place);
        // A card that is in its place is not moved: it would lose the focus.
        if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
      }
      while (list.children.length > firstRowCount) list.lastElementChild?.remove();
      if (section !== undefined) return;
      skeleton.replaceWith(next);
      section = next;
      next.addEventListener("click", onClick);
    },
    takeBack() {
      section?.replaceWith(skeleton);
      section = undefined;
      items.clear();
    },
    release: () => section?.removeEventListener("click", onClick),
  };
}
