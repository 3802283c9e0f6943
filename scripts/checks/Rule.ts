import type { Finding } from "#scripts/brands/finding.ts";
import type { FindingCode } from "#scripts/brands/findingCodes.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { BrandIndex } from "./BrandIndex.ts";
import type { Locales } from "./loadLocales.ts";
import type { PortalWords } from "./PortalWords.ts";

/** What the rules check: some brands and themes at a time, so that memory does not grow with their number. */
export interface CheckContext {
  /** Some of the brands, with the themes that they use; or only themes. Each is in at least one such part. */
  readonly workspace: Workspace;
  /** What a rule has to know of the brands in other parts. */
  readonly index: BrandIndex;
  readonly locales: Locales;
  /** The words that every brand's folder has. Undefined: they are not checked. */
  readonly portal: PortalWords | undefined;
  /** Names of the installed font packages. */
  readonly fonts: readonly string[];
  /** The day in Norway, as `2026-12-24`. Only notes depend on it. */
  readonly today: string;
}

/** A check: the codes that it can report, and the function that finds them. */
export interface Rule {
  readonly meta: {
    /** Shown when the rule itself throws. */
    readonly name: string;
    /** All codes that the rule reports. */
    readonly codes: readonly FindingCode[];
  };
  /** Checks the brands and themes of one part. */
  readonly check: (context: CheckContext) => readonly Finding[] | Promise<readonly Finding[]>;
  /** Checks what all brands share, once, after the last part. Its workspace has no brands and no themes. */
  readonly finish?: (context: CheckContext) => readonly Finding[] | Promise<readonly Finding[]>;
}
