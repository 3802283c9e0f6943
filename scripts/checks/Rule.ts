import type { Finding } from "#scripts/brands/finding.ts";
import type { FindingCode } from "#scripts/brands/findingCodes.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Locales } from "./loadLocales.ts";

/** What the rules look at. Everything is read before the first rule runs, but images, which `images` reads once each. */
export interface CheckContext {
  readonly workspace: Workspace;
  readonly locales: Locales;
  /** Names of the installed font packages. */
  readonly fonts: readonly string[];
}

/** A check as data: what it can find, and how it looks for it. */
export interface Rule {
  readonly meta: {
    /** Shown when the rule itself fails. */
    readonly name: string;
    /** The codes that the rule gives, and no others. */
    readonly codes: readonly FindingCode[];
  };
  readonly check: (context: CheckContext) => readonly Finding[] | Promise<readonly Finding[]>;
}
