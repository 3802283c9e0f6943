import type { ColorObject } from "colorjs.io/fn";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import type { BrandImages } from "./brandImages.ts";
import type { DarkInput, ImageFile } from "./StampInput.ts";
import { isSeenInDark } from "./dark/isSeenInDark.ts";

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
