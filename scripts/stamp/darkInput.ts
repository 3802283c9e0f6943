import type { ColorObject } from "colorjs.io/fn";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import type { BrandImages } from "./brandImages.ts";
import type { DarkInput, ImageFile } from "./StampInput.ts";
import { contrastRatio } from "#scripts/shared/colours/contrast.ts";
import { colourCss } from "#scripts/shared/colours/readColour.ts";
import { imageColours } from "#scripts/brands/imageColours.ts";

/** Images with a meaning need it (WCAG 2.2: 1.4.11). */
const minimum = 3;

const isSeen = (colour: ColorObject, ground: ColorObject): boolean =>
  contrastRatio({ color: colour, css: colourCss(colour) }, { color: ground, css: colourCss(ground) }) >= minimum;

/**
 * Whether an image that was drawn for a light scheme is seen in the dark one: what is seen of it on its light ground is
 * seen on the dark grounds too. An image with a ground of its own is. One whose colours cannot be read is not.
 */
export function isSeenInDark(svg: string, light: ColorObject, dark: readonly ColorObject[]): boolean {
  const read = imageColours(svg);
  if (read === undefined) return false;
  if (read.hasGround) return true;
  const seen = read.colours.filter((colour) => isSeen(colour, light));
  return seen.length > 0 && seen.every((colour) => dark.every((ground) => isSeen(colour, ground)));
}

/** A colour in the light scheme, and in the dark one with normal and with more contrast. */
interface Ground {
  readonly light: string;
  readonly lightColour: ColorObject;
  readonly dark: readonly ColorObject[];
  readonly darkCss: string;
}

function groundOf({ tokens, contexts: { dark, darkMore } }: Theme, role: string): Ground | undefined {
  const light = tokens.get(role);
  const own = dark?.get(role) ?? light;
  const more = darkMore?.get(role) ?? own;
  if (light?.type !== "color" || own?.type !== "color" || more?.type !== "color") return undefined;
  return { light: light.css, lightColour: light.color, dark: [own.color, more.color], darkCss: own.css };
}

const textOf = ({ bytes }: ImageFile): string => new TextDecoder().decode(bytes);

/** What the page of a brand with a dark theme has besides; undefined for a brand that has light alone. */
export function darkInput(theme: Theme, images: BrandImages): DarkInput | undefined {
  if (theme.contexts.dark === undefined) return undefined;
  const header = groundOf(theme, "color.header");
  const surface = groundOf(theme, "color.surface");
  if (header === undefined || surface === undefined) throw new Error(`${theme.name} has no header and no surface`);
  const { logo, logoDark, memberLogo, recommendationImages } = images;
  const placed: [name: string, image: ImageFile, ground: Ground][] = [
    ...(logoDark === undefined ? [["logo", logo, header] satisfies [string, ImageFile, Ground]] : []),
    ...Object.entries({ ...(memberLogo && { memberLogo }), ...recommendationImages }).map(
      ([name, image]): [string, ImageFile, Ground] => [name, image, surface],
    ),
  ];
  const hidden = placed.filter(([, image, { lightColour, dark }]) => !isSeenInDark(textOf(image), lightColour, dark));
  return {
    themeColor: header.darkCss,
    ...(logoDark && { logo: logoDark }),
    grounds: Object.fromEntries(hidden.map(([name, , { light }]) => [name, light])),
  };
}
