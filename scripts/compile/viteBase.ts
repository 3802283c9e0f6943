import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { buildTargets } from "./supportedBrowsers.ts";
import { stableComponentIds } from "./stableComponentIds.ts";

/** The router's package.json leads every bundler to its development build; the production one is beside it. */
const productionRouter = (root: string) => [
  { find: /^react-router$/, replacement: join(root, "node_modules/react-router/dist/production/index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(root, "node_modules/react-router/dist/production/dom-export.mjs") },
];

/**
 * What every Vite build of this repository has in common: no files of configuration, output in memory, styled blocks
 * without white space and comments. A caller adds its input and what it does differently.
 * @param root the repository's folder
 * @param base the path that the output is served under
 */
export function viteBase(root: string, base: string) {
  return {
    root,
    base,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    resolve: { alias: productionRouter(root) },
    plugins: [stableComponentIds(root)],
    oxc: {
      plugins: { styledComponents: { minify: true, displayName: false, fileName: false, ssr: true, pure: true } },
    },
    build: {
      write: false,
      target: buildTargets,
      // index.html names what the first page needs; what comes later is one step away.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // A constant of another module costs a name in every chunk between them.
        optimization: { inlineConst: true },
        // Directives for React servers mean nothing in a browser's bundle; how long a plugin took depends on the
        // machine.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
  } satisfies InlineConfig;
}

/** Builds in memory. @throws Error when there is more than one output */
export async function outputOf(config: InlineConfig): Promise<Rolldown.RolldownOutput["output"]> {
  const result = await build(config);
  if (Array.isArray(result) || !("output" in result)) throw new Error("vite gave more than one output");
  return result.output;
}
