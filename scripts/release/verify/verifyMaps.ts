import { readTextOf } from "./verifyReferences.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";

/** Whether a file is a source map by its name, as it is or compressed. */
export const isMapName = (path: string): boolean => /\.map(?:\.(?:br|gz))?$/i.test(path);

/** A line that leads browsers to a map, or has one in itself. */
const mapReference = /[/*][#@]\s*sourceMappingURL\s*=/;

/** A map under another name. */
const isMapText = (text: string): boolean => /"mappings"\s*:\s*"/.test(text) && /"sources"\s*:\s*\[/.test(text);

/** Everything in a brand's folder can be fetched at its hosts: no source map is there, and nothing leads to one. */
export async function verifyMaps(opened: FolderToVerify): Promise<void> {
  const { content, list } = opened;
  for (const path of content.files.keys()) {
    if (isMapName(path)) list.add("served-map", path);
    else if (/\.(?:js|css)$/.test(path)) {
      if (mapReference.test(await readTextOf(opened, path))) list.add("served-map", path);
    } else if (path.endsWith(".json") && isMapText(await readTextOf(opened, path))) list.add("served-map", path);
  }
}
