import { widgetEntries } from "./widgetEntries.ts";

/**
 * The code of an entry: it exports what the table says, and nothing else.
 * @param specifier how a module below `src/` is imported, by its path
 */
export function entrySource(entry: string, specifier: (path: string) => string): string {
  const modules = widgetEntries[entry];
  if (modules === undefined) throw new Error(`"${entry}" is not in scripts/widgets/widgetEntries.ts`);
  return Object.entries(modules)
    .map(([path, names]) => `export { ${names.join(", ")} } from ${JSON.stringify(specifier(path))};\n`)
    .join("");
}
