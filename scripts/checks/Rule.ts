import type { Finding } from "#scripts/findings/Finding.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import type { BrandIndex } from "./BrandIndex.ts";
import type { CheckedFonts } from "./CheckedFonts.ts";
import type { Locales, Translations } from "./loadLocales.ts";

/** What the rules check. */
export interface CheckContext {
  readonly workspace: Workspace;
  /** The brands that can be built. */
  readonly valid: readonly Brand[];
  /** Who has a fact. */
  readonly index: BrandIndex;
  /** The portal's own texts in bokmål, which the other languages are compared with. */
  readonly locales: Locales;
  readonly translations: Translations;
  /** The portal's own files. Undefined: their words are not checked. */
  readonly portal: PortalText | undefined;
  /** Names of the installed font packages. */
  readonly fonts: readonly string[];
  /** What is known of the fonts of brands' own. */
  readonly ownFonts: CheckedFonts;
  /** The day in Norway, as `2026-12-24`. Only notes depend on it. */
  readonly today: string;
}

/** A check of `npm run validate`. */
export interface Rule {
  /** Shown when the rule itself throws. */
  readonly name: string;
  readonly check: (context: CheckContext) => readonly Finding[];
}
