import { isSameJson } from "#contract/isSameJson.ts";
import { isObject } from "#contract/isObject.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { brandOf } from "./brandOf.ts";

/** A field or a role of the theme in which two brands differ. A value that a brand does not have is left out. */
export interface Difference {
  readonly field: string;
  /** The environments with this difference. None for a role of the theme, which is the same in all. */
  readonly environments: readonly EnvironmentName[];
  /** The language in which the texts differ. Left out: the own language of each brand. */
  readonly language?: Language;
  readonly a?: unknown;
  readonly b?: unknown;
}

function flat(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (isObject(value) && Object.keys(value).length > 0)
    for (const [key, child] of Object.entries(value)) flat(child, path === "" ? key : `${path}.${key}`, into);
  else into.set(path, value);
  return into;
}

const ofBoth = (a: unknown, b: unknown): Pick<Difference, "a" | "b"> => ({
  ...(a === undefined ? {} : { a }),
  ...(b === undefined ? {} : { b }),
});

function differences(
  a: ReadonlyMap<string, unknown>,
  b: ReadonlyMap<string, unknown>,
): Map<string, [unknown, unknown]> {
  const fields = new Set([...a.keys(), ...b.keys()]);
  return new Map(
    [...fields].flatMap((field): [string, [unknown, unknown]][] => {
      const [left, right] = [a.get(field), b.get(field)];
      return isSameJson(left, right) ? [] : [[field, [left, right]]];
    }),
  );
}

function themeOf({ base, themes }: Workspace, { json }: BrandFolder): Map<string, unknown> {
  const { theme: name } = effectiveOf(base, json);
  const result = typeof name === "string" ? themes.get(name) : undefined;
  return new Map<string, unknown>([
    ...Object.entries(result?.theme?.variants ?? {}).map(
      ([variant, value]) => [`theme variant ${variant}`, value] as const,
    ),
    ...[...(result?.tokens ?? [])].map(([role, { css }]) => [`theme ${role}`, css] as const),
  ]);
}

/** The fields of a brand in one environment, in its own language or in another one. */
function fieldsOf(brand: BrandFolder, environment: EnvironmentName, language?: Language): Map<string, unknown> {
  const [own, ...others] = brand.inLanguages;
  const { effective } = others.find((each) => each.language === language) ?? own;
  const fields = flat(effective[environment], "", new Map());
  return fields.set("hostnames", hostnamesOf(brand, environment));
}

/** The languages that two brands have, but that is not the own language of both. */
function sharedLanguages(a: BrandFolder, b: BrandFolder): Language[] {
  const [ofA, ofB] = [a, b].map(({ inLanguages }) => inLanguages.map(({ language }) => language));
  const shared = ofA?.filter((language) => ofB?.includes(language)) ?? [];
  return shared.filter((language) => language !== ofA?.[0] || language !== ofB?.[0]);
}

/** A difference while the environments that have it are found. */
interface Found extends Pick<Difference, "field" | "language"> {
  readonly environments: EnvironmentName[];
  readonly values: [unknown, unknown];
}

/**
 * In which effective values two brands differ, field by field; lists are compared as a whole.
 * @throws UsageError for a brand that does not exist
 */
export function diffBrands(workspace: Workspace, idA: string, idB: string): Difference[] {
  const [a, b] = [brandOf(workspace, idA), brandOf(workspace, idB)];
  const found = new Map<string, Found>();
  for (const language of [undefined, ...sharedLanguages(a, b)])
    for (const environment of environmentNames)
      for (const [field, values] of differences(
        fieldsOf(a, environment, language),
        fieldsOf(b, environment, language),
      )) {
        const key = `${field} ${JSON.stringify(values)}`;
        const known = found.get(key);
        // What is the same in every language was found in the own one.
        if (known === undefined)
          found.set(key, { field, environments: [environment], values, ...(language && { language }) });
        else if (known.language === language) known.environments.push(environment);
      }
  const themes = differences(themeOf(workspace, a), themeOf(workspace, b));
  // What differs in one environment only was found after the whole of another: a field is listed in one place.
  const byField = [...Map.groupBy(found.values(), ({ field }) => field).values()].flat();
  return [
    ...byField.map(({ values, ...each }) => ({ ...each, ...ofBoth(...values) })),
    ...[...themes].map(([field, values]) => ({ field, environments: [], ...ofBoth(...values) })),
  ];
}
