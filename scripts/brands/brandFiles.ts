import { type Language, languages } from "#contract/pageLanguage.ts";

/** The name of the file with a brand's descriptor, in the folder of the brand. */
export const descriptorFile = "tenant.jsonc";

/** The folder of a brand. Like every path of this file it is below the folder that has `tenants/` and `themes/`. */
export const folderOf = (brandId: string): string => `tenants/${brandId}`;

/** The descriptor of a brand. */
export const descriptorOf = (brandId: string): string => `${folderOf(brandId)}/${descriptorFile}`;

/** The file beside a descriptor that has its texts in another language: `tenant.en.jsonc`, `base.en.jsonc`. */
export const languageFileOf = (descriptor: string, language: string): string =>
  descriptor.replace(/\.jsonc$/, `.${language}.jsonc`);

/** The language that a file beside a descriptor is named after: `en` for `tenant.en.jsonc`, also a made-up one. */
export const languageInName = (descriptor: string, file: string): string | undefined => {
  const [, language] = /\.([^.]+)\.jsonc$/.exec(file) ?? [];
  return language !== undefined && languageFileOf(descriptor, language) === file ? language : undefined;
};

/** The base of all brands. Its texts are in bokmål. */
export const baseFile = "base.jsonc";
/** The language of the texts in the base of all brands. */
export const baseLanguage: Language = "nb";

/** Every file that the base of all brands can consist of. */
export const baseFiles: readonly string[] = [
  baseFile,
  ...languages.map((language) => languageFileOf(baseFile, language)),
];

/** The name of the file with the roles of the tokens in a designer's files, in the folder of the brand. */
export const lookFile = "look.json";

/** The fields of that file, in the order in which they are written. */
export const lookFields: readonly string[] = ["themes", "roles", "dark", "takenInDark"];

/** Which token of the designer's files is which role of the brand. */
export const lookFileOf = (brandId: string): string => `${folderOf(brandId)}/${lookFile}`;

/** The file of a theme. */
export const themeFileOf = (themeName: string): string => `themes/${themeName}.tokens.json`;

/** The names of the themes that are a part of the code, also with `--brands`: no brand can have one of them. */
export const codeThemes: readonly string[] = ["base", "contract"];

/** The file that says of which files a theme consists, and which contexts it has (DTCG resolver). */
export const resolverFileOf = (themeName: string): string => `themes/${themeName}.resolver.json`;

/** The contexts for which values can be taken over by hand; without that they are built from the light ones. */
export const takenOverContexts = ["dark", "more"] as const;
/** The name of such a context: the dark scheme, or more contrast. */
export type TakenOverContext = (typeof takenOverContexts)[number];

/** The file with the values of a context that are taken over by hand. */
export const takenOverFileOf = (themeName: string, context: TakenOverContext): string =>
  `themes/${themeName}.${context}.tokens.json`;

/** Every file that a theme can consist of. */
export const themeFilesOf = (themeName: string): readonly string[] => [
  themeFileOf(themeName),
  resolverFileOf(themeName),
  ...takenOverContexts.map((context) => takenOverFileOf(themeName, context)),
];
