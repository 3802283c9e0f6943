/**
 * The files of a brand's own fonts as the text of a document: base64 by path below `fonts/`, as JSON with the paths in
 * order. An empty text: the brand has none.
 */
export type EditedFonts = Readonly<Record<string, string>>;

/** The note of a font's licence, in the folder of the font. */
export const fontLicenceFile = "LICENSE.txt";

/** A file that the studio writes: the folder of the font, and the file in it. */
const filePath = /^[a-z][a-z0-9-]{0,39}\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Whether a path below `fonts/` can be that of a new file. */
export const isFontPath = (path: string): boolean => filePath.test(path);

const isEdited = (value: unknown): value is EditedFonts =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((data) => typeof data === "string" && /^[A-Za-z0-9+/]*={0,2}$/.test(data));

/** The files in a text; undefined for a text that is none. */
export function fontsIn(text: string | undefined): EditedFonts | undefined {
  if (text === undefined || text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return isEdited(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The text of some files. */
export function fontsText(files: EditedFonts): string {
  const entries = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? "" : JSON.stringify(Object.fromEntries(entries));
}

/** The files of one font, by their names in its folder. */
export const filesOfFont = (files: EditedFonts, family: string): EditedFonts =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, data]) =>
      path.startsWith(`${family}/`) ? [[path.slice(family.length + 1), data]] : [],
    ),
  );

/** The fonts that have files, in order. */
export const familiesOf = (files: EditedFonts): string[] => [
  ...new Set(Object.keys(files).flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : []))),
];

/** The files with those of one font replaced; without any, the font goes. */
export function withFont(files: EditedFonts, family: string, own: EditedFonts): EditedFonts {
  const others = Object.entries(files).filter(([path]) => !path.startsWith(`${family}/`));
  const added = Object.entries(own).map(([name, data]) => [`${family}/${name}`, data] as const);
  return Object.fromEntries([...others, ...added]);
}
