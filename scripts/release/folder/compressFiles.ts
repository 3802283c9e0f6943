import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import type { CompressedForms, CompressionCache } from "./CompressionCache.ts";
import { hexDigest } from "#scripts/stamp/digest.ts";
import type { ReleaseFile } from "./releaseRecord.ts";

/** A file with its compressed forms and its entry in the release record, ready to be written. */
export interface CompressedFile extends OutputFile {
  /** Undefined for kinds of files that are compressed already, such as fonts. */
  readonly compressed: CompressedForms | undefined;
  readonly record: ReleaseFile;
}

/**
 * `most` for chunks, which all brands share; `quick` for a brand's own few files, where the last percent costs too much
 * time.
 */
type Effort = "most" | "quick";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** What browsers fetch as text: of JSON, the texts alone. */
const isCompressible = (path: string) => /\.(?:html|js|css|svg)$|^assets\/.*\.json$/.test(path);

async function compress(bytes: Uint8Array, effort: Effort): Promise<CompressedForms> {
  const [gzipped, brotli] = await Promise.all([
    gzipAsync(bytes, { level: effort === "most" ? 9 : 7 }),
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: effort === "most" ? 11 : 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  return { gzip: gzipped, brotli };
}

async function compressFile(file: OutputFile, effort: Effort, cache?: CompressionCache): Promise<CompressedFile> {
  const { path, bytes } = file;
  const make = () => compress(bytes, effort);
  const compressed = isCompressible(path) ? await (cache ? cache.formsOf(bytes, make) : make()) : undefined;
  const record: ReleaseFile = {
    path,
    sha256: await hexDigest(bytes),
    bytes: bytes.length,
    ...(compressed && { gzip: compressed.gzip.length, brotli: compressed.brotli.length }),
  };
  return { ...file, compressed, record };
}

/**
 * Compresses files and computes their entries in the release record.
 * @param cache has the forms of earlier builds; it is for one effort. Left out: all files are compressed
 */
export const compressFiles = (
  files: readonly OutputFile[],
  effort: Effort,
  cache?: CompressionCache,
): Promise<CompressedFile[]> => Promise.all(files.map((file) => compressFile(file, effort, cache)));

const isPage = ({ path }: OutputFile) => path.endsWith(".html");

/** Whether two files have the same size in one of their forms. */
const isSameSize = ({ record: one }: CompressedFile, { record: other }: CompressedFile): boolean =>
  one.bytes === other.bytes || one.gzip === other.gzip || one.brotli === other.brotli;

/** The file with an empty line more at its end. */
async function lengthened({ path, bytes }: CompressedFile): Promise<CompressedFile | undefined> {
  const longer = new Uint8Array(bytes.length + 1);
  longer.set(bytes);
  longer.fill(0x0a, bytes.length);
  return (await compressFiles([{ path, bytes: longer }], "quick"))[0];
}

/**
 * Compresses a brand's own files. A web server may name what it sends by its size and by the second in which it was
 * written, as nginx does in `ETag`. The pages of a release are written in one second and are sent at one address, so
 * none of them has the size of another: a browser that asks whether its page is new would keep one in another language.
 */
export async function compressBrand(files: readonly OutputFile[]): Promise<readonly CompressedFile[]> {
  const compressed: CompressedFile[] = [];
  for (const first of await compressFiles(files, "quick")) {
    let file: CompressedFile | undefined = first;
    const before = isPage(first) ? compressed.filter(isPage) : [];
    while (file !== undefined && before.some((each) => file !== undefined && isSameSize(each, file)))
      file = await lengthened(file);
    compressed.push(file ?? first);
  }
  return compressed;
}
