import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { BrandLanguage } from "#scripts/brands/loadBrands.ts";
import type { FontFile, PublishedOwnFont } from "#scripts/fonts/compileFonts.ts";
import type { PageParts } from "./indexPage.ts";

/** An image to publish, with its size in px. */
export interface ImageFile {
  /** The file as it is. */
  readonly bytes: Uint8Array;
  /** Natural width in px. */
  readonly width: number;
  /** Natural height in px. */
  readonly height: number;
}

/** What the page of a brand with a dark theme has besides. */
export interface DarkInput {
  /** Colour of the browser's own user interface. */
  readonly themeColor: string;
  /** The logo on dark ground, where the brand has one. */
  readonly logo?: ImageFile;
  /**
   * Images that would not be seen on dark ground, with the light colour that each is set on: `logo`, `memberLogo`, or
   * the product.
   */
  readonly grounds: Readonly<Record<string, string>>;
}

/** What the pages of a brand have in one language each. */
export interface LanguageInput extends BrandLanguage {
  /** The texts of the page outside the portal. */
  readonly texts: PageParts["texts"];
  /** The text of the bar at the top of a preview. Left out: it is not a preview. */
  readonly preview?: string;
}

/** Everything that stamping needs of a brand. */
export interface StampInput {
  /** The brand's id. */
  readonly id: string;
  /** Its languages, its own first. There is one page in each. */
  readonly languages: readonly [LanguageInput, ...LanguageInput[]];
  /** The brand's logo. */
  readonly logo: ImageFile;
  /** The icon of the page. */
  readonly icon: ImageFile;
  /** Logo of the member scheme, where the brand has one. */
  readonly memberLogo?: ImageFile;
  /** By product. */
  readonly recommendationImages: Readonly<Record<string, ImageFile>>;
  /** The font files of the theme, compiled. */
  readonly fonts: readonly FontFile[];
  /** The families of the fonts, as in the names of their packages. */
  readonly fontFamilies: readonly string[];
  /** The fonts of the brand's own. */
  readonly ownFonts: readonly PublishedOwnFont[];
  /** Where weaknesses are reported. */
  readonly security: EffectiveDescriptor["security"];
  /** The licences of the packages in chunks and fonts. Left out: the page does not refer to any. */
  readonly licenses?: Uint8Array;
  /** `@font-face` rules, given the published address of each font file. */
  readonly fontCss: (urlOf: (name: string) => string) => string;
  /** The theme as custom properties. */
  readonly themeCss: string;
  /** Uses the fallback fonts until the page's fonts may load. */
  readonly standInFontCss: string;
  /** Attributes of `<html>`: the theme's variants. */
  readonly themeAttributes: Readonly<Record<string, string>>;
  /** Colour of the browser's own user interface. */
  readonly themeColor: string;
  /** Left out: the brand has light alone, and its page says nothing of another scheme. */
  readonly dark?: DarkInput;
}

/** Makes something of each language of a brand, whose own is the first. */
export const eachLanguage = <One, Made>(
  [own, ...others]: readonly [One, ...One[]],
  make: (one: One) => Made,
): readonly [Made, ...Made[]] => [make(own), ...others.map((other) => make(other))];
