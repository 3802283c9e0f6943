import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { type CompressedFile, compressFiles } from "./compressFiles.ts";

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
