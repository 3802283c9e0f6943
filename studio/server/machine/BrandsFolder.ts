import { fontsFolder } from "#scripts/brands/fonts/OwnFont.ts";
import {
  baseFile,
  baseLanguage,
  descriptorFile,
  descriptorOf,
  folderOf,
  languageFileOf,
  lookFileOf,
  resolverFileOf,
  takenOverFileOf,
  themeFileOf,
} from "#scripts/brands/brandFiles.ts";
import { type Language, languages } from "#contract/pageLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";
import { lstatSync, readFileSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { fileProblem } from "#contract/descriptor/formats.ts";
import { writeWhole } from "#scripts/files/writeWhole.ts";
import { writeNewBrand } from "#scripts/tenant/writeNewBrand.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { decodeSource } from "#scripts/brands/json/sourceFile.ts";
import {
  baseId,
  type DocumentKind,
  documentKinds,
  type DocumentTexts,
  isImage,
  isOptional,
  oneFileKinds,
  takenOverKinds,
} from "#studio/document/StudioDocument.ts";
import { imageField, type ImageKind, imageKinds } from "#studio/document/imageKinds.ts";
import { brandFileOf, isBrandId, isFontsFolder } from "../brands/brandFile.ts";
import type { BrandStore } from "../brands/BrandStore.ts";
import { readFonts, writeFonts } from "./fontFiles.ts";
import { Refusal } from "../Refusal.ts";

/** Larger files are not images that a brand can have. */
const largestImageBytes = 1_000_000;

/** Where the texts of a descriptor are in other languages. */
const languagePaths = (descriptor: string, own?: Language): Partial<DocumentTexts> =>
  Object.fromEntries(languages.filter((each) => each !== own).map((each) => [each, languageFileOf(descriptor, each)]));

const basePath = `tenants/${baseFile}`;
/** The document of the base has no theme: its path is empty. */
const basePaths: DocumentTexts = { descriptor: basePath, theme: "", ...languagePaths(basePath, baseLanguage) };

/** The name of an image that the descriptor does not name yet: `member-logo.svg`, `kritisk-sykdom.svg`. */
const usualName = (kind: ImageKind): string => {
  const name = imageField(kind).at(-1) ?? kind;
  const own: Partial<Record<ImageKind, string>> = { logoDark: "logo.dark", memberLogo: "member-logo" };
  return `${own[kind] ?? name.toLowerCase().replaceAll("_", "-")}.svg`;
};

/** The files of the brands. The only ones that the studio writes are those of the table in `brandFile.ts`. */
export class BrandsFolder implements BrandStore {
  readonly root: string;

  constructor(brandsDir: string) {
    this.root = resolve(brandsDir);
  }

  has(id: string): boolean {
    if (!isBrandId(id)) return false;
    const at = (...path: string[]) => lstatSync(join(this.root, "tenants", ...path), { throwIfNoEntry: false });
    const isFolder = at(id)?.isDirectory() === true;
    return isFolder && (at(id, descriptorFile)?.isFile() ?? true);
  }

  /** Throws when `tenants/` or `themes/` is a link: a new file would be written somewhere else. */
  checkFolders(): void {
    for (const folder of ["tenants", "themes"])
      if (realpathSync(join(this.root, folder)) !== join(realpathSync(this.root), folder))
        throw new Refusal("forbidden", {}, folder);
  }

  /** Names of the folders in `tenants/` whose descriptor is a file, or is still to be written. */
  ids(): readonly string[] {
    return openWorkspace(this.root).folders.filter((id) => {
      const found = lstatSync(join(this.root, descriptorOf(id)), { throwIfNoEntry: false });
      return found === undefined || found.isFile();
    });
  }

  pathsOf(id: string, drafts?: Drafts): DocumentTexts {
    if (id === baseId) return basePaths;
    const workspace = openWorkspace(this.root, drafts);
    const json = workspace.brand(id)?.json;
    const descriptor = json === undefined ? {} : effectiveOf(workspace.base, json);
    const { theme: named } = descriptor;
    const theme = typeof named === "string" && workspace.themeNames.includes(named) ? named : id;
    const namedFiles = new Map(
      imageKinds.flatMap((kind) => {
        const file = valueAt(descriptor, imageField(kind));
        return typeof file === "string" && fileProblem(file) === undefined ? [[kind, file] as const] : [];
      }),
    );
    const taken = new Set(namedFiles.values());
    const images = imageKinds.map((kind) => {
      const file = namedFiles.get(kind) ?? usualName(kind);
      // A file that is another image already is not that of a new one.
      const isTaken = !namedFiles.has(kind) && taken.has(file);
      return [kind, `${folderOf(id)}/${isTaken ? `bilde-${file}` : file}`];
    });
    return {
      descriptor: descriptorOf(id),
      theme: themeFileOf(theme),
      ...languagePaths(descriptorOf(id)),
      resolver: resolverFileOf(theme),
      ...Object.fromEntries(takenOverKinds.map((kind) => [kind, takenOverFileOf(theme, kind)])),
      ...Object.fromEntries(images),
      look: lookFileOf(id),
      fonts: `${folderOf(id)}/${fontsFolder}`,
    };
  }

  read(paths: DocumentTexts): DocumentTexts {
    const { descriptor, theme, fonts } = paths;
    const others = oneFileKinds.filter((kind) => isOptional(kind) && paths[kind] !== undefined);
    const read = (kind: DocumentKind, path = paths[kind] ?? "") =>
      isImage(kind) ? this.#readImage(path) : this.#readOne(path);
    return {
      descriptor: this.#readOne(descriptor),
      theme: this.#readOne(theme),
      ...Object.fromEntries(others.map((kind) => [kind, read(kind)])),
      ...(fonts === undefined ? {} : { fonts: readFonts(this.#fontsFolder(fonts)) }),
    };
  }

  missing(paths: DocumentTexts): DocumentKind[] {
    return documentKinds.filter((kind) => {
      const path = paths[kind] ?? "";
      return path !== "" && lstatSync(join(this.root, path), { throwIfNoEntry: false }) === undefined;
    });
  }

  /** A reader of a file sees the old text or the new one. */
  async write(paths: DocumentTexts, texts: DocumentTexts): Promise<DocumentKind[]> {
    const onDisk = this.read(paths);
    const changed = documentKinds.filter((kind) => texts[kind] !== onDisk[kind]);
    for (const kind of changed) {
      const [path, text] = [paths[kind], texts[kind]];
      if (path === undefined || text === undefined) continue;
      if (kind === "fonts") await writeFonts(this.#fontsFolder(path), text);
      else if (isOptional(kind) && text === "") await rm(this.#absolute(path), { force: true });
      else await writeWhole(this.#absolute(path), text);
    }
    return changed;
  }

  create(id: string, files: ReadonlyMap<string, string>): Promise<void> {
    return writeNewBrand(this.root, id, files);
  }

  /** The absolute path of a file. Throws for any other file, and for one that a link leads away from. */
  #absolute(path: string): string {
    if (brandFileOf(path)?.isText !== true) throw new Refusal("forbidden", {}, path);
    const absolute = join(this.root, path);
    // By the operating system: it is many times quicker, and some files are read at every key.
    const folder = realpathSync.native(dirname(absolute));
    if (folder !== join(realpathSync.native(this.root), dirname(path).replaceAll("/", sep)))
      throw new Refusal("forbidden", {}, path);
    const found = lstatSync(absolute, { throwIfNoEntry: false });
    if (found !== undefined && !found.isFile()) throw new Refusal("forbidden", {}, path);
    return absolute;
  }

  /** The absolute path of a brand's folder with fonts. Throws when a link leads to it. */
  #fontsFolder(path: string): string {
    const absolute = join(this.root, path);
    const parent = dirname(absolute);
    if (!isFontsFolder(path) || realpathSync(parent) !== join(realpathSync(this.root), dirname(path)))
      throw new Refusal("forbidden", {}, path);
    return absolute;
  }

  /** An image as text. What is not an image of the brand itself, such as a link, is empty; `npm run validate` reports it. */
  #readImage(path: string): string {
    const found = lstatSync(join(this.root, path), { throwIfNoEntry: false });
    if (found?.isFile() !== true || found.size > largestImageBytes) return "";
    const read = decodeSource(path, readFileSync(this.#absolute(path)));
    return "source" in read ? read.source.text : "";
  }

  #readOne(path: string): string {
    if (path === "") return "";
    const absolute = this.#absolute(path);
    return lstatSync(absolute, { throwIfNoEntry: false }) === undefined ? "" : readFileSync(absolute, "utf8");
  }
}
