import { brandPath, historyPath, logPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { searchWith } from "./address.ts";

/** A page of the studio. */
export type Route =
  | { readonly page: "brands" }
  | { readonly page: "brand"; readonly id: string }
  | { readonly page: "history"; readonly id: string }
  | { readonly page: "glance" }
  | { readonly page: "new" }
  | { readonly page: "compare" }
  | { readonly page: "base" }
  | { readonly page: "log" };

export type PageName = keyof typeof studioPaths;
const pageNames = Object.keys(studioPaths) as PageName[];

/** The address of the comparison of a brand with another that is still to be chosen. */
export const comparisonFrom = (a: string): string => studioPaths.compare + searchWith({ a });

/** The page of a path. The server answers 404 for paths that are none of them. */
export function routeOf(pathname: string): Route {
  const id = pathname.split("/")[2] ?? "";
  if (id !== "" && pathname === brandPath(id)) return { page: "brand", id };
  if (id !== "" && pathname === historyPath(id)) return { page: "history", id };
  if (pathname === logPath) return { page: "log" };
  return { page: pageNames.find((name) => studioPaths[name] === pathname) ?? "brands" };
}

/** The address of a brand with one of its fields open. */
export const fieldAddress = (id: string, { kind, path }: FieldPlace): string =>
  brandPath(id) + searchWith({ felt: JSON.stringify([kind, ...path]) });

/** The address of a brand with its difference from the files open. */
export const changesAddress = (id: string): string => brandPath(id) + searchWith({ vis: "endringer" });
