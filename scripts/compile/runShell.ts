import { createRequire } from "node:module";
import { Script } from "node:vm";
import type { BrandBlock, TextsByFile } from "#contract/brandBlock.ts";
import type { Language } from "#contract/pageLanguage.ts";

/**
 * Static markup of a brand's header and skeleton, the paths of its pages, the heads of those beside the overview by
 * path, samples for the boot script, and the styles that all of them need (`src/app/startup/renderShell.tsx`).
 */
export type RenderShell = (
  block: BrandBlock,
  laterTexts: TextsByFile,
  language: Language,
) => {
  readonly html: string;
  readonly pages: readonly string[];
  readonly heads: Readonly<Record<string, string>>;
  readonly samples: string;
  readonly css: string;
};

/** What the shell gives to a compilation. */
export interface ShellParts {
  /** Renders header and skeleton of one brand, for index.html. */
  readonly renderShell: RenderShell;
  /** Styles of every page of every brand, for index.html. */
  readonly pageCss: string;
  /** What product types decide. */
  readonly products: BrandBlock["products"];
}

/** What `src/app/startup/renderShell.tsx` gives the build. */
export interface Shell extends ShellParts {
  /** The part of `src/app/loading.ts` that each page is. */
  readonly pageParts: readonly { readonly path: string; readonly part: string }[];
}

type RunModule = (exports: object, require: NodeJS.Require) => void;

const requireModule = createRequire(import.meta.url);

/**
 * Runs the code that renders the static shell.
 * @param code a CommonJS module for Node
 */
export function runShell(code: string): Shell {
  const script = new Script(`(function (exports, require) {"use strict";${code}\n})`, { filename: "renderShell.cjs" });
  const exports = {};
  (script.runInThisContext() as RunModule)(exports, requireModule);
  return exports as Shell;
}
