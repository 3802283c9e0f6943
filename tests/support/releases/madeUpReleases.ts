import { compressFiles } from "#scripts/release/folder/compressFiles.ts";
import { nameByContent } from "#scripts/compile/nameByContent.ts";
import { withDebugId } from "#scripts/compile/sourceMaps.ts";
import { releaseBrand } from "#scripts/release/buildBrands.ts";
import { ReleaseFolder } from "#scripts/release/folder/ReleaseFolder.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { StampInput } from "#scripts/stamp/StampInput.ts";
import { madeUpCompilation, madeUpInput } from "../stampInput.ts";

const chunk = (name: string, code: string) => ({
  path: `assets/${name}`,
  bytes: new TextEncoder().encode(code),
});

const { files, nameOf } = nameByContent(
  [
    chunk("main-00000001.js", 'import{a}from"./vendor-00000002.js";a(()=>import("./OversiktPage-00000003.js"));'),
    chunk("vendor-00000002.js", "export const a=(load)=>load();"),
    chunk("OversiktPage-00000003.js", 'import"./vendor-00000002.js";import("./KjopPage-00000004.js");'),
    chunk("KjopPage-00000004.js", 'import"./vendor-00000002.js";'),
  ].map(withDebugId),
);

/** The paths of the chunks in the made-up releases. */
export const madeUpChunks = {
  main: nameOf("assets/main-00000001.js"),
  vendor: nameOf("assets/vendor-00000002.js"),
  kjop: nameOf("assets/KjopPage-00000004.js"),
};

/** Chunks that import each other, as the bundler writes them. */
const compilation: ReleaseCompilation = {
  ...madeUpCompilation,
  files,
  main: madeUpChunks.main,
  overview: [madeUpChunks.vendor, nameOf("assets/OversiktPage-00000003.js")],
  pages: [{ path: "/kjopsinnganger", scripts: [madeUpChunks.kjop] }],
  packages: [
    {
      name: "@made/up",
      version: "1.2.3",
      license: "MIT",
      licenseTexts: ["Copyright (c) Made Up"],
      sha512: "ab".repeat(64),
      chunks: ["vendor"],
    },
  ],
};

/** What the made-up releases are made from. */
export const madeUpOrigin = {
  source: { commit: "c".repeat(40), committedAt: "2026-11-02T10:00:00Z", modified: false },
  tools: { node: "24.0.0" },
  day: "2026-11-02",
};

/** Writes finished folders of made-up brands, without compiling anything. `change` may alter what is stamped;
 * `preview` is the name of the preview that they are, `commit` what they say that they were built from. */
export async function writeMadeUpReleases(
  dist: string,
  ids: readonly string[],
  change: (input: StampInput) => StampInput = (input) => input,
  { preview, commit = madeUpOrigin.source.commit }: { readonly preview?: string; readonly commit?: string } = {},
): Promise<void> {
  const shared = await compressFiles(compilation.files, "quick");
  const source = { ...madeUpOrigin.source, commit };
  const origin = { ...madeUpOrigin, source, ...(preview !== undefined && { preview }) };
  const folder = await ReleaseFolder.open(dist, shared, origin);
  for (const id of ids) {
    const options = { compilation, origin, folder: Promise.resolve(folder) };
    const { problems } = await releaseBrand(change(await madeUpInput(id)), options);
    if (problems !== undefined) throw new Error(problems.join("\n"));
  }
  await folder.publish();
  await folder.close();
}
