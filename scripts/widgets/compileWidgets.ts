import { type OutputFile, outputFileOf } from "#scripts/compile/OutputFile.ts";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { builtInTexts } from "#scripts/compile/builtInTexts.ts";
import { inProduction } from "#scripts/compile/inProduction.ts";
import { stableComponentIds } from "#scripts/compile/stableComponentIds.ts";
import { viteBase } from "#scripts/compile/viteBase.ts";
import { entrySource, widgetEntries } from "./widgetEntries.ts";
import { inlineTheme } from "./inlineTheme.ts";
import { isPeer, prefix } from "./packageNames.ts";

/** The code of the package. */
export interface CompiledWidgets {
  /** ESM: `es/<entry>.js`, and a file for each module behind them. */
  readonly files: readonly OutputFile[];
  /** Roles and constants of the theme that the code reads, in alphabetical order: `color.action`. */
  readonly tokens: readonly string[];
}

const virtual = "\0widget-entry:";

/** The entries are written from the table: there are no files of them. */
const entryModules = (root: string): Plugin => ({
  name: "widget-entries",
  resolveId: (id) => (id in widgetEntries ? virtual + id : undefined),
  load: (id) =>
    id.startsWith(virtual)
      ? { code: entrySource(id.slice(virtual.length), (path) => join(root, "src", path)), moduleType: "ts" }
      : undefined,
});

const styledImport = /^import (\w+)(?:, \{([^}]*)\})? from "styled-components";$/m;
const styledCall = /^((?:export )?(?:var|const) \w+ = )(?=(?:css|keyframes|styled)\b)/gm;

/**
 * How the code uses styled-components. The default export is an object around it when Node loads the package; the name
 * `styled` is the same in all. A call that only makes styles is marked, so that one that is not used is left out.
 */
const styledCalls: Plugin = {
  name: "styled-calls",
  renderChunk(code) {
    const named = code.replace(
      styledImport,
      (_, local: string, others = "") => `import { styled as ${local},${others} } from "styled-components";`,
    );
    return { code: named.replaceAll(styledCall, "$1/* @__PURE__ */ "), map: null };
  },
};

/** Compiles the entries: a file a module, so that an application's bundler takes what it needs and nothing else. */
export async function compileWidgets(root: string): Promise<CompiledWidgets> {
  const base = viteBase(root, "/");
  const entries = Object.fromEntries(Object.keys(widgetEntries).map((name) => [name, name]));
  const tokens = new Set<string>();
  const result = await inProduction(() =>
    build({
      ...base,
      plugins: [
        builtInTexts(root),
        entryModules(root),
        inlineTheme(tokens),
        stableComponentIds(root, prefix, 3),
        styledCalls,
      ],
      // A styled block is a call then, and a bundler can leave out one that is not used.
      oxc: { plugins: { styledComponents: { ...base.oxc.plugins.styledComponents, transpileTemplateLiterals: true } } },
      build: {
        ...base.build,
        minify: false,
        lib: { entry: entries, formats: ["es"] },
        rolldownOptions: {
          ...base.build.rolldownOptions,
          // Vite makes paths of the entries of a library, except here.
          input: entries,
          external: isPeer,
          output: {
            preserveModules: true,
            preserveModulesRoot: join(root, "src"),
            entryFileNames: "es/[name].js",
            // They run in a browser also where a framework renders on a server.
            banner: ({ isEntry }) => (isEntry ? '"use client";' : ""),
          },
        },
      },
    }),
  );
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => {
    if (!("output" in one)) throw new Error("vite watches instead of building");
    return one.output.map(outputFileOf);
  });
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), tokens: [...tokens].toSorted() };
}
