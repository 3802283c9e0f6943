import { join } from "node:path";
import type { Plugin } from "vite";

/** What comes whenever a page is at rest. */
const whenIdle = ["src/app/pages/OversiktSections.tsx", "src/app/frame/FooterAndToasts.tsx"];

/**
 * Learns which of our modules the first page shares with pages that come later. They go into one chunk: left to itself the
 * bundler makes a chunk of every set of pages that have something in common, and the first page would ask for a dozen. What the parts that
 * come at rest share with one another and with other pages is the late chunk, for the same reason.
 * @param firstPage its two beginnings, from the repository's folder.
 */
export function sharedModules(
  root: string,
  firstPage: { readonly main: string; readonly overview: string },
): {
  readonly plugin: Plugin;
  has(id: string): boolean;
  isLate(id: string): boolean;
} {
  const shared = new Set<string>();
  const late = new Set<string>();
  const plugin: Plugin = {
    name: "shared-modules",
    buildEnd() {
      const needs = (id: string) => {
        const found = new Set([id]);
        for (const one of found) for (const imported of this.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
        return found;
      };
      const main = needs(join(root, firstPage.main));
      const overview = join(root, firstPage.overview);
      const later = new Set(
        [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      );
      later.delete(overview);
      const elsewhere = new Set([...later].flatMap((id) => [...needs(id)]));
      for (const id of main) shared.add(id);
      for (const id of needs(overview)) if (elsewhere.has(id)) shared.add(id);
      shared.delete(overview);

      const needed = [...later].map((id) => needs(id));
      for (const id of whenIdle.flatMap((path) => [...needs(join(root, path))])) {
        const isOurs = id.startsWith(join(root, "src")) || id.startsWith(join(root, "locales"));
        if (isOurs && !shared.has(id) && !later.has(id) && needed.filter((ids) => ids.has(id)).length > 1) late.add(id);
      }
    },
  };
  return { plugin, has: (id) => shared.has(id), isLate: (id) => late.has(id) };
}
