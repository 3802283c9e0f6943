import { repository } from "#scripts/brands/repository.ts";
import { join } from "node:path";

import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import type { Finding } from "#scripts/brands/finding.ts";
import { validBrands } from "#scripts/brands/loadBrands.ts";
import type { OpenWorkspace, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { BrandIndex } from "./BrandIndex.ts";
import { loadLocales } from "./loadLocales.ts";
import { PortalWords } from "./PortalWords.ts";
import type { CheckContext, Rule } from "./Rule.ts";

/** A rule that threw an error: its findings are unknown. */
export interface Crash {
  readonly rule: string;
  readonly message: string;
}

/** What was found in some of the brands. */
interface CheckedBrands {
  readonly findings: readonly Finding[];
  readonly crashes: readonly Crash[];
  /** Ids of the brands that can be built. */
  readonly ids: readonly string[];
  /** How many brands were checked. */
  readonly brands: number;
  /** Names of the themes that were checked. */
  readonly themes: readonly string[];
}

interface CheckOptions {
  readonly rules: readonly Rule[];
  /** The day in Norway, as `2026-12-24`. */
  readonly today: string;
  readonly portal: PortalText | undefined;
}

/** How many brands, or themes, are checked at a time. */
const partSize = 64;

const inParts = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / partSize) }, (_, index) =>
    names.slice(index * partSize, (index + 1) * partSize),
  );

/**
 * Runs the rules on brands and themes, one part after another. It reads the other brands too, for what no two of them
 * may have.
 */
export class BrandChecker {
  readonly #workspace: OpenWorkspace;
  readonly #rules: readonly Rule[];
  readonly #shared: Omit<CheckContext, "workspace">;
  readonly #findings: Finding[] = [];
  readonly #crashes: Crash[] = [];
  readonly #ids: string[] = [];
  readonly #themes = new Set<string>();
  #brands = 0;

  constructor(workspace: OpenWorkspace, { rules, today, portal }: CheckOptions) {
    this.#workspace = workspace;
    this.#rules = rules;
    this.#shared = {
      index: new BrandIndex(workspace),
      locales: loadLocales(join(repository, "locales", "nb")),
      portal: portal && new PortalWords(repository, workspace.root, portal),
      fonts: installedFonts(),
      today,
    };
  }

  /** Names of the themes that were checked so far. */
  get themes(): ReadonlySet<string> {
    return this.#themes;
  }

  /** How many files of texts the portal has. */
  get texts(): number {
    return this.#shared.locales.files.size;
  }

  /** Checks the brands of some folders with the themes that they use. */
  async checkBrands(folders: readonly string[]): Promise<void> {
    for (const names of inParts(folders)) await this.#check(this.#workspace.part(names));
  }

  /** Checks themes that no brand uses. */
  async checkThemes(themes: readonly string[]): Promise<void> {
    for (const names of inParts(themes)) await this.#check(this.#workspace.part([], names));
  }

  /** Checks what all brands share. Gives everything that was found. */
  async finish(): Promise<CheckedBrands> {
    const context = { ...this.#shared, workspace: this.#workspace.part([]) };
    for (const rule of this.#rules) if (rule.finish !== undefined) await this.#run(rule, rule.finish, context);
    return {
      findings: this.#findings,
      crashes: this.#crashes,
      ids: this.#ids,
      brands: this.#brands,
      themes: [...this.#themes],
    };
  }

  async #check(part: Workspace): Promise<void> {
    for (const finding of part.findings) this.#findings.push(finding);
    for (const rule of this.#rules) await this.#run(rule, rule.check, { ...this.#shared, workspace: part });
    this.#ids.push(...validBrands(part).map(({ id }) => id));
    this.#brands += part.brands.length;
    for (const name of part.themes.keys()) this.#themes.add(name);
  }

  /** A rule that has thrown is not run again. */
  async #run({ meta: { name, codes } }: Rule, check: Rule["check"], context: CheckContext): Promise<void> {
    if (this.#crashes.some(({ rule }) => rule === name)) return;
    try {
      const found = await check(context);
      const undeclared = found.find(
        ({ code }) => !codes.includes(code) && !context.locales.findings.some((finding) => finding.code === code),
      );
      if (undeclared === undefined) for (const finding of found) this.#findings.push(finding);
      else
        this.#crashes.push({
          rule: name,
          message: `It reported the code "${undeclared.code}", which it does not declare`,
        });
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#crashes.push({ rule: name, message });
    }
  }
}
