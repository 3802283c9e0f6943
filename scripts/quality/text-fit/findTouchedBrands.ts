import { baseFiles, codeThemes, folderOf, themeFileOf, themeFilesOf } from "#scripts/brands/brandFiles.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";

/** Folders whose files lay out every brand's pages, or decide what is measured. */
const shared = [
  "src/",
  "locales/",
  "scripts/shared/misfits/",
  "scripts/quality/text-fit/",
  "scripts/quality/contact-sheet/screens/",
];

/** Files that every brand is made of. */
const sharedFiles = new Set([
  "package-lock.json",
  "scripts/text-fit.ts",
  ...baseFiles.map((name) => `tenants/${name}`),
  "tenants/local.jsonc",
  ...codeThemes.map(themeFileOf),
]);

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * The brands whose layout a change can alter: those whose own files it changes, or all of them.
 * @param changed paths from the root of the repository, with forward slashes
 */
export function findTouchedBrands(changed: readonly string[], brands: readonly Brand[]): Brand[] {
  const isShared = (path: string) =>
    !isTest(path) && (sharedFiles.has(path) || shared.some((folder) => path.startsWith(folder)));
  if (changed.some(isShared)) return [...brands];
  return brands.filter(({ id, effective }) =>
    changed.some(
      (path) => path.startsWith(`${folderOf(id)}/`) || themeFilesOf(effective.Production.theme).includes(path),
    ),
  );
}
