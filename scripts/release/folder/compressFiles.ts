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
