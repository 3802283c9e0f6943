import { join } from "node:path";
import { build } from "vite";
import { viteBase } from "#scripts/compile/viteBase.ts";
import { galleryBase } from "./galleryBase.ts";

/** The gallery's code, for every brand. */
export interface CompiledGallery {
  /** Address of its first module. */
  readonly main: string;
  /** Chunks by address. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** Compiles the gallery in memory: nothing of it lies where a brand's deployment is made from. */
export async function compileGallery(root: string): Promise<CompiledGallery> {
  const base = viteBase(root, galleryBase);
  const result = await build({
    ...base,
    build: {
      ...base.build,
      // It is read on this machine only: built sooner is better than smaller.
      minify: false,
      rolldownOptions: { ...base.build.rolldownOptions, input: { galleri: join(root, "gallery/main.tsx") } },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("vite gave more than one output");
  const [main] = result.output;
  const files = result.output.map(
    (file) => [galleryBase + file.fileName, file.type === "chunk" ? file.code : file.source] as const,
  );
  return { main: galleryBase + main.fileName, files: new Map(files) };
}
