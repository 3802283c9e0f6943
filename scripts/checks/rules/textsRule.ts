import { valueAt } from "#contract/valueAt.ts";
import { isObject } from "#contract/isObject.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Finding, findingAt, spelling } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { filesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { commonLayer, overlayLayer } from "#scripts/brands/layers.ts";
import type { Locales } from "../loadLocales.ts";
import { hasStrayBraces, type PlaceholderProblem, placeholderProblems } from "../placeholderProblems.ts";
import type { Rule } from "../Rule.ts";

/** What is wrong with the placeholders of a brand's text. */
function overrideProblems(key: string, original: string, text: string): PlaceholderProblem[] {
  const braces = hasStrayBraces(text) ? [{ problem: problem("bad-text/braces", { example: "{{name}}" }) }] : [];
  return [...braces, ...placeholderProblems(key, original, text)];
}

function overrideFindings(locales: Locales, file: JsonFile, prefix: Path, texts: unknown): Finding[] {
  if (!isObject(texts)) return [];
  return Object.entries(texts).flatMap(([feature, overrides]) => {
    const known = locales.files.get(feature)?.texts;
    const path = [...prefix, "texts", feature];
    if (known === undefined) {
      const names = [...locales.files.keys()];
      const found = problem("unknown-text/file", { feature, known: names });
      return [findingAt(locate(file, path).key, found, { fix: spelling(didYouMean(feature, names)) })];
    }
    if (!isObject(overrides)) return [];
    return Object.entries(overrides).flatMap(([key, text]) => {
      const original = known.get(key)?.value;
      if (typeof original !== "string") {
        const near = didYouMean(key, [...known.keys()]);
        const found = problem("unknown-text/key", { feature, key });
        return [findingAt(locate(file, [...path, key]).key, found, { fix: spelling(near) })];
      }
      if (typeof text !== "string") return [];
      return overrideProblems(key, original, text).map(({ problem: found, ...extras }) =>
        findingAt(locate(file, [...path, key]).value, found, extras),
      );
    });
  });
}

function fileFindings(locales: Locales, file: JsonFile): Finding[] {
  const layers = [
    commonLayer(file),
    ...environmentNames.flatMap((environment) => overlayLayer(file, environment) ?? []),
  ];
  return layers.flatMap(({ prefix, fields }) => overrideFindings(locales, file, prefix, valueAt(fields, ["texts"])));
}

/** Texts of a brand replace a text that exists, and have its placeholders. */
export const textsRule: Rule = {
  name: "texts",
  check: ({ workspace: { base, brands }, locales }) =>
    [...(base === undefined ? [] : [base]), ...brands.map(({ json }) => json)]
      .flatMap(filesOf)
      .flatMap((file) => fileFindings(locales, file)),
};

function localeProblem(text: unknown): Problem | undefined {
  if (typeof text !== "string") return problem("wrong-type/locale", {});
  const hidden = unsafeCharacterIn(text);
  if (hidden !== undefined) return problem("unsafe-text/locale", { character: hidden });
  if (text.trim() === "") return problem("bad-text/locale", {});
  return hasStrayBraces(text) ? problem("bad-text/braces", { example: "{{name}}" }) : undefined;
}

/** The values in `locales/` are texts, in every language. */
export const localesRule: Rule = {
  name: "locales",
  check: ({ locales, translations }) => [
    ...locales.findings,
    ...translations.findings,
    ...[locales, ...translations.languages]
      .flatMap(({ files }) => [...files.values()])
      .flatMap(({ json, texts }) =>
        [...texts.values()].flatMap(({ value, path }) => {
          const found = localeProblem(value);
          return found === undefined ? [] : [findingAt(locate(json, path).value, found)];
        }),
      ),
  ],
};
