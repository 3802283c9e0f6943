import {
  baseFile,
  codeThemes,
  descriptorFile,
  folderOf,
  languageInName,
  resolverFileOf,
  themeFileOf,
} from "./brandFiles.ts";
import { isLanguage, type Language } from "#contract/pageLanguage.ts";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { type JsonFile, parseJsonFile } from "./json/jsonFile.ts";
import { loadTheme, type ThemeResult } from "./themes/loadTheme.ts";
import { fontsFolder, type OwnFont } from "./fonts/OwnFont.ts";
import { readOwnFonts } from "./fonts/readOwnFonts.ts";
import { type DescriptorFile, languagesOf } from "./languages/DescriptorFile.ts";
import { type EffectiveDescriptors, effectiveDescriptors } from "./layers.ts";
import { type Entry, readEntries } from "./readEntries.ts";
import { decodeSource, type ReadResult, readSource, startOf } from "./json/sourceFile.ts";

/** The effective descriptors of a brand in one of its languages. */
export interface DescriptorsInLanguage extends EffectiveDescriptors {
  readonly language: Language;
}

/** A folder in `tenants/` with its parsed descriptor. Its effective descriptors are in the brand's own language. */
export interface BrandFolder extends EffectiveDescriptors {
  /** Name of the folder; the brand's id has to equal it. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly path: string;
  /** Path of the folder in the report. */
  readonly shown: string;
  readonly json: DescriptorFile;
  /** Its effective descriptors in each of its languages, its own first. */
  readonly inLanguages: readonly [DescriptorsInLanguage, ...DescriptorsInLanguage[]];
  /** Names of the files in the folder. */
  readonly files: readonly string[];
  /** The fonts of its own. */
  readonly fonts: readonly OwnFont[];
  /** Texts to read instead of images, by path in the report. */
  readonly drafts: Drafts;
}

/** The files of some or all brands of a folder, except images. */
export interface Workspace {
  /** Absolute path of the folder with `tenants/` and `themes/`. */
  readonly root: string;
  /** The base of all brands; `undefined` when there is no such file. */
  readonly base: DescriptorFile | undefined;
  /** The stand-ins for `localhost` and `*.localhost`, `tenants/local.jsonc`; `undefined` when there is no such file. */
  readonly local: JsonFile | undefined;
  /** The base exists but cannot be parsed. Then the effective descriptors are unknown. */
  readonly baseBroken: boolean;
  /** Ordered by name. */
  readonly brands: readonly BrandFolder[];
  /** Names of all folders in `tenants/`, also of brands that cannot be parsed. */
  readonly folders: readonly string[];
  /** Names of the files in `tenants/`. */
  readonly files: readonly string[];
  readonly themes: ReadonlyMap<string, ThemeResult>;
  /** Names of all theme files, also where a file cannot be parsed. */
  readonly themeNames: readonly string[];
  /** Findings from reading and parsing. */
  readonly findings: readonly Finding[];
}

/** A brand or theme that was read; `undefined` when it cannot be parsed. */
interface Read<T> {
  readonly value: T | undefined;
  readonly findings: readonly Finding[];
}

/** A folder with `tenants/` and `themes/`. Its brands and themes are read when they are asked for. */
export interface OpenWorkspace extends Omit<Workspace, "brands" | "themes"> {
  /** The brand of a folder in `tenants/`. */
  readonly brand: (folder: string) => BrandFolder | undefined;
  /**
   * Some of the brands with the themes that they use, and some more themes. The findings are those of these files.
   */
  readonly part: (folders: readonly string[], themes?: readonly string[]) => Workspace;
}

/** The folder to check does not exist: there is no result. */
export class MissingFolderError extends Error {}

/**
 * Texts to read instead of files, by path in the report: what is edited and not saved yet. The fonts of a brand are one
 * text, that of their folder (`readOwnFonts`).
 */
export type Drafts = ReadonlyMap<string, string>;
const noDrafts: Drafts = new Map();

/** Reads a text file, or its draft. */
export function readText(path: string, shown: string, drafts: Drafts): ReadResult {
  const draft = drafts.get(shown);
  return draft === undefined ? readSource(path, shown) : decodeSource(shown, new TextEncoder().encode(draft));
}

/** Reads and parses one JSON file; adds to `findings`. */
export function readJson(path: string, shown: string, findings: Finding[], drafts = noDrafts): JsonFile | undefined {
  const read = readText(path, shown, drafts);
  if ("finding" in read) {
    findings.push(read.finding);
    return undefined;
  }
  const { json, findings: found } = parseJsonFile(read.source);
  for (const each of found) findings.push(each);
  return json;
}

/**
 * A descriptor with its texts in other languages.
 * @param json the descriptor
 * @param name the name of its file
 * @param files the names of the files beside it
 * @param read reads one of them
 */
function withLanguageFiles(
  json: JsonFile,
  name: string,
  files: readonly string[],
  read: (file: string) => JsonFile | undefined,
): DescriptorFile {
  const languageFiles = files.flatMap((file): [Language, JsonFile][] => {
    const language = languageInName(name, file);
    const texts = isLanguage(language) ? read(file) : undefined;
    return isLanguage(language) && texts !== undefined ? [[language, texts]] : [];
  });
  return languageFiles.length === 0 ? json : { ...json, languageFiles: new Map(languageFiles) };
}

/**
 * The names of the files of a folder, as the drafts have them. A draft with a text is a file; an empty draft of the texts
 * in a language is a file that is to be removed.
 * @param names the names of the files on the disk
 * @param shown the folder in the report
 * @param descriptor the name of the file with the descriptor
 */
function draftedNames(names: readonly string[], shown: string, descriptor: string, drafts: Drafts): string[] {
  const drafted = [...drafts].flatMap(([path, text]) => {
    const name = path.startsWith(`${shown}/`) ? path.slice(shown.length + 1) : "";
    return name === "" || name === fontsFolder || name.includes("/") || text === "" ? [] : [name];
  });
  const isRemoved = (name: string) =>
    languageInName(descriptor, name) !== undefined && drafts.get(`${shown}/${name}`) === "";
  return [...new Set([...names, ...drafted])].filter((name) => !isRemoved(name)).toSorted();
}

/** The name of the theme that a file has; the contract and the constants are part of the code, also with `--brands`. */
function themeNameOf({ name, kind }: Entry): string | undefined {
  const theme = kind === "file" ? /^([^.]+)\.tokens\.json$/.exec(name)?.[1] : undefined;
  return theme === undefined || codeThemes.includes(theme) ? undefined : theme;
}

/**
 * Reads a theme with what its resolver says.
 * @param files names of the files in `themes/`
 */
function readTheme(root: string, name: string, files: ReadonlySet<string>, drafts: Drafts): Read<ThemeResult> {
  const shown = themeFileOf(name);
  const read = readText(join(root, shown), shown, drafts);
  if ("finding" in read) return { value: undefined, findings: [read.finding] };
  const { json, findings } = parseJsonFile(read.source);
  if (json === undefined) return { value: undefined, findings };
  // A draft without a text is a file that is to be removed.
  const exists = (path: string) => (drafts.has(path) ? drafts.get(path) !== "" : files.has(path));
  const readOther = (path: string) => (exists(path) ? readJson(join(root, path), path, findings, drafts) : undefined);
  const path = resolverFileOf(name);
  const resolver = readOther(path);
  if (resolver !== undefined) {
    const theme = loadTheme(name, json, { resolver, read: readOther, exists });
    return { value: theme, findings: [...findings, ...theme.findings] };
  }
  if (!exists(path)) findings.push(findingAt(startOf(path), problem("missing-resolver", { theme: name })));
  // Which contexts it has is unknown.
  const { theme: _, ...value } = loadTheme(name, json);
  return { value, findings: [...findings, ...value.findings] };
}

function readBrandFolder(
  root: string,
  name: string,
  base: DescriptorFile | undefined,
  drafts: Drafts,
): Read<BrandFolder> {
  const path = join(root, "tenants", name);
  const shown = folderOf(name);
  const { entries, findings } = readEntries(path, shown);
  const fontsShown = `${shown}/${fontsFolder}`;
  const names = entries.filter(({ kind }) => kind === "file").map((entry) => entry.name);
  const files = draftedNames(names, shown, descriptorFile, drafts);
  if (!files.includes(descriptorFile)) {
    if (findings.length > 0) return { value: undefined, findings };
    const near = didYouMean(descriptorFile, files);
    const found = problem("missing-descriptor", { folder: shown, ...(near === undefined ? {} : { near }) });
    return { value: undefined, findings: [findingAt(startOf(`${shown}/${descriptorFile}`), found)] };
  }
  const read = (file: string) => readJson(join(path, file), `${shown}/${file}`, findings, drafts);
  const descriptor = read(descriptorFile);
  if (descriptor === undefined) return { value: undefined, findings };
  const json = withLanguageFiles(descriptor, descriptorFile, files, read);
  const hasFonts = entries.some((entry) => entry.name === fontsFolder && entry.kind === "folder");
  const draft = drafts.get(fontsShown);
  const own = hasFonts || draft !== undefined ? readOwnFonts(path, shown, draft) : { fonts: [], findings: [] };
  findings.push(...own.findings);
  const { fonts } = own;
  const [language, ...others] = languagesOf(base, json);
  const inOwn = effectiveDescriptors(base, json);
  const inLanguages = [
    { language, ...inOwn },
    ...others.map((other) => ({ language: other, ...effectiveDescriptors(base, json, other) })),
  ] as const;
  return { value: { name, path, shown, json, inLanguages, files, fonts, drafts, ...inOwn }, findings };
}

/** Reads each name once. */
function readOnce<T>(read: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const value = made.get(name) ?? read(name);
    made.set(name, value);
    return value;
  };
}

/** The names of the themes that a brand uses, as far as they are texts. */
const themesOf = ({ common, effective }: BrandFolder): string[] =>
  [common, effective.Production].map(({ theme }) => theme).filter((name) => typeof name === "string");

/**
 * Opens a folder with `tenants/` and `themes/`: its own files are read at once, those of a brand when they are needed.
 * Throws `MissingFolderError` when it does not exist.
 * @param drafts texts to read instead of files that exist
 */
export function openWorkspace(brandsDir: string, drafts: Drafts = noDrafts): OpenWorkspace {
  const root = resolve(brandsDir);
  try {
    readdirSync(root);
  } catch (error) {
    throw new MissingFolderError(`${brandsDir} is not a folder that can be read`, { cause: error });
  }
  const { entries, findings } = readEntries(join(root, "tenants"), "tenants");
  const isReadable = findings.length === 0;
  const names = entries.filter(({ kind }) => kind === "file").map(({ name }) => name);
  const files = draftedNames(names, "tenants", baseFile, drafts);
  const own = (name: string): JsonFile | undefined =>
    files.includes(name) ? readJson(join(root, "tenants", name), `tenants/${name}`, findings, drafts) : undefined;
  const baseAlone = own(baseFile);
  const base = baseAlone && withLanguageFiles(baseAlone, baseFile, files, own);
  const local = own("local.jsonc");
  const folders = entries.filter(({ kind }) => kind === "folder").map(({ name }) => name);
  if (folders.length === 0 && isReadable) findings.push(findingAt(startOf("tenants"), problem("no-brands", {})));
  const listed = readEntries(join(root, "themes"), "themes");
  findings.push(...listed.findings);
  const themeNames = listed.entries.flatMap((entry) => themeNameOf(entry) ?? []);
  const existing = new Set(themeNames);

  const brandRead = readOnce((name) => readBrandFolder(root, name, base, drafts));
  const themeFiles = new Set(
    listed.entries.filter(({ kind }) => kind === "file").map((entry) => `themes/${entry.name}`),
  );
  const themeRead = readOnce((name) => readTheme(root, name, themeFiles, drafts));
  const baseBroken = files.includes(baseFile) && base === undefined;
  const whole = { root, base, local, baseBroken, folders, files, themeNames };
  return {
    ...whole,
    findings,
    brand: (folder) => brandRead(folder).value,
    part: (names, moreThemes = []) => {
      const reads = names.map(brandRead);
      const brands = reads.flatMap(({ value }) => value ?? []);
      const used = new Set([...brands.flatMap((brand) => themesOf(brand)), ...moreThemes]);
      const themes = [...used].filter((name) => existing.has(name)).map(themeRead);
      return {
        ...whole,
        brands,
        themes: new Map(themes.flatMap(({ value }) => (value === undefined ? [] : [[value.name, value]]))),
        findings: [...reads, ...themes].flatMap((read) => read.findings),
      };
    },
  };
}

/** Reads all files of a folder with `tenants/` and `themes/`. Throws `MissingFolderError` when it does not exist. */
export function loadWorkspace(brandsDir: string): Workspace {
  const opened = openWorkspace(brandsDir);
  const whole = opened.part(opened.folders, opened.themeNames);
  return { ...whole, findings: [...opened.findings, ...whole.findings] };
}
