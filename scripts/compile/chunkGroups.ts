import { basename, join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { loading } from "#app/loading.ts";

const map = "src/app/loading.ts";

type When = (typeof loading)[keyof typeof loading]["when"];

/** Name of a part, from the path of its module: `OversiktPage` of `src/app/pages/oversikt/OversiktPage.tsx`. */
export const partOf = (id: string) => basename(id).replace(/\.tsx?$/, "");

/** Names of the parts that are fetched at one of these times. */
export const partsFetched = (...times: readonly When[]): string[] =>
  Object.entries(loading).flatMap(([name, { when }]) => (times.includes(when) ? [name] : []));

/** Packages of the first page. Packages that are imported later (reporting, analytics) stay in chunks of their own. */
const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/][^\\/]+|styled-components|stylis|i18next|react-i18next)[\\/]/;

/** What these packages have for writing: the first page only reads. */
const vendorForWriting = /[\\/](useMutation|mutationObserver)\.js$/;

/** The modules of each part, by its name; fails when the map and the source do not agree. */
function modulesOfParts(context: Rolldown.PluginContext, root: string): Map<string, string> {
  const mapId = join(root, map);
  for (const id of context.getModuleIds())
    if (id !== mapId && id.startsWith(join(root, "src")) && context.getModuleInfo(id)?.dynamicallyImportedIds.length)
      context.error(`${relative(root, id)} uses import(). Add a line to ${map} instead.`);
  const modules = new Map(context.getModuleInfo(mapId)?.dynamicallyImportedIds.map((id) => [partOf(id), id]));
  for (const name of Object.keys(loading))
    if (!modules.has(name)) context.error(`${map}: "${name}" is not the name of a module that is imported there.`);
  return modules;
}

/**
 * The groups of chunks, derived from `src/app/loading.ts`.
 *
 * - `vendor`: packages of the first page. An edit of our own source does not rename it.
 * - `shared`: what the first page shares with the parts that are fetched later. Without the group, the bundler makes a
 *   chunk of every set of parts that have something in common, and the first page would ask for a dozen.
 * - `late`: what pages and the parts that are fetched on every visit share with each other and with other parts, for
 *   the same reason. Most of it is small: nine chunks of 100 to 900 bytes were as many requests of a page.
 *
 * @param main the first module, from the repository's folder
 */
export function chunkGroups(root: string, main: string) {
  const shared = new Set<string>();
  const late = new Set<string>();
  const plugin: Plugin = {
    name: "chunk-groups",
    buildEnd(error) {
      if (error !== undefined) return;
      const parts = modulesOfParts(this, root);
      const withImports = (id: string) => {
        const found = new Set([id]);
        for (const one of found) for (const imported of this.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
        return found;
      };
      const modules = (names: readonly string[]) => names.map((name) => withImports(parts.get(name) ?? ""));
      const firstPage = partsFetched("firstPage");
      const later = modules(partsFetched("route", "overview", "idle", "demand"));
      const needed = (id: string) => later.filter((part) => part.has(id)).length;

      for (const id of withImports(join(root, main))) shared.add(id);
      for (const id of modules(firstPage).flatMap((part) => [...part])) if (needed(id) > 0) shared.add(id);
      for (const name of firstPage) shared.delete(parts.get(name) ?? "");

      const own = new Set(parts.values());
      for (const id of modules(partsFetched("route", "overview", "idle")).flatMap((part) => [...part])) {
        const isOurs = id.startsWith(join(root, "src"));
        if (isOurs && !shared.has(id) && !own.has(id) && needed(id) > 1) late.add(id);
      }
    },
  };
  const groups = [
    { name: "vendor", test: (id: string) => vendor.test(id) && !vendorForWriting.test(id), priority: 2 },
    { name: "shared", test: (id: string) => shared.has(id) && !vendorForWriting.test(id), priority: 1 },
    { name: "late", test: (id: string) => late.has(id) },
  ];
  return { plugin, groups };
}
