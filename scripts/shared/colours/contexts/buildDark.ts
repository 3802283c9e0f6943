import type { ColorObject } from "colorjs.io/fn";
import { type Colours, settleRoles } from "./settleRoles.ts";
import { fromOklch, type Oklch, oklchOf } from "../palette/colourScale.ts";
import { contrastLevels } from "../contrastPairs.ts";

/** Lightness of the grounds at night: what is nearer to the reader is lighter. */
const night = {
  page: 0.19,
  surface: 0.232,
  surfaceSubtle: 0.276,
  skeleton: 0.312,
  tint: 0.312,
  band: 0.285,
  hero: 0.33,
};

/** Lightness of what is drawn on them: bright enough to be read, and not as bright as white, which glares. */
const drawn = { text: 0.935, heading: 0.955, textSubtle: 0.775, link: 0.8, linkHover: 0.88 };

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * A colour between two: its hue lies between theirs, on the side of the stronger one, and it is as strong as they are.
 * Mixed like paint, two hues that lie far apart would become grey. Its lightness is that of the first.
 */
function mixedTint(one: Oklch, other: Oklch, share: number): Oklch {
  const tint = ({ chroma, hue }: Oklch) => {
    const radians = (hue * Math.PI) / 180;
    return [chroma * Math.cos(radians), chroma * Math.sin(radians)] as const;
  };
  const [[a, b], [otherA, otherB]] = [tint(one), tint(other)];
  const [mixedA, mixedB] = [a + (otherA - a) * share, b + (otherB - b) * share];
  const hue = (Math.atan2(mixedB, mixedA) * 180) / Math.PI;
  const chroma = one.chroma + (other.chroma - one.chroma) * share;
  return { lightness: one.lightness, chroma, hue: (hue + 360) % 360 };
}

/** Yellow looks olive when it is dark: sand and paper are nearer to orange at night. */
function nightHue(hue: number): number {
  const share = Math.max(0, 1 - Math.abs(hue - 85) / 25);
  return hue - 25 * share;
}

/** The colours of a theme in light, as lightness, chroma and hue. */
class LightColours {
  readonly #known = new Map<string, Oklch>();
  readonly #colours: Colours;
  /** The tint of everything that has no colour of its own at night: that of the brand's text. */
  readonly ink: Oklch;

  constructor(colours: Colours) {
    this.#colours = colours;
    const isTinted = ({ chroma }: Oklch) => chroma > 0.012;
    const page = this.of("page");
    this.ink = [this.of("heading"), this.of("text")].find(isTinted) ?? { ...page, chroma: Math.min(page.chroma, 0.02) };
  }

  of(role: string): Oklch {
    const known = this.#known.get(role);
    if (known !== undefined) return known;
    const color = this.#colours.get(role);
    const oklch = color === undefined ? { lightness: 0.5, chroma: 0, hue: 0 } : oklchOf(color);
    this.#known.set(role, oklch);
    return oklch;
  }

  isSame(role: string, other: string): boolean {
    const [a, b] = [this.of(role), this.of(other)];
    return a.lightness === b.lightness && a.chroma === b.chroma && a.hue === b.hue;
  }
}

type Wish = (light: LightColours) => Oklch;

/** A ground without a colour of its own: dark, with a breath of the brand's ink. */
const inked = ({ ink }: LightColours, lightness: number, mostChroma: number): Oklch => ({
  lightness,
  chroma: Math.min(ink.chroma * 0.5, mostChroma),
  hue: nightHue(ink.hue),
});

/** What is drawn on a dark ground: light, with a breath of its own hue, or of the ink's. */
function lit(light: LightColours, role: string, lightness: number, mostChroma: number): Oklch {
  const own = light.of(role);
  const { chroma, hue } = own.chroma > 0 ? own : light.ink;
  return { lightness, chroma: Math.min(chroma, mostChroma), hue };
}

/** A tint as a dark ground: its own hue, drawn a little to the ink's, so that yellow does not turn brown. */
function deepTint(light: LightColours, own: Oklch, lightness: number, mostChroma: number): Oklch {
  const chroma = Math.min(own.chroma * 1.8, Math.max(0.06, own.chroma * 0.6), mostChroma);
  const share = light.ink.chroma > 0.02 ? 0.47 : 0;
  return mixedTint({ lightness, chroma, hue: nightHue(own.hue) }, { ...light.ink, chroma: chroma * 0.9 }, share);
}

const surface =
  (role: "skeleton" | "surface" | "surfaceSubtle"): Wish =>
  (light) => {
    const own = light.of(role);
    const share = 0.4 * Math.min(own.chroma / 0.02, 1);
    return mixedTint(
      inked(light, night[role], 0.024),
      { ...own, chroma: Math.min(own.chroma * 1.1, 0.035), hue: nightHue(own.hue) },
      share,
    );
  };

const grounds: readonly (readonly [role: string, wish: Wish])[] = [
  ["surface", surface("surface")],
  ["page", (light) => inked(light, night.page, 0.024)],
  ["surfaceSubtle", surface("surfaceSubtle")],
];

/**
 * A band of the page: header, navigation, hero or footer. One that has the colour of a ground has it at night too, a dark
 * one stays as it is, a light or a loud one becomes a deep version of itself.
 */
const band =
  (role: string): Wish =>
  (light) => {
    const ground = grounds.find(([name]) => light.isSame(role, name));
    if (ground !== undefined) return ground[1](light);
    const own = light.of(role);
    const isDark = own.lightness < 0.5;
    if (isDark) return { ...own, lightness: clamp(own.lightness, 0.27, 0.37), chroma: Math.min(own.chroma, 0.15) };
    return deepTint(light, own, role === "hero" ? night.hero : night.band, 0.1);
  };

/** Text on a band: light text stays, dark text becomes light. */
const onBand =
  (role: string, lightness: number): Wish =>
  (light) => {
    const own = light.of(role);
    return own.lightness > 0.7 ? own : lit(light, role, lightness, 0.03);
  };

/** A coloured mark on a ground, such as a link: bright ones stay, dark ones are lit. */
const mark =
  (role: string, lightness: number, mostChroma = 0.12): Wish =>
  (light) => {
    const own = light.of(role);
    return own.lightness > 0.7 ? own : { ...own, lightness, chroma: Math.min(own.chroma, mostChroma) };
  };

/** A strong colour, such as that of a button or an accent: as it is when it is bright, else light enough to glow. */
const glow =
  (role: string, least: number): Wish =>
  (light) => {
    const own = light.of(role);
    return { ...own, lightness: clamp(own.lightness, least, 0.9) };
  };

const lighter = (colour: Oklch, by: number): Oklch => ({ ...colour, lightness: colour.lightness + by });

const kept =
  (role: string): Wish =>
  (light) =>
    light.of(role);

/** A line: as clear on the dark ground as it is on the light one, and never glaring. */
const outline: Wish = (light) => {
  const distance = Math.abs(light.of("surface").lightness - light.of("border").lightness);
  return lit(light, "border", clamp(night.surface + 0.05 + distance * 0.75, 0.34, 0.7), 0.03);
};

/** The line below the header: invisible where it is so in light. */
const headerBorder: Wish = (light) => {
  const beside = ["header", "nav"].find((role) => light.isSame("headerBorder", role));
  return beside === undefined ? outline(light) : band(beside)(light);
};

const status = (name: string): readonly (readonly [string, Wish])[] => {
  const on = `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    [`${name}Surface`, (light) => ({ ...light.of(`${name}Border`), lightness: 0.29, chroma: 0.048 })],
    [on, (light) => lit(light, on, 0.89, 0.065)],
    [`${name}Border`, (light) => lit(light, `${name}Border`, 0.72, 0.13)],
  ];
};

const wishes: readonly (readonly [role: string, wish: Wish])[] = [
  ...grounds,
  ["action", glow("action", 0.535)],
  ["accent", glow("accent", 0.5)],
  ["hero", band("hero")],
  ["header", band("header")],
  ["footer", band("footer")],
  ["nav", band("nav")],
  ["actionSubtle", (light) => deepTint(light, light.of("actionSubtle"), night.tint, 0.06)],
  ["text", (light) => lit(light, "text", drawn.text, 0.012)],
  ["textSubtle", (light) => lit(light, "textSubtle", drawn.textSubtle, 0.025)],
  ["heading", (light) => lit(light, "heading", drawn.heading, 0.022)],
  ["border", outline],
  ["borderStrong", (light) => lit(light, "borderStrong", 0.62, 0.03)],
  ["actionHover", (light) => lighter(glow("action", 0.535)(light), 0.04)],
  ["onAction", kept("onAction")],
  ["link", mark("link", drawn.link)],
  ["linkHover", mark("linkHover", drawn.linkHover, 0.09)],
  // The rings change places: the inner one is light in most themes.
  [
    "focus",
    (light) => (light.of("focusInner").lightness > 0.7 ? light.of("focusInner") : lit(light, "focus", 0.93, 0.04)),
  ],
  ["focusInner", (light) => inked(light, night.page, 0.03)],
  ["onHeader", onBand("onHeader", 0.95)],
  ["headerBorder", headerBorder],
  ["onNav", onBand("onNav", 0.8)],
  ["navActive", mark("navActive", 0.82)],
  ["navBadge", glow("navBadge", 0.56)],
  ["onNavBadge", kept("onNavBadge")],
  ["onHero", onBand("onHero", 0.955)],
  ["onHeroSubtle", onBand("onHeroSubtle", 0.87)],
  ["heroAccent", glow("heroAccent", 0.58)],
  ["onAccent", kept("onAccent")],
  ["onFooter", onBand("onFooter", 0.95)],
  ["onFooterSubtle", onBand("onFooterSubtle", 0.82)],
  ["footerLink", mark("footerLink", 0.82)],
  ...["info", "success", "warning", "error"].flatMap(status),
  ["skeleton", surface("skeleton")],
  ["overlay", (light) => inked(light, 0.09, 0.02)],
  ["illustrationLine", (light) => lit(light, "illustrationLine", 0.9, 0.03)],
  ["illustrationFill", glow("illustrationFill", 0.58)],
  ["illustrationSoft", (light) => deepTint(light, light.of("illustrationSoft"), 0.36, 0.06)],
  ["illustrationAccent", glow("illustrationAccent", 0.5)],
];

/** The colour that each role of a theme should have in dark, contrast aside; the most important roles first. */
function darkColours(colours: Colours): Map<string, ColorObject> {
  const light = new LightColours(colours);
  return new Map(
    wishes.flatMap(([role, wish]) => {
      const own = colours.get(role);
      return own === undefined ? [] : [[role, { ...fromOklch(wish(light)), alpha: own.alpha }] as const];
    }),
  );
}

/**
 * The dark colours of all roles from the light ones: the brand at night, not an inversion of it. Every pair has its
 * contrast by construction.
 * @param light the colours of all roles, also translucent ones
 * @param takenOver dark colours that somebody has chosen: they stay, and the others are built around them
 */
export const buildDark = (light: Colours, takenOver: Colours = new Map()): Colours =>
  settleRoles(darkColours(light), takenOver, contrastLevels.normal);
