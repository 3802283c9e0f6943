import type { Compile } from "#scripts/compile/compile.ts";
import type { SearchedFile } from "#scripts/leaks/findLeaks.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { fieldNames, neutralInput } from "./neutralInput.ts";

const isText = (path: string) => /\.(?:html|js|css|svg|json)$/.test(path);

/** The texts that every brand's folder has: chunks, and the page of a brand without words of its own. */
export async function neutralFiles(root: string, compile: Compile): Promise<SearchedFile[]> {
  const compilation = await compile(root);
  const { files } = await stamp(neutralInput, compilation);
  const names = { path: "index.html", bytes: new TextEncoder().encode(`"${fieldNames()}"`) };
  return [...compilation.files, ...files, names].filter(({ path }) => isText(path));
}
