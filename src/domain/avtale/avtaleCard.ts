import type { ProductIcon } from "#contract/brandBlock.ts";
import { formatKroner } from "../format/formatKroner.ts";
import type { Avtale } from "./avtale.ts";
import { type AvtaleBadge, avtaleBadge } from "./avtaleBadge.ts";
import { avtaleLink } from "./avtaleLink.ts";
import type { AvtalerTotal } from "./avtalerView.ts";
import { productIcon } from "./productIcon.ts";
import type { Products } from "./productTable.ts";

/*
 * What the cards of the agreements consist of. The portal and the boot script draw the same description: the portal
 * with the components of `cardLooks.tsx`, the boot script with copies of what the build has rendered with them. So a new
 * line in a card is a change here.
 */

/** How a part looks: a component in `src/features/avtaler/cardLooks.tsx`. */
export type CardLook =
  | "card"
  | "head"
  | "icon"
  | `icon-${ProductIcon}`
  | "name"
  | "line"
  | "state"
  | `badge-${AvtaleBadge["variant"]}`
  | "foot"
  | "price"
  | "link"
  | "partnerLink"
  | "totalSkeleton"
  | "totalCard"
  | "figures"
  | "figure"
  | "label"
  | "sum"
  | "monthlySum"
  | "yearlySum"
  | "lack";

/** Attributes of the element of a part. */
export interface CardAttributes {
  readonly id?: string;
  readonly href?: string;
  readonly type?: "application/pdf";
  readonly target?: "_blank";
  readonly rel?: "noopener noreferrer";
  readonly "aria-labelledby"?: string;
  readonly "data-clickable"?: "";
}

/** Draws a part; `undefined` and `false` among its content are nothing. */
export type DrawPart<Drawn> = (
  look: CardLook,
  attributes: CardAttributes,
  ...content: readonly (Drawn | string | false | undefined)[]
) => Drawn;

/** A key of `locales/nb/avtaler.json` that a card shows. */
export type CardText =
  | "card.nameless"
  | "card.link"
  | "card.partnerLink"
  | `badge.${AvtaleBadge["label"]}`
  | "badge.avsluttesWithoutDate"
  | `total.${"month" | "year"}${"" | ".soFar"}`
  | "total.incomplete";

/** Reads a text; `values` fill in its `{{name}}`s. */
export type ReadCardText = (key: CardText, values?: { readonly dato?: string }) => string;

/** What a card is drawn with. */
export interface CardDrawing<Drawn> {
  readonly draw: DrawPart<Drawn>;
  readonly text: ReadCardText;
}

/** What the card of an agreement depends on besides the agreement. */
export interface CardSetting {
  readonly products: Products;
  /** The brand's address of the partner's detail page. */
  readonly partnerDetailUrl: string | undefined;
  /** The attributes of a link (`outboundLink`); undefined when its address is missing or refused (spec: links-5). */
  readonly linkTo: (address: string | undefined, kind: "web" | "window") => CardAttributes | undefined;
}

/** The text of an agreement's badge (spec: avtaler-14, avtaler-15, avtaler-17, avtaler-18, avtaler-19). */
function badgeText(badge: AvtaleBadge, text: ReadCardText): string {
  if (badge.label !== "avsluttes") return text(`badge.${badge.label}`);
  return badge.dato === undefined ? text("badge.avsluttesWithoutDate") : text("badge.avsluttes", { dato: badge.dato });
}

/**
 * The card of an agreement: name, state, price and link.
 * @param id begins the ids of its parts
 */
export function avtaleCard<Drawn>(
  avtale: Avtale,
  id: string,
  { products, partnerDetailUrl, linkTo }: CardSetting,
  { draw, text }: CardDrawing<Drawn>,
): Drawn {
  const target = avtaleLink(avtale, products, partnerDetailUrl);
  const isPartner = target?.kind === "partner";
  const link = linkTo(isPartner ? target.address : target?.path, isPartner ? "window" : "web");
  const badge = avtaleBadge(avtale);
  const description = avtale.description?.trim();
  const price = avtale.monthlyPriceOre;
  // The link's own text first, then the agreement: unique in a list of links.
  const labels = `${id}-link ${id}-name${description ? ` ${id}-description` : ""}`;

  return draw(
    "card",
    link ? { "data-clickable": "" } : {},
    draw(
      "head",
      {},
      draw("icon", {}, draw(`icon-${productIcon(avtale, products)}`, {})),
      draw("name", { id: `${id}-name` }, avtale.name?.trim() || text("card.nameless")),
    ),
    description && draw("line", { id: `${id}-description` }, description),
    badge && draw("state", {}, draw(`badge-${badge.variant}`, {}, badgeText(badge, text))),
    draw(
      "foot",
      {},
      price !== undefined && draw("price", {}, formatKroner(price)),
      link &&
        draw(
          isPartner ? "partnerLink" : "link",
          { ...link, id: `${id}-link`, "aria-labelledby": labels },
          text(isPartner ? "card.partnerLink" : "card.link"),
        ),
    ),
  );
}

/**
 * The sum of all agreements, own and partner's (spec: avtaler-2). The card says when the sum may lack a part
 * (spec: avtaler-5). While a part is awaited, the labels say so, so that nothing moves when the part arrives.
 * @param hint the button that explains the sum of a year
 */
export function avtalerTotalCard<Drawn>(total: AvtalerTotal, hint: Drawn, { draw, text }: CardDrawing<Drawn>): Drawn {
  if (total.status === "pending") return draw("totalSkeleton", {});
  const { status, monthlyOre, yearlyOre } = total;
  const soFar = status === "soFar" ? ".soFar" : "";
  return draw(
    "totalCard",
    {},
    draw(
      "figures",
      {},
      monthlyOre !== undefined &&
        draw(
          "figure",
          {},
          draw("label", {}, text(`total.month${soFar}`)),
          draw("sum", {}, draw("monthlySum", {}, formatKroner(monthlyOre))),
        ),
      yearlyOre !== undefined &&
        draw(
          "figure",
          {},
          draw("label", {}, text(`total.year${soFar}`), hint),
          draw("sum", {}, draw("yearlySum", {}, formatKroner(yearlyOre))),
        ),
    ),
    status === "incomplete" && draw("lack", {}, text("total.incomplete")),
  );
}
