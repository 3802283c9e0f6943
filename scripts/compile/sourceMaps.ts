import { hash } from "node:crypto";
import { basename, join } from "node:path";
import type { Rolldown } from "vite";
import { contentOfScript } from "./nameByContent.ts";
import type { OutputFile } from "./OutputFile.ts";

/**
 * The folder of the source maps, beside the folders of the brands: where a build writes, and at a target. No address of
 * a host leads to it.
 */
export const mapsFolder = "_maps/";

/** Where the map of a chunk is. @param chunk `assets/main-1a2b3c4d.js`, or its name alone */
export const mapKey = (chunk: string): string => `${mapsFolder}${basename(chunk)}.map`;

/** A source map of a chunk (ECMA-426). Paths of sources are those of the repository. */
export interface SourceMap {
  readonly version: 3;
  /** The chunk: `main-1a2b3c4d.js`. */
  readonly file: string;
  /** The same as in the last line of the chunk: error services find the map by it. */
  readonly debugId: string;
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
  readonly names: readonly string[];
  readonly mappings: string;
}

const debugIdLine = /^\/\/# debugId=([0-9a-f-]{36})$/m;

/** The debug id of a chunk; undefined when it has none. */
export const debugIdIn = (code: string): string | undefined => debugIdLine.exec(code)?.[1];

/**
 * A UUID (RFC 9562, version 8) of a chunk's code alone: a comment that changes in a source changes no byte of a release.
 * The names of other chunks do not count either, because the map does not depend on them.
 */
function debugIdOf(code: string): string {
  const hex = hash("sha256", contentOfScript(code).digest);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join("-");
}

/** A file of the bundler; a script gets its debug id as its last line. */
export function withDebugId({ path, bytes }: OutputFile): OutputFile {
  if (!path.endsWith(".js")) return { path, bytes };
  const code = new TextDecoder().decode(bytes).trimEnd();
  return { path, bytes: new TextEncoder().encode(`${code}\n//# debugId=${debugIdOf(code)}\n`) };
}

/** A source's path from the repository. The bundler writes it as seen from `dist/assets`; packages may be elsewhere. */
const sourcePath = (source: string): string =>
  join("dist/assets", source)
    .replaceAll("\\", "/")
    .replace(/^.*?(?=\bnode_modules\/)/, "");

/**
 * The maps of the chunks.
 * @param files the chunks as they are released, with their debug ids
 * @param nameOf the path of a chunk in the release, by the path that the bundler has given it
 */
export function sourceMapsOf(
  chunks: readonly Rolldown.OutputChunk[],
  files: readonly OutputFile[],
  nameOf: (path: string) => string,
): readonly SourceMap[] {
  const byPath = new Map(files.map((file) => [file.path, file.bytes]));
  return chunks.flatMap(({ fileName, map }) => {
    const path = nameOf(fileName);
    const debugId = debugIdIn(new TextDecoder().decode(byPath.get(path)));
    if (map === null || debugId === undefined) return [];
    const { sources, sourcesContent, names, mappings } = map;
    return {
      version: 3,
      file: basename(path),
      debugId,
      sources: sources.map(sourcePath),
      sourcesContent,
      names,
      mappings,
    };
  });
}

/**
 * The files of the maps, as a build writes them. Lines are those of the sources of one commit, so each says of which.
 * @param commit that was built; with a `+` after it, where it had changes that were not committed
 */
export const mapFiles = (maps: readonly SourceMap[], commit: string | undefined): readonly OutputFile[] =>
  maps.map((map) => ({
    path: mapKey(map.file),
    bytes: new TextEncoder().encode(JSON.stringify({ ...map, ...(commit !== undefined && { x_commit: commit }) })),
  }));
