import { join } from "node:path";
import { defaultServerConditions, type Plugin } from "vite";
import { baseFolder } from "#contract/basePath.ts";
import { outputOf, viteBase } from "./viteBase.ts";
import { runShell, type Shell } from "./runShell.ts";

/** The shell is rendered from the first parts of the page: parts that are fetched later are not even bundled. */
const withoutLaterParts: Plugin = {
  name: "without-later-parts",
  resolveDynamicImport: () => ({ id: "later-part", external: true }),
};

/** Compiles the code that renders the static shell: a CommonJS module for Node. */
export async function compileShellCode(root: string): Promise<string> {
  const base = viteBase(root, baseFolder);
  const [chunk] = await outputOf({
    ...base,
    plugins: [...base.plugins, withoutLaterParts],
    // The router's module for Node is CommonJS without this condition: none of its server would be left out.
    ssr: { noExternal: true, resolve: { conditions: ["module-sync", ...defaultServerConditions] } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ...base.build,
      ssr: join(root, "src/app/startup/renderShell.tsx"),
      target: "node24",
      minify: false,
      rolldownOptions: { ...base.build.rolldownOptions, output: { codeSplitting: false, format: "cjs" } },
    },
  });
  return chunk.code;
}

/** Compiles the code that renders the static shell, and runs it in Node. */
export const compileShell = async (root: string): Promise<Shell> => runShell(await compileShellCode(root));
