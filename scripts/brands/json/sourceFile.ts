import { errorCode } from "#scripts/files/errorCode.ts";
import { readFileSync, statSync } from "node:fs";

import { type Finding, findingAt, type Place } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";

/** A text file that was read. */
export interface SourceFile {
  /** Path in the report. */
  readonly file: string;
  readonly text: string;
}

/** A file, or the finding that it cannot be read. */
export type ReadResult = { readonly source: SourceFile } | { readonly finding: Finding };

/** Largest text file that is read, in bytes; the largest real one has 40 kB. */
const largestBytes = 1_000_000;

/** The beginning of a file: the place of a finding about the whole file. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, length: 1 };
}

const lineStarts = new WeakMap<SourceFile, readonly number[]>();

/** Offsets at which the lines of a text begin, found once. */
function lineStartsOf(source: SourceFile): readonly number[] {
  const known = lineStarts.get(source);
  if (known !== undefined) return known;
  const starts = [0];
  for (let end = source.text.indexOf("\n"); end !== -1; end = source.text.indexOf("\n", end + 1)) starts.push(end + 1);
  lineStarts.set(source, starts);
  return starts;
}

/** The place of `length` characters from an offset into a text; at most up to the end of the line. */
export function placeAtOffset(source: SourceFile, offset: number, length = 1): Place {
  const starts = lineStartsOf(source);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const column = offset - (starts[low] ?? 0) + 1;
  const lineEnd = (starts[low + 1] ?? source.text.length + 1) - 1;
  const end = source.text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
  return { file: source.file, line: low + 1, column, length: Math.max(1, Math.min(length, end - offset)) };
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** A line that git leaves where two versions of a file differ. */
const conflictMark = /^(?:<{7}|>{7}|\|{7})(?: .*)?\r?$/m;
/** The line between the two versions: in another text than JSON it may be an underline. */
const conflictMiddle = /^={7}\r?$/m;

/** The first mark of two versions of a file that were not brought together. */
export function conflictFinding(source: SourceFile): Finding | undefined {
  const { file, text } = source;
  const found = conflictMark.exec(text) ?? (/\.jsonc?$/.test(file) ? conflictMiddle.exec(text) : null);
  if (found === null) return undefined;
  const mark = found[0].trimEnd();
  return findingAt(placeAtOffset(source, found.index, mark.length), problem("merge-conflict", { mark }));
}

/** How the pointer begins that Git LFS leaves in the place of a file. */
const lfsPointer = "version https://git-lfs.github.com/spec/";

/** Decodes UTF-8. Another encoding, a byte-order mark, a NUL or a pointer of Git LFS is a finding. */
export function decodeSource(file: string, bytes: Uint8Array): ReadResult {
  const text = decode(bytes);
  const wrong = (place: Place, found: Problem): ReadResult => ({ finding: findingAt(place, found) });
  if (text === undefined) {
    // A decoder that is not fatal puts a replacement character at the first byte that is not UTF-8.
    const lenient = new TextDecoder().decode(bytes);
    return wrong(
      placeAtOffset({ file, text: lenient }, lenient.indexOf("\ufffd")),
      problem("bad-encoding/not-utf8", {}),
    );
  }
  if (text.startsWith("\ufeff")) return wrong(startOf(file), problem("bad-encoding/byte-order-mark", {}));
  const nul = text.indexOf("\0");
  if (nul !== -1) return wrong(placeAtOffset({ file, text }, nul), problem("bad-encoding/nul", {}));
  if (text.startsWith(lfsPointer)) return wrong(startOf(file), problem("unreadable-file/lfs-pointer", {}));
  return { source: { file, text } };
}

/** Why a file or folder cannot be read: the code of the operating system, such as `EACCES`. */
export function unreadable(what: "file" | "folder", error: unknown): Problem {
  const reason = errorCode(error) ?? String(error);
  return problem("unreadable-file", { what, reason });
}

/**
 * Reads a text file. `file` is its path in the report, `path` its path on the disk. It reads synchronously: with many
 * small files, waiting takes longer than reading.
 */
export function readSource(path: string, file: string): ReadResult {
  try {
    const { size } = statSync(path);
    if (size > largestBytes) {
      const params = { kilobytes: Math.round(size / 1000), most: largestBytes / 1000 };
      return { finding: findingAt(startOf(file), problem("too-large/file", params)) };
    }
    return decodeSource(file, readFileSync(path));
  } catch (error) {
    return { finding: findingAt(startOf(file), unreadable("file", error)) };
  }
}
