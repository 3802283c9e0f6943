import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { baseFolder } from "#contract/basePath.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { outputOf } from "./outputOf.ts";
import { viteBase } from "./viteBase.ts";

/**
 * Static markup of a brand's header and skeleton, samples for the boot script, and the styles that both need
 * (`src/app/startup/renderShell.tsx`).
 */
export type RenderShell = (block: BrandBlock) => {
  readonly html: string;
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

/** The shell is rendered from what is there at first: parts that are fetched later are not even bundled. */
const withoutLaterParts: Plugin = {
  name: "without-later-parts",
  resolveDynamicImport: () => ({ id: "later-part", external: true }),
};

/** Compiles the code that renders the static shell: a module for Node. */
export async function compileShellCode(root: string): Promise<string> {
  const base = viteBase(root, baseFolder);
  const [chunk] = await outputOf({
    ...base,
    plugins: [...base.plugins, withoutLaterParts],
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ...base.build,
      ssr: join(root, "src/app/startup/renderShell.tsx"),
      target: "node24",
      minify: false,
      rolldownOptions: { ...base.build.rolldownOptions, output: { codeSplitting: false } },
    },
  });
  return chunk.code;
}

/** Runs the code that renders the static shell. */
export async function runShell(root: string, code: string): Promise<Shell> {
  // Node imports only from files; the folder is removed before the first brand is stamped.
  const folder = await mkdtemp(join(root, "node_modules/.shell-"));
  try {
    const file = join(folder, "renderShell.mjs");
    await writeFile(file, code);
    return (await import(pathToFileURL(file).href)) as Shell;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiles the code that renders the static shell, and runs it in Node. */
export const compileShell = async (root: string): Promise<Shell> => runShell(root, await compileShellCode(root));
