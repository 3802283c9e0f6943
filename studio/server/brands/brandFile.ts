import {
  baseFiles,
  codeThemes,
  descriptorFile,
  folderOf,
  languageFileOf,
  lookFile,
} from "#scripts/brands/brandFiles.ts";
import { fontsFolder } from "#scripts/brands/fonts/OwnFont.ts";
import { languages } from "#contract/pageLanguage.ts";
import { baseId, type FileKind } from "#studio/document/StudioDocument.ts";

/** A file of the brands' data. */
export interface BrandFile {
  /** The brand whose folder has it; `baseId`: what all brands share. Left out: it is of a theme. */
  readonly brand?: string;
  /** The theme that it is a part of. */
  readonly theme?: string;
  /** Left out: it has no fields, such as an image. */
  readonly kind?: FileKind;
  /** The studio writes it as a text. Left out: it is there, and is not edited; fonts are written by their folder. */
  readonly isText?: true;
}

const name = "[a-z][a-z0-9-]*";
const idFormat = new RegExp(`^${name}$`);
const image = /^[a-z0-9][a-z0-9._-]*\.svg$/i;
/** Names from git are data: one with other characters is no file that the studio writes. */
const inBrand = new RegExp(`^tenants/(${name})/((?:[A-Za-z0-9_][A-Za-z0-9._-]*/)*[A-Za-z0-9_][A-Za-z0-9._-]*)$`);
const ofTheme = new RegExp(`^themes/([a-z0-9][a-z0-9-]*)\\.((?:(?:dark|more)\\.)?tokens|resolver)\\.json$`);

const themeKinds: Readonly<Record<string, FileKind>> = {
  tokens: "theme",
  "dark.tokens": "dark",
  "more.tokens": "more",
  resolver: "resolver",
};

const kindIn = (file: string, descriptor: string): FileKind | undefined =>
  file === descriptor ? "descriptor" : languages.find((language) => file === languageFileOf(descriptor, language));

/** Whether an id can be that of a brand: it is the name of a folder. */
export const isBrandId = (id: string): boolean => idFormat.test(id);

/** What a file of the repository is to the brands; undefined for every file that a proposal cannot hold. */
export function brandFileOf(path: string): BrandFile | undefined {
  const shared = baseFiles.find((file) => path === `tenants/${file}`);
  if (shared !== undefined)
    return { brand: baseId, kind: kindIn(shared, baseFiles[0] ?? "") ?? "descriptor", isText: true };
  const [, theme, part = ""] = ofTheme.exec(path) ?? [];
  if (theme !== undefined)
    return codeThemes.includes(theme) ? undefined : { theme, kind: themeKinds[part] ?? "theme", isText: true };
  const [, brand, file = ""] = inBrand.exec(path) ?? [];
  if (brand === undefined) return undefined;
  const kind = kindIn(file, descriptorFile);
  if (kind !== undefined) return { brand, kind, isText: true };
  return file === lookFile || image.test(file) ? { brand, isText: true } : { brand };
}

/** Whether a path is the folder with the fonts of a brand. */
export const isFontsFolder = (path: string): boolean => {
  const [, id = ""] = path.split("/");
  return isBrandId(id) && path === `${folderOf(id)}/${fontsFolder}`;
};
