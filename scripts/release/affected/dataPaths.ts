import { baseFiles, codeThemes, themeFilesOf } from "#scripts/brands/brandFiles.ts";

/** A path that differs between two states; a renamed file is two of them. */
export interface ChangedPath {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  /** What git calls the kind of the entry before, as `100644`; {@link noFile} where there was none. */
  readonly modeBefore: string;
  /** The same for now. */
  readonly modeNow: string;
}

/** The mode of a path where there is no file. */
export const noFile = "000000";
const plainFile = "100644";

/** What a brand's folder has: descriptors, images, fonts with their licences. No program is among them. */
const fileOfBrand = /^tenants\/[a-z][a-z0-9-]*\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:jsonc?|svg|woff2?|ttf|otf|txt)$/;
/** Files that tell programs what to do, wherever they are. */
const ofPrograms = /(?:^|\/)(?:package(?:-lock)?|tsconfig|node_modules)(?:[./]|$)|\.(?:test|config)\./;

const themeNameIn = (path: string): string => /^themes\/([a-z][a-z0-9-]*)\./.exec(path)?.[1] ?? "";

/**
 * Whether a path is data, which changes pages of brands and no code: the base of all brands, the folder of a brand, the
 * theme of a brand. This is the list of what may take the quick road (docs/deploy/ci.md#two-roads).
 */
function isDataPath(path: string): boolean {
  if (baseFiles.some((file) => path === `tenants/${file}`)) return true;
  const theme = themeNameIn(path);
  if (!codeThemes.includes(theme) && themeFilesOf(theme).includes(path)) return true;
  return fileOfBrand.test(path) && !ofPrograms.test(path);
}

/**
 * Why changed paths are not data alone: the first that is something else, with the reason. `undefined`: all are data. A
 * link may lead out of the folder, and a file that can be started is a program.
 */
export function findOtherThanData(changed: readonly ChangedPath[]): string | undefined {
  for (const { path, modeBefore, modeNow } of changed) {
    if (!isDataPath(path)) return `${path} is not data of a brand`;
    if ([modeBefore, modeNow].some((mode) => mode !== plainFile && mode !== noFile))
      return `${path} is not a plain file, or was none`;
  }
  return undefined;
}
