import { join } from "node:path";
import { build } from "vite";
import { viteBase } from "#scripts/compile/viteBase.ts";
import { galleryBase } from "./galleryBase.ts";
import { propsPlugin } from "./propsPlugin.ts";

/** The gallery's code, for every brand. */
export interface CompiledGallery {
  /** Address of its first module. */
  readonly main: string;
  /** Chunks by address. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
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
