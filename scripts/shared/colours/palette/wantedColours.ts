import type { ColorObject } from "colorjs.io/fn";
import { colourScale, fromOklch, oklchOf } from "./colourScale.ts";
import type { PaletteToken } from "./paletteTokens.ts";

/** The greys of a theme: as they are, without hue, or with a touch of one. */
export const neutralKinds = ["brand", "warm", "cool", "grey", "keep"] as const;
export type NeutralKind = (typeof neutralKinds)[number];

/** What a palette is made from. */
export interface PaletteChoice {
  readonly brand: ColorObject;
  /** Left out: the brand's hue. */
  readonly accent?: ColorObject | undefined;
  readonly neutral: NeutralKind;
}

const warmHue = 75;
const coolHue = 250;
/** Chroma of greys: enough to be felt, too little to be seen as a colour. */
const neutralChroma = { least: 0.006, most: 0.03 };

/** Hues that are nearer than this look like one. */
const nearHue = 40;

/** What the greys of a theme do when its colour changes: they follow it where most of them have its hue. */
export function usualNeutral(tokens: readonly PaletteToken[]): NeutralKind {
  const action = tokens.find(({ roles }) => roles.includes("action"));
  if (action === undefined) return "keep";
  const { hue, chroma } = oklchOf(action.colour.color);
  const greys = tokens.filter(({ family }) => family === "neutral").map(({ colour }) => oklchOf(colour.color));
  const tinted = greys.filter((grey) => grey.chroma > neutralChroma.least);
  const near = tinted.filter((grey) => Math.abs(((grey.hue - hue + 540) % 360) - 180) < nearHue);
  return chroma > 0 && 2 * near.length > tinted.length ? "brand" : "keep";
}

const isWhite = ({ colour }: PaletteToken): boolean => {
  const { lightness, chroma } = oklchOf(colour.color);
  return lightness > 0.995 && chroma === 0;
};

function neutralOf({ colour }: PaletteToken, { brand, neutral }: PaletteChoice): ColorObject {
  const { lightness, chroma } = oklchOf(colour.color);
  const hues = { warm: warmHue, cool: coolHue, brand: oklchOf(brand).hue };
  if (neutral === "keep") return colour.color;
  const isColourless = neutral === "grey" || (neutral === "brand" && oklchOf(brand).chroma === 0);
  if (isColourless) return fromOklch({ lightness, chroma: 0, hue: 0 });
  const { least, most } = neutralChroma;
  return fromOklch({ lightness, chroma: Math.min(Math.max(chroma, least), most), hue: hues[neutral] });
}

/** A colour beside the one that was chosen, such as that of a button under the pointer: as far from it as before. */
const isBeside = ({ roles }: PaletteToken): boolean =>
  roles.every((role) => ["actionHover", "linkHover", "link", "navActive"].includes(role));

/** A tint stays a tint, also of a strong colour: little more chroma than the theme has there. */
function asQuiet({ colour }: PaletteToken, wanted: ColorObject): ColorObject {
  const next = oklchOf(wanted);
  const most = Math.max(1.6 * oklchOf(colour.color).chroma, 0.02);
  return fromOklch({ ...next, chroma: Math.min(next.chroma, most) });
}

/**
 * The colour that each token should have, contrast aside. Light stays light and dark stays dark, since that is the
 * theme's character; the chosen colours are where the theme has its button and its accent.
 */
export function wantedColours(tokens: readonly PaletteToken[], choice: PaletteChoice): Map<string, ColorObject> {
  const carrierOf = (role: string) => tokens.find(({ roles }) => roles.includes(role));
  const [brandCarrier, accentCarrier] = [carrierOf("action"), carrierOf("accent")];
  const brandScale = colourScale(choice.brand);
  const accentScale = colourScale(choice.accent ?? choice.brand);
  const oldBrand = brandCarrier === undefined ? 0 : oklchOf(brandCarrier.colour.color).lightness;
  const newBrand = oklchOf(choice.brand).lightness;
  const wantedOf = (token: PaletteToken): ColorObject => {
    const { lightness } = oklchOf(token.colour.color);
    if (token === brandCarrier) return choice.brand;
    if (token === accentCarrier && choice.accent !== undefined && token.family === "accent") return choice.accent;
    if (token.family === "status" || isWhite(token)) return token.colour.color;
    if (token.family === "neutral") return neutralOf(token, choice);
    if (isBeside(token)) return brandScale(Math.min(Math.max(lightness + newBrand - oldBrand, 0.12), 0.99));
    return asQuiet(token, (token.family === "accent" ? accentScale : brandScale)(lightness));
  };
  return new Map(tokens.map((token) => [token.name, wantedOf(token)]));
}
