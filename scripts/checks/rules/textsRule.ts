import { isObject } from "#contract/isObject.ts";
import { environmentNames } from "#contract/descriptor/descriptorSchema.ts";
import { type Finding, findingAt, type Problem } from "#scripts/brands/finding.ts";
import { didYouMean } from "#scripts/brands/didYouMean.ts";
import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/jsonFile.ts";
import { commonLayer, overlayLayer, valueAt } from "#scripts/brands/layers.ts";
import type { Locales } from "../loadLocales.ts";
import { hasStrayBraces, placeholders } from "../placeholders.ts";
import type { Rule } from "../Rule.ts";

function placeholderProblems(key: string, original: string, text: string): Problem[] {
  const wanted = placeholders(original);
  const used = placeholders(text);
  const expected = wanted.length === 0 ? "no placeholder" : wanted.join(", ");
  // Texts for zero and one may say the number in words.
  const inWords = /_(?:zero|one)$/.test(key) ? ["{{count}}"] : [];
  const missing = wanted.filter((name) => !used.includes(name) && !inWords.includes(name));
  const unknown = used.filter((name) => !wanted.includes(name));
  return [
    ...missing.map((name): Problem => ({
      code: "missing-placeholder",
      message: `The placeholder ${name} is missing`,
      expected,
    })),
    ...unknown.map((name): Problem => {
      const message = `The original text has no placeholder ${name}`;
      return { code: "unknown-placeholder", message, expected, suggestion: didYouMean(name, wanted) };
    }),
  ];
}

function overrideFindings(locales: Locales, file: JsonFile, prefix: Path, texts: unknown): Finding[] {
  if (!isObject(texts)) return [];
  return Object.entries(texts).flatMap(([feature, overrides]) => {
    const known = locales.files.get(feature)?.texts;
    const path = [...prefix, "texts", feature];
    if (known === undefined) {
      const names = [...locales.files.keys()];
      const message = `There is no file locales/nb/${feature}.json`;
      return [
        findingAt(locate(file, path).key, {
          code: "unknown-text",
          message,
          expected: `one of ${names.join(", ")}`,
          suggestion: didYouMean(feature, names),
        }),
      ];
    }
    if (!isObject(overrides)) return [];
    return Object.entries(overrides).flatMap(([key, text]) => {
      const original = known.get(key)?.value;
      if (typeof original !== "string") {
        const message = `locales/nb/${feature}.json has no text "${key}"`;
        const suggestion = didYouMean(key, [...known.keys()]);
        return [
          findingAt(locate(file, [...path, key]).key, {
            code: "unknown-text",
            message,
            expected: "the key of a text in that file",
            suggestion: suggestion && `"${suggestion}"`,
          }),
        ];
      }
      if (typeof text !== "string") return [];
      return placeholderProblems(key, original, text).map((problem) =>
        findingAt(locate(file, [...path, key]).value, problem),
      );
    });
  });
}

/** Texts of a brand replace a text that exists, and have its placeholders. */
export const textsRule: Rule = {
  meta: { name: "texts", codes: ["missing-placeholder", "unknown-placeholder", "unknown-text"] },
  check: ({ workspace, locales }) => {
    const files = [
      ...(workspace.base === undefined ? [] : [workspace.base]),
      ...workspace.brands.map(({ json }) => json),
    ];
    return files.flatMap((file) => {
      const layers = [
        commonLayer(file),
        ...environmentNames.flatMap((environment) => overlayLayer(file, environment) ?? []),
      ];
      return layers.flatMap(({ prefix, fields }) =>
        overrideFindings(locales, file, prefix, valueAt(fields, ["texts"])),
      );
    });
  },
};

function localeProblem(text: unknown): Problem | undefined {
  if (typeof text !== "string")
    return { code: "wrong-type", message: "The value is not a text", expected: "a text in quotes" };
  const hidden = unsafeCharacterIn(text);
  if (hidden !== undefined)
    return {
      code: "unsafe-text",
      message: `The text contains the hidden character ${hidden}`,
      expected: "a text without this character",
    };
  if (text.trim() === "") return { code: "bad-text", message: "The text is empty", expected: "a text" };
  if (hasStrayBraces(text))
    return {
      code: "bad-text",
      message: "A placeholder is not complete",
      expected: "two braces before and after a name: {{name}}",
    };
  return undefined;
}

/** The values in `locales/nb/` are texts. */
export const localesRule: Rule = {
  meta: { name: "locales", codes: ["bad-text", "unsafe-text", "wrong-type"] },
  check: ({ locales }) => [
    ...locales.findings,
    ...[...locales.files.values()].flatMap(({ json, texts }) =>
      [...texts.values()].flatMap(({ value, path }) => {
        const problem = localeProblem(value);
        return problem === undefined ? [] : [findingAt(locate(json, path).value, problem)];
      }),
    ),
  ],
};
