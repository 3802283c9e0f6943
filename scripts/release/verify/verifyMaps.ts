import { readTextOf } from "./verifyReferences.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";

/** Whether a file is a source map by its name, as it is or compressed. */
export const isMapName = (path: string): boolean => /\.map(?:\.(?:br|gz))?$/i.test(path);

/** A line that leads browsers to a map, or has one in itself. */
const mapReference = /[/*][#@]\s*sourceMappingURL\s*=/;

/** A map under another name: of one script, or of several in one (its `sections`). */
const isMapText = (text: string): boolean =>
  (/"mappings"\s*:\s*"/.test(text) && /"sources"\s*:\s*\[/.test(text)) ||
  (/"sections"\s*:\s*\[/.test(text) && /"offset"\s*:/.test(text));

/** Compressed forms are those of files that are read themselves (`verifyFiles`). */
const isCompressed = (path: string): boolean => /\.(?:br|gz)$/i.test(path);

/** Everything in a brand's folder can be fetched at its hosts: no source map is there, and nothing leads to one. */
export async function verifyMaps(opened: FolderToVerify): Promise<void> {
  const { content, list } = opened;
  for (const path of content.files.keys()) {
    if (isMapName(path)) list.add("served-map", path);
    else if (!isCompressed(path)) {
      const text = await readTextOf(opened, path);
      if (isMapText(text) || (/\.(?:js|css)$/.test(path) && mapReference.test(text))) list.add("served-map", path);
    }
  }
}
