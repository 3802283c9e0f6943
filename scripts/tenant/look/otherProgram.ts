import { isObject } from "#contract/isObject.ts";

const has = (value: unknown, ...path: readonly string[]): boolean =>
  isObject(value) && (path[0] === undefined || has(value[path[0]], ...path.slice(1)));

/** Files of design tokens in forms of their own, which are not read, by what they have. */
const programs: readonly (readonly [name: string, isOfIt: (value: Readonly<Record<string, unknown>>) => boolean])[] = [
  ["Material Theme Builder", (value) => has(value, "schemes", "light")],
  ["Tailwind CSS", (value) => has(value, "theme", "colors") || has(value, "theme", "extend")],
  ["Figma's REST API", (value) => has(value, "meta", "variableCollections")],
  [
    "a plug-in of Figma",
    ({ collections }) => Array.isArray(collections) && collections.some((each) => isObject(each) && "modes" in each),
  ],
  ["Adobe Spectrum", (value) => Object.values(value).some((each) => isObject(each) && "uuid" in each)],
];

/** The program whose own form a file has, of those that are known and not read. */
export const otherProgram = (value: Readonly<Record<string, unknown>>): string | undefined =>
  programs.find(([, isOfIt]) => isOfIt(value))?.[0];
