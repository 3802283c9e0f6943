import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { ListedEntry } from "#contract/gallery/listedEntry.ts";
import { viteBase } from "#scripts/compile/viteBase.ts";
import { once } from "../once.ts";
import { propsPlugin } from "./propsPlugin.ts";

/** The gallery's code, for every brand. */
export interface CompiledGallery {
  /** Address of its first module. */
  readonly main: string;
  /** Chunks by address. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** What it shows. */
  readonly list: () => Promise<readonly ListedEntry[]>;
}

type Files = CompiledGallery["files"];

/** Runs the module that lists the entries in Node, from the chunks that browsers get. */
async function listEntries(root: string, files: Files, main: string): Promise<readonly ListedEntry[]> {
  // Node imports only from files.
  const folder = await mkdtemp(join(root, "node_modules/.gallery-"));
  try {
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    await Promise.all([...files].map(([address, content]) => writeFile(join(folder, basename(address)), content)));
    const module = (await import(pathToFileURL(join(folder, basename(main))).href)) as {
      readonly listEntries: CompiledGallery["list"];
    };
    return await module.listEntries();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiles the gallery in memory: no file of it is in a folder from which a brand is deployed. */
export async function compileGallery(root: string): Promise<CompiledGallery> {
  const base = viteBase(root, galleryBase);
  const result = await build({
    ...base,
    plugins: [...base.plugins, propsPlugin(root)],
    build: {
      ...base.build,
      // It is served on this machine only: a quick build matters more than a small one.
      minify: false,
      rolldownOptions: {
        ...base.build.rolldownOptions,
        input: { galleri: join(root, "gallery/main.tsx"), innhold: join(root, "gallery/listEntries.ts") },
        preserveEntrySignatures: "allow-extension",
      },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("vite gave more than one output");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const entryOf = (name: string): string => {
    const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (found === undefined) throw new Error(`The gallery was compiled without ${name}.`);
    return galleryBase + found.fileName;
  };
  const files: Files = new Map(
    result.output.map((file) => [galleryBase + file.fileName, file.type === "chunk" ? file.code : file.source]),
  );
  return { main: entryOf("galleri"), files, list: once(() => listEntries(root, files, entryOf("innhold"))) };
}
