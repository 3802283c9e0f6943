import { headersFile, recordFile } from "#contract/releaseFiles.ts";
import { folderDigest, recordHeaders, type ReleaseFile, type ReleaseHeader } from "../folder/releaseRecord.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";
import { digestInName } from "#scripts/compile/nameByContent.ts";

const compressedForms = [
  [".gz", "gzip"],
  [".br", "brotli"],
] as const;

function verifyFile({ folder, reader, content, list }: FolderToVerify, file: ReleaseFile): void {
  const found = content.files.get(file.path);
  if (found === undefined) return list.add("missing-file", file.path);
  const digest = reader.digest(folder, found);
  if (digest !== file.sha256 || found.bytes !== file.bytes) list.add("wrong-digest", file.path);
  for (const [ending, size] of compressedForms) {
    if (file[size] === undefined) continue;
    const twin = content.files.get(file.path + ending);
    if (twin === undefined) list.add("missing-file", file.path + ending);
    else if (twin.bytes !== file[size] || reader.unpackedDigest(folder, twin) !== digest)
      list.add("wrong-twin", twin.path, file.path);
  }
}

const keyOf = ({ environment, with: kind, name }: ReleaseHeader) => `${environment} ${kind} ${name}`;

/** The headers against their digests in the record. */
async function verifyHeaders({ headers, record, list }: FolderToVerify): Promise<void> {
  if (headers === undefined) return;
  const sent = new Map((await recordHeaders(headers)).map((header) => [keyOf(header), header.sha256]));
  const built = new Map(record.headers.map((header) => [keyOf(header), header.sha256]));
  for (const key of new Set([...built.keys(), ...sent.keys()]))
    if (sent.get(key) !== built.get(key)) list.add("wrong-header", headersFile, key);
}

/** Every file, its compressed forms and every header against the release record; and that there is nothing else. */
export async function verifyFiles(opened: FolderToVerify): Promise<void> {
  const { record, content, list } = opened;
  for (const file of record.files) verifyFile(opened, file);
  const listed = new Set([recordFile]);
  for (const file of record.files) {
    listed.add(file.path);
    for (const [ending, size] of compressedForms) if (file[size] !== undefined) listed.add(file.path + ending);
  }
  for (const path of [...content.files.keys()].toSorted()) if (!listed.has(path)) list.add("unlisted-file", path);
  for (const path of content.others) list.add("not-a-file", path);
  if ((await folderDigest(record.files)) !== record.digest)
    list.add("bad-record", recordFile, "its digest is not that of its files");
  await verifyHeaders(opened);
}

/** The digest in the name of each file of `assets/` is that of its content: browsers keep it by its name for a year. */
export function verifyNames({ folder, reader, content, list }: FolderToVerify): void {
  const assets = [...content.files.values()].filter(
    ({ path }) => path.startsWith("assets/") && !/\.(?:br|gz)$/.test(path),
  );
  const contents = new Map(assets.map((file) => [file.path, reader.content(folder, file)]));
  for (const { path } of assets) {
    const named = /-([0-9a-f]{8})\.[a-z0-9]+$/.exec(path)?.[1];
    const expected = digestInName(path, contents);
    if (named !== expected) list.add("wrong-name", path, expected);
  }
}
