import type { Finding } from "#scripts/brands/finding.ts";
import type { FindingCode } from "#scripts/brands/findingCodes.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { SearchedFile } from "#scripts/leaks/findLeaks.ts";
import type { Locales } from "./loadLocales.ts";

/** What the rules check. All files are read before the first rule runs, except images. */
export interface CheckContext {
  readonly workspace: Workspace;
  readonly locales: Locales;
  /**
   * The portal's own files, with a page of no brand: every brand's folder has their words. Undefined: the words are not
   * checked.
   */
  readonly portal: readonly SearchedFile[] | undefined;
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
  readonly check: (context: CheckContext) => readonly Finding[] | Promise<readonly Finding[]>;
}
