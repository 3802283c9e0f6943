import type { Page } from "@playwright/test";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";

/** What a theme does to a page: its fonts and values, and its variants. */
export interface BrandLook {
  /** The fonts are in it, since no brand's address has the fonts of another. */
  readonly css: string;
  /** Attributes of `<html>`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The look of a brand, for {@link wearLook}. */
export async function readLook({ theme }: Brand): Promise<BrandLook> {
  const { files, css } = await compileFonts(theme);
  const addressOf = (name: string): string => {
    const bytes = files.find((file) => file.name === name)?.bytes ?? new Uint8Array();
    return `data:font/woff2;base64,${Buffer.from(bytes).toString("base64")}`;
  };
  return { css: css(addressOf) + themeCss(theme), attributes: variantAttributes(theme) };
}

/**
 * Lays the look of another brand over a page. Its policy must be off: the build has admitted only the brand's own
 * styles.
 */
export async function wearLook(page: Page, look: BrandLook): Promise<void> {
  await page.evaluate(async ({ css, attributes }) => {
    document.getElementById("look")?.remove();
    const style = document.createElement("style");
    Object.assign(style, { id: "look", textContent: css });
    document.head.append(style);
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
    // The layout asks for the fonts that are in use.
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
  }, look);
}
