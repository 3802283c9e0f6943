import { type OutputFile, outputFileOf } from "./OutputFile.ts";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { baseFolder } from "#contract/basePath.ts";
import { chunkGroups, partOf, partsFetched } from "./chunkGroups.ts";
import { type CompiledPackage, compiledPackages } from "./compiledPackages.ts";
import { compileShellCode } from "./compileShell.ts";
import { inProduction } from "./inProduction.ts";
import type { LanguageTexts } from "./languageTexts.ts";
import { nameByContent } from "./nameByContent.ts";
import { outputOf, viteBase } from "./viteBase.ts";
import { type SourceMap, sourceMapsOf, withDebugId } from "./sourceMaps.ts";
import { type ByLanguage, readLanguageTexts } from "./readTexts.ts";
import { runShell, type ShellParts } from "./runShell.ts";

/** The portal without any brand: what every brand's folder is stamped from. */
export interface Compilation extends ShellParts {
  /** The texts, by language. A brand's folder has the files of its own languages. */
  readonly texts: ByLanguage<LanguageTexts>;
  /** Content-hashed scripts (and styles or images, if source imports any); equal in every brand. */
  readonly files: readonly OutputFile[];
  /** The code of the classic script that starts the first API calls and draws the agreements: it is in index.html. */
  readonly boot: string;
  /** The code of the classic script that says so when the portal does not start. */
  readonly watchStart: string;
  /** What only brands with a dark theme have in their page. */
  readonly scheme: {
    /** The code of the classic script that shows the scheme that the customer has chosen. */
    readonly script: string;
  };
  /** `assets/main-….js`. A module. */
  readonly main: string;
  /** Chunks that main and the overview import: what a browser needs besides main before it shows agreements. */
  readonly overview: readonly string[];
  /** The other pages, by their path below the base path, and the chunks that a browser needs for each besides these. */
  readonly pages: readonly { readonly path: string; readonly scripts: readonly string[] }[];
}

/** A compilation that can be released. */
export interface ReleaseCompilation extends Compilation {
  /** The packages whose code is in the chunks. */
  readonly packages: readonly CompiledPackage[];
  /** A source map of each chunk. They are no part of a brand's folder. Left out for made-up chunks. */
  readonly maps?: readonly SourceMap[];
}

const entries = {
  main: "src/main.tsx",
  boot: "src/boot/boot.ts",
  watchStart: "src/boot/watchStart.ts",
  scheme: "src/boot/startScheme.ts",
};

const output = {
  // Hex: a base64 digest in a file name could spell a brand's id.
  hashCharacters: "hex",
  entryFileNames: "assets/[name]-[hash].js",
  chunkFileNames: "assets/[name]-[hash].js",
  assetFileNames: "assets/[name]-[hash][extname]",
} as const;

/** Vite's helper preloads styles and modules of a chunk. Ours have no styles, and `modulePreload` is off. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** What compiles the portal of a repository. */
export type Compile = (root: string) => Promise<ReleaseCompilation>;

function compilePortal(root: string) {
  const base = viteBase(root, baseFolder);
  const { plugin, groups } = chunkGroups(root, entries.main);
  return outputOf({
    ...base,
    plugins: [...base.plugins, plainImports, plugin],
    build: {
      ...base.build,
      // Without a line in the chunk that says where its map is.
      sourcemap: "hidden",
      rolldownOptions: {
        ...base.build.rolldownOptions,
        // A property that is read for nothing is read for nothing in our dependencies too.
        treeshake: { propertyReadSideEffects: false },
        input: { main: join(root, entries.main) },
        output: {
          ...output,
          codeSplitting: { groups },
        },
      },
    },
  });
}

/** The classic scripts in the page: their code. */
type PageScripts = Record<"boot" | "watchStart" | "scheme", string>;

/**
 * Each on its own: a classic script may not share a chunk with modules, and must run before any of them has arrived.
 */
export async function compilePageScripts(root: string): Promise<PageScripts> {
  const [boot, watchStart, scheme] = await Promise.all([
    compileClassic(root, entries.boot),
    compileClassic(root, entries.watchStart, asWritten),
    compileClassic(root, entries.scheme),
  ]);
  return { boot, watchStart, scheme };
}

/** For code that is older than what the compiler writes: it stays as it is, but for shorter names. */
const asWritten: Rolldown.OutputOptions = {
  comments: false,
  minify: { compress: false, mangle: true, codegen: false },
};

/**
 * Compiles a classic script with everything that it needs.
 * @param entry its file, from the repository's folder
 * @param more other options of its output
 */
export async function compileClassic(root: string, entry: string, more: Rolldown.OutputOptions = {}): Promise<string> {
  const base = viteBase(root, baseFolder);
  const [script] = await outputOf({
    ...base,
    build: {
      ...base.build,
      rolldownOptions: {
        ...base.build.rolldownOptions,
        input: { script: join(root, entry) },
        // No names of sources in the page.
        experimental: { attachDebugInfo: "none" },
        output: { ...output, format: "iife", codeSplitting: false, ...more },
      },
    },
  });
  return script.code.trim();
}

/** Every chunk that `from` needs to run, itself left out. */
function staticImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, from: readonly string[]): string[] {
  const found = new Set<string>(from);
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return [...found];
}

/** The first chunk, the chunks that main and the first page import, and what gives the chunks of a part. */
function findOverview(portal: Rolldown.RolldownOutput["output"]) {
  const chunks = new Map(portal.filter((file) => file.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
  const main = portal[0];
  const fileOf = (part: string): string => {
    const page = [...chunks.values()].find((chunk) => partOf(chunk.facadeModuleId ?? "") === part);
    if (!page) throw new Error(`${part} is not a chunk of its own: nothing imports it lazily`);
    return page.fileName;
  };
  const needed = staticImports(chunks, [main.fileName, ...partsFetched("firstPage").map(fileOf)]);
  /** The chunks that a page needs besides those of the overview. It waits until it is known which of its parts are closed. */
  const neededBy = (part: string) =>
    staticImports(chunks, [part, "PageNotices"].map(fileOf)).filter((name) => !needed.includes(name));
  return { main, needed, neededBy };
}

/** A compilation, and what another process needs to use it. */
interface CompilationToKeep {
  readonly compilation: ReleaseCompilation;
  /** A CommonJS module for Node that exports `renderShell`: the only value that is a function. */
  readonly shellCode: string;
}

/** What compiles the portal of a repository for other processes too. */
export type CompileToKeep = (root: string) => Promise<CompilationToKeep>;

/**
 * Compiles the portal once, without a brand: Vite builds in memory, in three parts that share no state.
 * @param root the repository's folder
 */
export const compileToKeep: CompileToKeep = async (root) => {
  const [portal, { boot, watchStart, scheme }, { shellCode, shell }] = await inProduction(() =>
    Promise.all([
      compilePortal(root),
      compilePageScripts(root),
      compileShellCode(root).then((code) => ({ shellCode: code, shell: runShell(code) })),
    ]),
  );
  const { main, needed, neededBy } = findOverview(portal);
  const chunks = portal.filter((file) => file.type === "chunk");
  // The bundler gives each map as a file too.
  const built = portal.filter(({ fileName }) => !fileName.endsWith(".map"));
  const { files, nameOf } = nameByContent(built.map(outputFileOf).map(withDebugId));
  const compilation = {
    files,
    boot,
    watchStart,
    scheme: { script: scheme },
    main: nameOf(main.fileName),
    overview: needed.filter((name) => name !== main.fileName).map(nameOf),
    pages: shell.pageParts
      .map(({ path, part }) => ({ path, scripts: neededBy(part).map(nameOf) }))
      .filter(({ scripts }) => scripts.length > 0),
    renderShell: shell.renderShell,
    pageCss: shell.pageCss,
    texts: readLanguageTexts(root),
    products: shell.products,
    packages: await compiledPackages(root, chunks),
    maps: sourceMapsOf(chunks, files, nameOf),
  };
  return { compilation, shellCode };
};

/** Compiles the portal of a repository. */
export const compile: Compile = async (root) => (await compileToKeep(root)).compilation;
