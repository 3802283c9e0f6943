import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { type Finding, findingAt } from "./finding.ts";
import { didYouMean } from "./didYouMean.ts";
import { type JsonFile, parseJsonFile } from "./jsonFile.ts";
import { loadTheme, type ThemeResult } from "./themes/loadTheme.ts";
import { problem } from "./messages/catalogue.ts";
import { readSource, startOf, unreadable } from "./sourceFile.ts";

/** A folder in `tenants/` with its parsed descriptor. */
export interface BrandFolder {
  /** Name of the folder; the brand's id has to equal it. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly path: string;
  /** Path of the folder in the report. */
  readonly shown: string;
  readonly json: JsonFile;
  /** Names of the files in the folder. */
  readonly files: readonly string[];
}

/** All files that `npm run validate` checks, except images. */
export interface Workspace {
  /** Absolute path of the folder with `tenants/` and `themes/`. */
  readonly root: string;
  /** The base of all brands; `undefined` when there is no such file. */
  readonly base: JsonFile | undefined;
  /** The stand-ins for `localhost` and `*.localhost`, `tenants/local.jsonc`; `undefined` when there is no such file. */
  readonly local: JsonFile | undefined;
  /** The base exists but cannot be parsed. Then the effective descriptors are unknown. */
  readonly baseBroken: boolean;
  /** Ordered by name. */
  readonly brands: readonly BrandFolder[];
  /** Names of all folders in `tenants/`, also of brands that cannot be parsed. */
  readonly folders: readonly string[];
  readonly themes: ReadonlyMap<string, ThemeResult>;
  /** Findings from reading and parsing. */
  readonly findings: readonly Finding[];
}

/** The folder to check does not exist: there is no result. */
export class MissingFolderError extends Error {}

interface Entry {
  readonly name: string;
  readonly kind: "file" | "folder" | "link";
}

/** Files, folders and links, ordered by name. Hidden files are left out. */
function entriesOf(path: string): Entry[] {
  const found = readdirSync(path, { withFileTypes: true });
  return found
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry): Entry[] => {
      if (entry.isFile()) return [{ name: entry.name, kind: "file" }];
      // A schema beside brands of another repository may be a link to ours.
      if (entry.isSymbolicLink() && !entry.name.endsWith(".schema.json")) return [{ name: entry.name, kind: "link" }];
      return entry.isDirectory() ? [{ name: entry.name, kind: "folder" }] : [];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** A link is a finding, not left out silently: what it leads to may change without a change here. */
const linksIn = (entries: readonly Entry[], shown: string): Finding[] =>
  entries
    .filter(({ kind }) => kind === "link")
    .map(({ name }) => `${shown}/${name}`)
    .map((path) => findingAt(startOf(path), problem("unreadable-file/link", { path })));

function readEntries(path: string, shown: string): { entries: Entry[]; findings: Finding[] } {
  try {
    const entries = entriesOf(path);
    return { entries, findings: linksIn(entries, shown) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return { entries: [], findings: [] };
    return { entries: [], findings: [findingAt(startOf(shown), unreadable("folder", error))] };
  }
}

/** Reads and parses one JSON file; adds to `findings`. */
export function readJson(path: string, shown: string, findings: Finding[]): JsonFile | undefined {
  const read = readSource(path, shown);
  if ("finding" in read) {
    findings.push(read.finding);
    return undefined;
  }
  const { json, findings: found } = parseJsonFile(read.source);
  for (const each of found) findings.push(each);
  return json;
}

function loadThemes(root: string, findings: Finding[]): Map<string, ThemeResult> {
  const { entries, findings: unreadable } = readEntries(join(root, "themes"), "themes");
  findings.push(...unreadable);
  const results = entries.map(({ name, kind }): ThemeResult | undefined => {
    const theme = /^(.+)\.tokens\.json$/.exec(name)?.[1];
    // The contract and the constants are part of the code, also with `--brands`.
    if (kind !== "file" || theme === undefined || theme === "contract" || theme === "base") return undefined;
    const json = readJson(join(root, "themes", name), `themes/${name}`, findings);
    return json === undefined ? undefined : loadTheme(theme, json);
  });
  const themes = results.filter((result) => result !== undefined);
  for (const theme of themes) for (const each of theme.findings) findings.push(each);
  return new Map(themes.map((theme) => [theme.name, theme]));
}

function loadBrandFolder(tenants: string, name: string, findings: Finding[]): BrandFolder | undefined {
  const path = join(tenants, name);
  const shown = `tenants/${name}`;
  const { entries, findings: unreadable } = readEntries(path, shown);
  findings.push(...unreadable);
  const files = entries.filter(({ kind }) => kind === "file").map((entry) => entry.name);
  if (!files.includes("tenant.jsonc")) {
    const near = didYouMean("tenant.jsonc", files);
    if (unreadable.length > 0) return undefined;
    const found = problem("missing-descriptor", { folder: shown, ...(near === undefined ? {} : { near }) });
    findings.push(findingAt(startOf(`${shown}/tenant.jsonc`), found));
    return undefined;
  }
  const json = readJson(join(path, "tenant.jsonc"), `${shown}/tenant.jsonc`, findings);
  return json === undefined ? undefined : { name, path, shown, json, files };
}

/** Reads all files of a folder with `tenants/` and `themes/`. Throws `MissingFolderError` when it does not exist. */
export function loadWorkspace(brandsDir: string): Workspace {
  const root = resolve(brandsDir);
  try {
    readdirSync(root);
  } catch (error) {
    throw new MissingFolderError(`${brandsDir} is not a folder that can be read`, { cause: error });
  }
  const findings: Finding[] = [];
  const tenants = join(root, "tenants");
  const { entries, findings: unreadable } = readEntries(tenants, "tenants");
  findings.push(...unreadable);
  const hasBase = entries.some(({ name, kind }) => name === "base.jsonc" && kind === "file");
  const base = hasBase ? readJson(join(tenants, "base.jsonc"), "tenants/base.jsonc", findings) : undefined;
  const hasLocal = entries.some(({ name, kind }) => name === "local.jsonc" && kind === "file");
  const local = hasLocal ? readJson(join(tenants, "local.jsonc"), "tenants/local.jsonc", findings) : undefined;
  const folders = entries.filter(({ kind }) => kind === "folder");
  if (folders.length === 0 && unreadable.length === 0) {
    findings.push(findingAt(startOf("tenants"), problem("no-brands", {})));
  }
  const loaded = folders.map(({ name }) => loadBrandFolder(tenants, name, findings));
  const brands = loaded.filter((brand) => brand !== undefined);
  const themes = loadThemes(root, findings);
  return {
    root,
    base,
    local,
    baseBroken: hasBase && base === undefined,
    brands,
    folders: folders.map(({ name }) => name),
    themes,
    findings,
  };
}
