import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { startOf } from "../json/sourceFile.ts";
import { readEntries } from "../readEntries.ts";
import { fontsFolder, isFontName, LargeFontError, largestFont, licenceFile, type OwnFont } from "./OwnFont.ts";

/** The fonts of a brand, and what is wrong with the folders that they are in. */
interface OwnFonts {
  readonly fonts: readonly OwnFont[];
  readonly findings: readonly Finding[];
}

/** Reads a file below the folder with the fonts. */
type ReadBytes = (path: string) => Buffer;

/** The files below the folder with the fonts, as paths in it. */
interface FontFiles {
  readonly paths: readonly string[];
  readonly read: ReadBytes;
  readonly findings: readonly Finding[];
}

function onDisk(folder: string, shown: string): FontFiles {
  const top = readEntries(folder, shown);
  const below = top.entries
    .filter(({ kind }) => kind === "folder")
    .map(({ name }) => ({ name, ...readEntries(join(folder, name), `${shown}/${name}`) }));
  const filesIn = (entries: typeof top.entries) => entries.filter(({ kind }) => kind === "file");
  return {
    paths: [
      ...filesIn(top.entries).map(({ name }) => name),
      ...below.flatMap(({ name, entries }) => filesIn(entries).map((file) => `${name}/${file.name}`)),
    ],
    findings: [...top.findings, ...below.flatMap(({ findings }) => findings)],
    read: (path) => {
      const file = join(folder, path);
      const { size } = statSync(file);
      if (size > largestFont) throw new LargeFontError(size);
      return readFileSync(file);
    },
  };
}

function drafted(draft: string): FontFiles {
  const parsed: unknown = draft === "" ? {} : JSON.parse(draft);
  const files = isObject(parsed) ? parsed : {};
  return {
    paths: Object.keys(files).toSorted(),
    findings: [],
    read: (path) => {
      const bytes = Buffer.from(String(files[path]), "base64");
      if (bytes.length > largestFont) throw new LargeFontError(bytes.length);
      return bytes;
    },
  };
}

function fontOf(family: string, shown: string, { paths, read }: FontFiles): OwnFont {
  const names = paths.filter((path) => path.startsWith(`${family}/`)).map((path) => path.slice(family.length + 1));
  return {
    family,
    shown: `${shown}/${family}`,
    files: names.filter((name) => name !== licenceFile),
    licence: () => {
      if (!names.includes(licenceFile)) return undefined;
      const text = new TextDecoder().decode(read(`${family}/${licenceFile}`)).trim();
      return text === "" ? undefined : text;
    },
    read: (file) => read(`${family}/${file}`),
  };
}

/**
 * The fonts in a brand's folder. Their files are read when they are needed.
 * @param brandFolder absolute path
 * @param brandShown path of the brand's folder in the report
 * @param draft what is edited instead of all files that exist: base64 by path below `fonts/`, as JSON
 */
export function readOwnFonts(brandFolder: string, brandShown: string, draft: string | undefined): OwnFonts {
  const shown = `${brandShown}/${fontsFolder}`;
  const files = draft === undefined ? onDisk(join(brandFolder, fontsFolder), shown) : drafted(draft);
  const families = [...new Set(files.paths.flatMap((path) => (path.includes("/") ? [path.split("/")[0] ?? ""] : [])))];
  const misplaced = files.paths.filter((path) => !path.includes("/"));
  return {
    fonts: families.filter(isFontName).map((family) => fontOf(family, shown, files)),
    findings: [
      ...files.findings,
      ...misplaced.map((name) => findingAt(startOf(`${shown}/${name}`), problem("bad-font/place", { file: name }))),
      ...families
        .filter((family) => !isFontName(family))
        .map((name) => findingAt(startOf(`${shown}/${name}`), problem("bad-font/name", { name }))),
    ],
  };
}
