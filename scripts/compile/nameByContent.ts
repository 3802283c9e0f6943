import { hash } from "node:crypto";
import type { OutputFile } from "./OutputFile.ts";

/** What of a file decides about the digest in its name. */
export interface FileContent {
  /** SHA-256 of the file without the digests in its references, in hexadecimal. */
  readonly digest: string;
  /** Paths of the files that it refers to: `assets/vendor-1a2b3c4d.js`. */
  readonly references: readonly string[];
}

const length = 8;

/** How a chunk refers to another file: `./vendor-1a2b3c4d.js`, or by its address. */
const reference = /(?<=\.\/|\/assets\/)([\w.-]+-)([0-9a-f]{8})(\.[a-z0-9]+)/g;

/** Reads a script. */
export function contentOfScript(code: string): FileContent {
  const references = new Set<string>();
  const withoutDigests = code.replaceAll(reference, (name, start: string, _digest: string, ending: string) => {
    references.add(`assets/${name}`);
    return start + "0".repeat(length) + ending;
  });
  return { digest: hash("sha256", withoutDigests), references: [...references] };
}

const withoutDigest = (path: string) => path.replace(/-[0-9a-f]{8}(?=\.[a-z0-9]+$)/, "");

/**
 * The digest in the name of a file: the beginning of the SHA-256 of its content. Chunks refer to each other, also in
 * circles, by names with digests. So the digest of a chunk is that of all chunks that can be reached from it, each read
 * without the digests in its references.
 */
export function digestInName(path: string, contents: ReadonlyMap<string, FileContent>): string {
  const reached = new Set([path]);
  for (const one of reached)
    for (const other of contents.get(one)?.references ?? []) if (contents.has(other)) reached.add(other);
  const digestOf = (one: string) => contents.get(one)?.digest ?? "";
  reached.delete(path);
  if (reached.size === 0) return digestOf(path).slice(0, length);
  const others = [...reached].map((one) => `${digestOf(one)}  ${withoutDigest(one)}\n`).toSorted();
  return hash("sha256", [`${digestOf(path)}\n`, ...others].join("")).slice(0, length);
}

/**
 * Gives files names that anyone can compare with their content (`npm run verify`): the bundler's own digests are known
 * to the bundler alone. The names are as long as before.
 * @returns the files in the order of their new names, and the new name of each
 */
export function nameByContent(files: readonly OutputFile[]): {
  readonly files: readonly OutputFile[];
  readonly nameOf: (path: string) => string;
} {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  const contents = new Map(
    files.map(({ path, bytes }) => [
      path,
      path.endsWith(".js")
        ? contentOfScript(decoder.decode(bytes))
        : { digest: hash("sha256", bytes), references: [] satisfies string[] },
    ]),
  );
  const names = new Map(
    files.map(({ path }) => [path, path.replace(/[0-9a-f]{8}(?=\.[a-z0-9]+$)/, () => digestInName(path, contents))]),
  );
  const nameOf = (path: string) => names.get(path) ?? path;
  const renamed = files.map(({ path, bytes }) => {
    const isReferring = (contents.get(path)?.references ?? []).some((other) => nameOf(other) !== other);
    const withNames = () =>
      encoder.encode(
        decoder.decode(bytes).replaceAll(reference, (name) => nameOf(`assets/${name}`).slice("assets/".length)),
      );
    return { path: nameOf(path), bytes: isReferring ? withNames() : bytes };
  });
  return { files: renamed.toSorted((one, other) => (one.path < other.path ? -1 : 1)), nameOf };
}
