import type { Avtale } from "#domain/avtale/avtale.ts";
import { avtaleBadge } from "#domain/avtale/avtaleBadge.ts";
import { avtaleLink } from "#domain/avtale/avtaleLink.ts";
import { productIcon } from "#domain/avtale/productIcon.ts";
import { formatKroner } from "#domain/format/formatKroner.ts";
import { outboundLink } from "#core/navigation/outboundLink.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { find } from "./find.ts";

/** A copy of the first element of the samples that a selector names. */
export type CopySample = (selector: string) => HTMLElement;

/**
 * Draws an agreement as `AvtaleCard` renders it, in its list item. The samples are a card of our own and one of the
 * partner's, each with everything but a name and a badge, then icons and badges.
 * @param place in the list
 */
export function drawCard(avtale: Avtale, place: number, copy: CopySample, { urls, products }: Tenant): HTMLElement {
  const target = avtaleLink(avtale, products, urls.partnerDetail);
  const isPartner = target?.kind === "partner";
  const link = outboundLink(isPartner ? target.address : target?.path, isPartner ? "window" : "web");
  const badge = avtaleBadge(avtale);
  const name = avtale.name?.trim();
  const description = avtale.description?.trim();

  const item = copy(isPartner ? "li + li" : "li");
  const card = item.firstElementChild as HTMLElement;
  const anchor = find(card, "a");
  const line = find(card, "p");
  const amount = find(card, "[data-size]");
  const id = `avtale-${place}`;

  find(card, "svg").replaceWith(copy(`[data-icon="${productIcon(avtale, products)}"] svg`));
  const heading = find(card, "h3");
  heading.id = `${id}-name`;
  if (name) find(heading, "bdi").textContent = name;
  line.id = `${id}-description`;
  if (description) find(line, "bdi").textContent = description;
  else line.remove();
  if (badge) {
    const dato = badge.label === "avsluttes" ? badge.dato : undefined;
    const state = copy(`[data-badge="${badge.label}${dato ? "Dato" : ""}"] > *`);
    const words = find(state, "[data-variant]").lastChild as Text;
    if (dato) words.data = words.data.replace(/[\d.]{10}/, dato);
    card.lastElementChild?.before(state);
  }
  if (avtale.monthlyPriceOre === undefined) amount.remove();
  else find(amount, "span").textContent = formatKroner(avtale.monthlyPriceOre);
  if (link) {
    for (const [attribute, value] of Object.entries(link.attributes)) anchor.setAttribute(attribute, String(value));
    anchor.id = `${id}-link`;
    anchor.setAttribute("aria-labelledby", `${id}-link ${id}-name${description ? ` ${id}-description` : ""}`);
  } else {
    anchor.remove();
    card.removeAttribute("data-clickable");
  }
  return item;
}
