import type { ProductIcon } from "#contract/brandBlock.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { formatKroner } from "../format/formatKroner.ts";
import type { Avtale } from "./avtale.ts";
import { formatDay } from "../format/formatDato.ts";
import { textMark } from "../format/textLanguage.ts";
import { type AvtaleBadge, avtaleBadge } from "./avtaleBadge.ts";
import { avtaleBeskrivelse } from "./avtaleBeskrivelse.ts";
import { type AvtaleDato, avtaleDato } from "./avtaleDato.ts";
import { avtaleLink } from "./avtaleLink.ts";
import type { AvtaleGroupId } from "./avtalerGroups.ts";
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
  | "nameInGroup"
  | "line"
  | "plate"
  | "street"
  | "state"
  | "until"
  | `badge-${AvtaleBadge["variant"]}`
  | "foot"
  | "price"
  | "noPrice"
  | "link"
  | "partnerLink"
  | "groups"
  | "tools"
  | "searchTools"
  | "group"
  | "groupHead"
  | "foldedGroup"
  | "foldedHead"
  | "groupName"
  | "groupFacts"
  | "groupFact"
  | "groupSum"
  | "cards"
  | "item"
  | "totalSkeleton"
  | "totals"
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
  /** Of a text that is in another language than the page. */
  readonly lang?: "nb" | "en";
  readonly href?: string;
  readonly type?: "application/pdf";
  readonly target?: "_blank";
  readonly rel?: "noopener noreferrer";
  readonly "aria-labelledby"?: string;
  readonly "data-clickable"?: "";
  /** Which group it is. */
  readonly "data-group"?: AvtaleGroupId;
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
  | "card.noPrice"
  | "card.link"
  | "card.partnerLink"
  | `card.${Exclude<AvtaleDato["kind"], "avsluttes">}`
  | `badge.${AvtaleBadge["label"]}`
  | "badge.avsluttesWithoutDate"
  | "count_one"
  | "count_other"
  | `group.${AvtaleGroupId}`
  | "group.incomplete"
  | `total.${"month" | "year"}${"" | ".soFar"}`
  | "total.incomplete"
  | "total.unknown";

/** Reads a text; `values` fill in its `{{name}}`s. */
export type ReadCardText = (key: CardText, values?: Readonly<Partial<Record<"dato" | "count", string>>>) => string;

/** What a card is drawn with. */
export interface CardDrawing<Drawn> {
  readonly draw: DrawPart<Drawn>;
  readonly text: ReadCardText;
  /** The language of the page. */
  readonly language: Language;
}

/** What the card of an agreement depends on besides the agreement. */
export interface CardSetting {
  readonly products: Products;
  /** The brand's address of the partner's detail page. */
  readonly partnerDetailUrl: string | undefined;
  /** The attributes of a link (`outboundLink`); undefined when its address is missing or refused (spec: links-5). */
  readonly linkTo: (address: string | undefined, kind: "web" | "window") => CardAttributes | undefined;
  /** Whether the page is in the bank's app, which has no tabs (spec: links-15). Asked for a partner's card only. */
  readonly isInApp: () => boolean;
  /** `2026-01-31`, in Norway. */
  readonly today: string;
  /** Whether the card is below the heading of a group. */
  readonly isInGroup: boolean;
}

/** The text of an agreement's badge (spec: avtaler-14, avtaler-15, avtaler-17, avtaler-18, avtaler-19). */
function badgeText<Drawn>(badge: AvtaleBadge, { text, language }: CardDrawing<Drawn>): string {
  if (badge.label !== "avsluttes") return text(`badge.${badge.label}`);
  return badge.day === undefined
    ? text("badge.avsluttesWithoutDate")
    : text("badge.avsluttes", { dato: formatDay(badge.day, language) });
}

/** The description, as a plate or an address where it is one (spec: avtaler-37). */
function descriptionLine<Drawn>(
  avtale: Avtale,
  attributes: CardAttributes,
  products: Products,
  draw: DrawPart<Drawn>,
): Drawn | undefined {
  const description = avtaleBeskrivelse(avtale, products);
  switch (description?.kind) {
    case undefined:
      return undefined;
    case "tekst":
      return draw("line", attributes, description.tekst);
    case "skilt":
      return draw(
        "line",
        attributes,
        draw("plate", {}, description.skilt),
        description.resten !== "" && ` ${description.resten}`,
      );
    case "adresse":
      return draw(
        "line",
        attributes,
        draw("street", {}, description.gate),
        description.sted !== "" && ` ${description.sted}`,
      );
  }
}

/**
 * The card of an agreement: name, description, state, date, price and link. A card without a price that can be read says
 * so (spec: avtaler-44).
 * @param id begins the ids of its parts
 */
export function avtaleCard<Drawn>(
  avtale: Avtale,
  id: string,
  { products, partnerDetailUrl, linkTo, isInApp, today, isInGroup }: CardSetting,
  drawing: CardDrawing<Drawn>,
): Drawn {
  const { draw, text, language } = drawing;
  const target = avtaleLink(avtale, products, partnerDetailUrl);
  const isPartner = target?.kind === "partner";
  const link = linkTo(isPartner ? target.address : target?.path, isPartner ? "window" : "web");
  const badge = avtaleBadge(avtale);
  const lang = textMark(avtale.textLanguage, language);
  const mark = lang && { lang };
  const name = avtale.name?.trim();
  const line = descriptionLine(avtale, { id: `${id}-description`, ...mark }, products, draw);
  const dato = avtaleDato(avtale, today);
  const price = avtale.monthlyPriceOre;
  // The link's own text first, then the agreement: unique in a list of links.
  const labels = `${id}-link ${id}-name${line ? ` ${id}-description` : ""}`;

  return draw(
    "card",
    link ? { "data-clickable": "" } : {},
    draw(
      "head",
      {},
      draw("icon", {}, draw(`icon-${productIcon(avtale, products)}`, {})),
      draw(isInGroup ? "nameInGroup" : "name", { id: `${id}-name`, ...(name && mark) }, name || text("card.nameless")),
    ),
    line,
    badge && draw("state", {}, draw(`badge-${badge.variant}`, {}, badgeText(badge, drawing))),
    // A badge says when an agreement ends.
    dato &&
      dato.kind !== "avsluttes" &&
      draw("until", {}, text(`card.${dato.kind}`, { dato: formatDay(dato.day, language) })),
    draw(
      "foot",
      {},
      price === undefined
        ? draw("noPrice", {}, text("card.noPrice"))
        : draw("price", {}, formatKroner(price, language)),
      link &&
        draw(
          isPartner && !isInApp() ? "partnerLink" : "link",
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
export function avtalerTotals<Drawn>(
  total: AvtalerTotal,
  hint: Drawn | undefined,
  { draw, text, language }: CardDrawing<Drawn>,
): Drawn {
  if (total.status === "pending") return draw("totalSkeleton", {});
  if (total.status === "unknown") return draw("totals", {}, draw("lack", {}, text("total.unknown")));
  const { status, monthlyOre, yearlyOre } = total;
  const soFar = status === "soFar" ? ".soFar" : "";
  return draw(
    "totals",
    {},
    draw(
      "figures",
      {},
      monthlyOre !== undefined &&
        draw(
          "figure",
          {},
          draw("label", {}, text(`total.month${soFar}`)),
          draw("sum", {}, draw("monthlySum", {}, formatKroner(monthlyOre, language))),
        ),
      yearlyOre !== undefined &&
        draw(
          "figure",
          {},
          draw("label", {}, text(`total.year${soFar}`)),
          draw("sum", {}, draw("yearlySum", {}, formatKroner(yearlyOre, language)), hint),
        ),
    ),
    status === "incomplete" && draw("lack", {}, text("total.incomplete")),
  );
}
