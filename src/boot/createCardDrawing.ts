import type { Avtale } from "#domain/avtale/avtale.ts";
import { avtaleBadge } from "#domain/avtale/avtaleBadge.ts";
import { avtaleLink } from "#domain/avtale/avtaleLink.ts";
import { productIcon } from "#domain/avtale/productIcon.ts";
import { formatKroner } from "#domain/format/formatKroner.ts";
import { type OutboundLink, outboundLink } from "#core/navigation/outboundLink.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import type { AvtalerText } from "./createTexts.ts";
import { find } from "./find.ts";

/** Draws one card from the samples: what `AvtaleCard` renders of an agreement. */
export function createCardDrawing(samples: ParentNode, { urls }: Tenant, text: AvtalerText) {
  const links = new WeakMap<Element, OutboundLink>();

  function drawLink(item: HTMLElement, link: OutboundLink | undefined, id: string, hasDescription: boolean): void {
    const anchor = find(item, "a");
    if (link === undefined) {
      anchor.remove();
      find(item, "[data-clickable]").removeAttribute("data-clickable");
      return;
    }
    for (const [name, value] of Object.entries(link.attributes)) anchor.setAttribute(name, String(value));
    anchor.id = `${id}-link`;
    anchor.setAttribute("aria-labelledby", `${id}-link ${id}-name${hasDescription ? ` ${id}-description` : ""}`);
    links.set(anchor, link);
  }

  function drawBadge(item: HTMLElement, avtale: Avtale): void {
    const place = find(item, "[data-tone]").parentElement;
    const badge = avtaleBadge(avtale);
    if (badge === undefined) return place?.remove();
    const state = find(samples, `[data-tone="${badge.tone}"]`).parentElement?.cloneNode(true) as HTMLElement;
    const dato = badge.label === "avsluttes" ? badge.dato : undefined;
    const words = badge.label === "avsluttes" && dato === undefined ? "avsluttesWithoutDate" : badge.label;
    const label = find(state, "[data-tone]").lastChild;
    if (label === null) throw new Error("The sample of a badge has no text");
    label.textContent = text(`badge.${words}`, dato);
    place?.replaceWith(state);
  }

  return {
    /** The list item of an agreement. `id` begins the ids of its parts. */
    drawCard(avtale: Avtale, id: string): HTMLElement {
      const target = avtaleLink(avtale, urls.partnerDetail);
      const isPartner = target?.kind === "partner";
      const link = outboundLink(isPartner ? target.address : target?.path, isPartner ? "window" : "web");
      const sample = find(samples, isPartner ? "a[target]" : "a:not([target])").closest("li");
      const item = sample?.cloneNode(true) as HTMLElement;

      find(item, "svg", SVGElement).replaceWith(
        find(samples, `[data-icon="${productIcon(avtale)}"] svg`, SVGElement).cloneNode(true),
      );
      const heading = find(item, "h3");
      heading.id = `${id}-name`;
      find(heading, "bdi").textContent = avtale.name?.trim() || text("card.nameless");

      const description = avtale.description?.trim();
      const line = find(item, "p");
      line.id = `${id}-description`;
      if (description) find(line, "bdi").textContent = description;
      else line.remove();

      drawBadge(item, avtale);
      const amount = find(item, "[data-size] > span");
      if (avtale.monthlyPriceOre === undefined) amount.parentElement?.remove();
      else amount.textContent = formatKroner(avtale.monthlyPriceOre);
      drawLink(item, link, id, Boolean(description));
      return item;
    },
    /** The link that was drawn as this `<a>`. */
    linkOf: (anchor: Element): OutboundLink | undefined => links.get(anchor),
  };
}
