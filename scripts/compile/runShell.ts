import { createRequire } from "node:module";
import { Script } from "node:vm";
import type { BrandBlock } from "#contract/brandBlock.ts";

/**
 * Static markup of a brand's header and skeleton, the paths of its pages, the heads of those beside the overview by
 * path, samples for the boot script, and the styles that all of them need (`src/app/startup/renderShell.tsx`).
 */
export type RenderShell = (block: BrandBlock) => {
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
  /** Texts of the first page, without any brand's own: they come with index.html. */
  readonly inlineTexts: BrandBlock["texts"];
  /** What product types decide. */
  readonly products: BrandBlock["products"];
}

/** What `src/app/startup/renderShell.tsx` gives the build. */
export interface Shell extends ShellParts {
  /** The part of `src/app/loading.ts` that each page is. */
  readonly pageParts: readonly { readonly path: string; readonly part: string }[];
}

/** The code that renders the static shell, ready to be called. */
interface RunningShell {
  readonly shell: Shell;
  /** V8's code cache of the functions that were called so far: with it, another process need not compile them. */
  readonly codeCache: () => Uint8Array;
}

type RunModule = (exports: object, require: NodeJS.Require) => void;

const requireModule = createRequire(import.meta.url);

/**
 * Runs the code that renders the static shell.
 * @param code a CommonJS module for Node
 * @param codeCache made by an earlier process of the very same code. V8 does not use that of another version of V8
 */
export function runShell(code: string, codeCache?: Uint8Array): RunningShell {
  const script = new Script(`(function (exports, require) {"use strict";${code}\n})`, {
    filename: "renderShell.cjs",
    ...(codeCache && { cachedData: codeCache }),
  });
  const exports = {};
  (script.runInThisContext() as RunModule)(exports, requireModule);
  return { shell: exports as Shell, codeCache: () => script.createCachedData() };
}
