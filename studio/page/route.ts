import type { FieldPlace } from "./fields/chosenField.ts";

/** A page of the studio. */
export type Route =
  | { readonly page: "brands" }
  | { readonly page: "brand"; readonly id: string }
  | { readonly page: "history"; readonly id: string }
  | { readonly page: "glance" }
  | { readonly page: "new" }
  | { readonly page: "compare" }
  | { readonly page: "base" };

/** Addresses of the pages that are about all brands. */
export const addresses = {
  brands: "/",
  glance: "/side-om-side",
  compare: "/sammenlign",
  base: "/felles",
  new: "/nytt-merke",
} as const;

export type PageName = keyof typeof addresses;
const pageNames = Object.keys(addresses) as PageName[];

/** The address of a brand. */
export const brandAddress = (id: string): string => `/merke/${id}`;

/** The address of what git says of a brand. */
export const historyAddress = (id: string): string => `${brandAddress(id)}/historikk`;

/** The address of the comparison of two brands. */
export const compareAddress = (a: string, b: string): string => `${addresses.compare}?${new URLSearchParams({ a, b })}`;

/** The address of the comparison of a brand with another that is still to be chosen. */
export const comparisonFrom = (a: string): string => `${addresses.compare}?${new URLSearchParams({ a })}`;

/** The page of an address. The server has the same paths, and answers 404 for others. */
export function routeOf(pathname: string): Route {
  const [, id, rest] = /^\/merke\/([^/]+)(\/historikk)?$/.exec(pathname) ?? [];
  if (id !== undefined) return { page: rest === undefined ? "brand" : "history", id };
  return { page: pageNames.find((name) => addresses[name] === pathname) ?? "brands" };
}

/** The address of a brand with one of its fields open. */
export const fieldAddress = (id: string, { kind, path }: FieldPlace): string =>
  `${brandAddress(id)}?${new URLSearchParams({ felt: JSON.stringify([kind, ...path]) })}`;

/** The address of a brand with its difference from the files open. */
export const changesAddress = (id: string): string => `${brandAddress(id)}?vis=endringer`;
