import { readTextOf } from "./verifyReferences.ts";
import type { FoundFile } from "./FileReader.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";

/** Whether a file is a source map by its name, as it is or compressed. */
export const isMapName = (path: string): boolean => /\.map(?:\.(?:br|gz))?$/i.test(path);

/** A line that leads browsers to a map, or has one in itself. */
const mapReference = /[/*][#@]\s*sourceMappingURL\s*=/;

/** A quotation mark of JSON: as it is, in a text of other JSON, or in an attribute of a page. */
const quote = String.raw`(?:\\*"|&(?:quot|#34|#x22);)`;
const member = (name: string, start: string) => new RegExp(`${quote}${name}${quote}\\s*:\\s*${start}`);
const mappings = member("mappings", quote);
const sources = member("sources", String.raw`\[`);
const sections = member("sections", String.raw`\[`);
const offset = member("offset", "");

/** A map under another name, or inside a file: of one script, or of several in one (its `sections`). */
const isMapText = (text: string): boolean =>
  (mappings.test(text) && sources.test(text)) || (sections.test(text) && offset.test(text));

/** The text of a file; undefined for what is the compressed form of a file that is read itself. */
async function textToSearch(opened: FolderToVerify, file: FoundFile): Promise<string | undefined> {
  const { content, folder, reader } = opened;
  const { path } = file;
  if (!/\.(?:br|gz)$/i.test(path)) return readTextOf(opened, path);
  const twin = content.files.get(path.slice(0, -".gz".length));
  const isForm = twin !== undefined && reader.unpackedDigest(folder, file) === reader.digest(folder, twin);
  return isForm ? undefined : reader.unpackedText(folder, file);
}

/** Everything in a brand's folder can be fetched at its hosts: no source map is there, and nothing leads to one. */
export async function verifyMaps(opened: FolderToVerify): Promise<void> {
  const { content, list } = opened;
  for (const file of content.files.values()) {
    const { path } = file;
    const text = isMapName(path) ? undefined : await textToSearch(opened, file);
    const leadsToMap =
      /\.(?:js|css|html)(?:\.(?:br|gz))?$/i.test(path) && text !== undefined && mapReference.test(text);
    if (isMapName(path) || leadsToMap || (text !== undefined && isMapText(text))) list.add("served-map", path);
  }
}
