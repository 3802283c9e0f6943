/** The name of the file with a brand's descriptor, in the folder of the brand. */
export const descriptorFile = "tenant.jsonc";

/** The folder of a brand. Like every path of this file it is below the folder that has `tenants/` and `themes/`. */
export const folderOf = (brandId: string): string => `tenants/${brandId}`;

/** The descriptor of a brand. */
export const descriptorOf = (brandId: string): string => `${folderOf(brandId)}/${descriptorFile}`;

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
