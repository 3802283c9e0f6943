/** The name of the file with a brand's descriptor, in the folder of the brand. */
export const descriptorFile = "tenant.jsonc";

/** The folder of a brand. Like every path of this file it is below the folder that has `tenants/` and `themes/`. */
export const folderOf = (brandId: string): string => `tenants/${brandId}`;

/** The descriptor of a brand. */
export const descriptorOf = (brandId: string): string => `${folderOf(brandId)}/${descriptorFile}`;

/** The name of the file with the roles of the tokens in a designer's files, in the folder of the brand. */
export const lookFile = "look.json";

/** Which token of the designer's files is which role of the brand. */
export const lookFileOf = (brandId: string): string => `${folderOf(brandId)}/${lookFile}`;

/** The file of a theme. */
export const themeFileOf = (themeName: string): string => `themes/${themeName}.tokens.json`;

/** The names of the themes that are a part of the code, also with `--brands`: no brand can have one of them. */
export const codeThemes: readonly string[] = ["base", "contract"];
