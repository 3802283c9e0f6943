import type { Brand } from "#scripts/brands/loadBrands.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";

/** What a theme does to a page: its fonts and values, and its variants. */
export interface BrandLook {
  readonly brandId: string;
  /** `@font-face` rules. The fonts are in them, since no brand's address has the fonts of another. */
  readonly fontCss: string;
  /** The values of the theme. */
  readonly css: string;
  /** Attributes of `<html>`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The look of a brand. Its font families have the brand's name, so that a page can have the looks of several. */
export async function readLook({ id, theme }: Brand): Promise<BrandLook> {
  const { families, files, css } = await compileFonts(theme);
  const addressOf = (name: string): string => {
    const bytes = files.find((file) => file.name === name)?.bytes ?? new Uint8Array();
    return `data:font/woff2;base64,${Buffer.from(bytes).toString("base64")}`;
  };
  const asOwn = (text: string): string =>
    families.reduce((renamed, family) => renamed.replaceAll(`"${family}`, `"${id} ${family}`), text);
  return {
    brandId: id,
    fontCss: asOwn(css(addressOf)),
    css: asOwn(themeCss(theme)),
    attributes: variantAttributes(theme),
  };
}
