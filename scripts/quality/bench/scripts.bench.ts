import { repository } from "#scripts/files/repository.ts";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { compile } from "#scripts/compile/compile.ts";
import { viteBase } from "#scripts/compile/viteBase.ts";
import { overviewRatio, overviewRequests, overviewScripts } from "#scripts/stamp/sizeBudget.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";

const smallestApp = `import { createElement } from "react";
import { createRoot } from "react-dom/client";
createRoot(document.body).render(createElement("p"));
`;

/** Bytes of react and react-dom alone, compiled as the portal is. */
async function reactAloneBytes(): Promise<number> {
  const folder = await mkdtemp(join(repository, "node_modules/.bench-"));
  try {
    const main = join(folder, "main.js");
    await writeFile(main, smallestApp);
    const base = viteBase(repository, "/");
    const result = await build({
      ...base,
      root: folder,
      build: { ...base.build, rolldownOptions: { ...base.build.rolldownOptions, input: { main } } },
    });
    if (Array.isArray(result) || !("output" in result)) throw new Error("vite gave more than one output");
    return gzipSync(result.output[0].code, { level: 9 }).length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The scripts that a browser loads before the overview shows agreements. */
export async function run(): Promise<BenchRow[]> {
  const { gzipBytes, requests } = overviewScripts(await compile(repository));
  const alone = await reactAloneBytes();
  return [
    {
      name: "scripts of the overview against react + react-dom alone, gzip",
      ratio: gzipBytes / alone,
      limit: atMost(overviewRatio),
      detail: `${gzipBytes} bytes / ${alone} bytes`,
    },
    {
      name: "script requests before agreements show",
      ratio: requests,
      limit: atMost(overviewRequests),
      detail: `${requests} scripts, without the boot script in index.html`,
    },
  ];
}
