import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, resolve } from "node:path";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import {
  decodeSource,
  readSource,
  type ReadResult,
  type SourceFile,
  startOf,
} from "#scripts/brands/json/sourceFile.ts";
import { fileKind } from "./fileKind.ts";
import { filesOfResolver, isResolver } from "./formats/resolver.ts";
import type { LookFinding } from "./Look.ts";
import { LookFindings } from "./LookFindings.ts";

/** The texts of a designer's files, and the findings about those that cannot be read. */
export interface LookSources {
  readonly sources: readonly SourceFile[];
  readonly findings: readonly LookFinding[];
}

/** No designer's folder has more, or is deeper. */
const limits = { files: 1000, depth: 12 };

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The JSON files in a folder and below it. Links are not followed. */
function filesBelow(folder: string, shown: string): string[] {
  const found: string[] = [];
  const walk = (path: string, name: string, depth: number): void => {
    const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith(".") || entry.name === "node_modules" || found.length > limits.files) continue;
      const own = name.endsWith("/") ? name + entry.name : `${name}/${entry.name}`;
      if (entry.isFile() && /\.json$/i.test(entry.name)) found.push(own);
      else if (entry.isDirectory() && depth < limits.depth) walk(resolve(path, entry.name), own, depth + 1);
    }
  };
  walk(folder, shown, 0);
  return found;
}

/** Reads a file. Windows' programs write a mark before the text, which says nothing. */
function readMarked(path: string, file: string): ReadResult {
  const result = readSource(path, file);
  const isMarked = "finding" in result && result.finding.id === "bad-encoding/byte-order-mark";
  return isMarked ? decodeSource(file, readFileSync(path).subarray(byteOrderMark)) : result;
}

/** The bytes of the mark at the beginning of some files. */
const byteOrderMark = 3;

/** A file as an object: the list of themes of Tokens Studio has a file of its own. */
const asObject = (source: SourceFile): SourceFile =>
  /(?:^|[/\\])\$themes\.json$/.test(source.file) && source.text.trimStart().startsWith("[")
    ? { ...source, text: `{"$themes":${source.text}}` }
    : source;

/**
 * Reads the files that were named, those in the folders that were named, and those that a resolver among them refers to
 * in its own folder.
 * @param brand the brand, to say where files belong that are something else
 */
export function lookSources(files: readonly string[], calledFrom: string, brand: string): LookSources {
  const sources = new Map<string, SourceFile>();
  const findings = new LookFindings();
  const read = (file: string, isOptional: boolean): void => {
    if (sources.has(file)) return;
    const path = resolve(calledFrom, file);
    const kind = fileKind(path);
    if (kind !== undefined) {
      if (kind === "other-kind") findings.add(startOf(file), kind, { ending: extname(file) });
      else findings.add(startOf(file), kind, { brand });
      return;
    }
    const result = readMarked(path, file);
    if ("source" in result) {
      const source = asObject(result.source);
      sources.set(file, source);
      const { json } = parseJsonFile(source);
      if (json === undefined || !isResolver(json)) return;
      const folder = file.replace(/[^/\\]*$/, "");
      // The reader of the resolver says which of them are missing.
      for (const path of filesOfResolver(json)) read(folder + path, true);
    } else if (!isOptional) findings.addRead({ ...result.finding, file });
  };
  for (const file of files) {
    const path = resolve(calledFrom, file);
    for (const each of isFolder(path) ? filesBelow(path, file) : [file]) read(each, false);
  }
  return { sources: [...sources.values()], findings: findings.sorted };
}
