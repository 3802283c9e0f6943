import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A file's compressed forms. */
export interface Precompressed {
  readonly gzip: Uint8Array;
  readonly brotli: Uint8Array;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const compressible = /\.(?:html|js|css|svg)$/;

/**
 * Compresses a file for serving; undefined for kinds that are compressed already (fonts).
 * @param effort `most` for chunks, which all brands share; `quick` for a brand's own few files, where the last percent
 * would cost more than all the rest of stamping
 */
export async function precompress(
  path: string,
  bytes: Uint8Array,
  effort: "most" | "quick",
): Promise<Precompressed | undefined> {
  if (!compressible.test(path)) return undefined;
  const [gzipped, brotli] = await Promise.all([
    gzipAsync(bytes, { level: effort === "most" ? 9 : 7 }),
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: effort === "most" ? 11 : 8,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  return { gzip: gzipped, brotli };
}
