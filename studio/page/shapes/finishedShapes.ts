import { valueAt } from "#contract/valueAt.ts";
import { parseTheme, withTokenValue } from "#scripts/shared/colours/themeEdits.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { lowerFirst } from "../colours/roleName.ts";
import type { OfferedChoice } from "../offers/OfferedChoices.tsx";
import { text } from "../texts.ts";

/** Lengths of a theme in px, by token. */
export type Shape = Readonly<Record<string, number>>;

/** A shape with a name: lengths of the theme that belong together. */
export interface FinishedShape extends OfferedChoice {
  readonly title: string;
  readonly shape: Shape;
  /** How cards differ from the page; left out: it stays as it is. */
  readonly card?: string;
}

const cardVariant = ["$extensions", "portal.variants", "card"];

/** The lengths of a theme in px; a length in rem is left out. */
export function readShape(themeText: string): Shape {
  const file = parseTheme(themeText);
  const lengths = ["radius", "border", "size"].flatMap((group) =>
    Object.keys(valueAt(file, [group]) ?? {}).flatMap((name) => {
      const length = valueAt(file, [group, name, "$value"]) as { readonly value?: unknown; readonly unit?: unknown };
      return typeof length?.value === "number" && length.unit === "px" ? [[`${group}.${name}`, length.value]] : [];
    }),
  );
  return Object.fromEntries(lengths) as Shape;
}

/** How the cards of a theme differ from its page. */
export const cardOf = (themeText: string): unknown => valueAt(parseTheme(themeText), cardVariant);

/** A layer of a shadow below cards: with the colour that the theme's dialogs have below them. */
const cardShadow = (colour: object, alpha: number, offset: number, blur: number): object => ({
  color: { ...colour, alpha },
  offsetX: { value: 0, unit: "px" },
  offsetY: { value: offset, unit: "px" },
  blur: { value: blur, unit: "px" },
  spread: { value: 0, unit: "px" },
});

/** Raised cards need a shadow that is seen. A theme that has one keeps it. */
function withCardShadow(themeText: string): string {
  const colourIn = (name: string) =>
    valueAt(parseTheme(themeText), ["shadow", name, "$value", "color"]) as { readonly alpha?: number } | undefined;
  const own = colourIn("card");
  const dialog = colourIn("dialog");
  if (typeof own !== "object" || own.alpha !== 0 || typeof dialog !== "object") return themeText;
  const resting = withTokenValue(themeText, "shadow.card", cardShadow(dialog, 0.15, 2, 6));
  return withTokenValue(resting, "shadow.cardHover", cardShadow(dialog, 0.24, 8, 20));
}

function withShape(themeText: string, shape: Shape, card: string | undefined): string {
  const sized = Object.entries(shape).reduce(
    (next, [token, value]) => withTokenValue(next, token, { value, unit: "px" }),
    themeText,
  );
  if (card === undefined) return sized;
  const varied = setValue(sized, cardVariant, card, () => []);
  return card === "raised" ? withCardShadow(varied) : varied;
}

type Group = "buttons" | "cards" | "corners" | "density" | "header";
type ShapeText<Of extends Group> = Parameters<typeof text>[0] & `shapes.${Of}.${string}`;

function finished<Of extends Group>(group: Of, key: ShapeText<Of>, shape: Shape, card?: string): FinishedShape {
  return {
    value: key,
    title: text(key),
    name: text(`shapes.${group}.name`, { shape: lowerFirst(text(key)) }),
    shape,
    ...(card === undefined ? {} : { card }),
    change: (texts) => ({ ...texts, theme: withShape(texts.theme, shape, card) }),
  };
}

const corners = (control: number, card: number, dialog: number, badge: number): Shape => ({
  "radius.control": control,
  "radius.card": card,
  "radius.dialog": dialog,
  "radius.badge": badge,
});
const density = (control: number, padding: number, gap: number, hero: number): Shape => ({
  "size.control": control,
  "size.cardPadding": padding,
  "size.cardGap": gap,
  "size.heroPadding": hero,
});
const header = (wide: number, compact: number): Shape => ({ "size.header": wide, "size.headerCompact": compact });

/** The shapes to choose from. A theme can have others, by its single fields. */
export const finishedShapes: readonly (readonly [Group, readonly FinishedShape[]])[] = [
  [
    "corners",
    [
      finished("corners", "shapes.corners.sharp", corners(2, 2, 2, 2)),
      finished("corners", "shapes.corners.slight", corners(6, 8, 12, 4)),
      finished("corners", "shapes.corners.round", corners(10, 12, 16, 8)),
      finished("corners", "shapes.corners.soft", corners(14, 20, 28, 999)),
    ],
  ],
  [
    "buttons",
    [
      finished("buttons", "shapes.buttons.sharp", { "radius.button": 2 }),
      finished("buttons", "shapes.buttons.round", { "radius.button": 8 }),
      finished("buttons", "shapes.buttons.pill", { "radius.button": 999 }),
    ],
  ],
  [
    "cards",
    [
      finished("cards", "shapes.cards.flat", { "border.card": 0 }, "flat"),
      finished("cards", "shapes.cards.outlined", { "border.card": 1 }, "outlined"),
      finished("cards", "shapes.cards.raised", { "border.card": 0 }, "raised"),
    ],
  ],
  [
    "density",
    [
      finished("density", "shapes.density.dense", density(44, 16, 16, 24)),
      finished("density", "shapes.density.usual", density(48, 20, 24, 40)),
      finished("density", "shapes.density.airy", density(52, 28, 24, 64)),
    ],
  ],
  [
    "header",
    [
      finished("header", "shapes.header.low", header(60, 56)),
      finished("header", "shapes.header.usual", header(76, 60)),
      finished("header", "shapes.header.high", header(92, 64)),
    ],
  ],
];

/** The finished shape that a theme has in a group; undefined: it has one of its own. */
export function shapeIn(shapes: readonly FinishedShape[], themeText: string): string | undefined {
  const now = readShape(themeText);
  const card = cardOf(themeText);
  return shapes.find(
    (each) =>
      (each.card === undefined || each.card === card) &&
      Object.entries(each.shape).every(([token, value]) => now[token] === value),
  )?.value;
}
