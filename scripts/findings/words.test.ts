import { describe, expect, test } from "vitest";

import { expectationNames } from "#contract/descriptor/expectation.ts";
import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { brandExamples } from "./brandExamples.ts";
import { findingCodes } from "./codes.ts";
import { codeOf, type Problem, problem, type ProblemId } from "./Problem.ts";
import { readWords, toolLanguages } from "./readWords.ts";
import { escapeHidden, type Value, type Values } from "./safeValues.ts";
import { toolExamples } from "./toolExamples.ts";
import { wordsOf } from "./wordsOf.ts";

const examples: Readonly<Record<string, Values>> = { ...brandExamples, ...toolExamples };
const ids = Object.keys(examples) as ProblemId[];
const rendered = ids.flatMap((id) => toolLanguages.map((language) => [id, language] as const));
const filled = (id: ProblemId, values: Values = examples[id] ?? {}): Problem<ProblemId> => problem(id, values as never);
const textsOf = (id: ProblemId, language: "en" | "nb", values?: Values): string[] => {
  const { message, expected, advice } = wordsOf(filled(id, values), language);
  return [message, expected, advice].filter((text) => text !== undefined);
};

const { terms } = readWords("en");
const isTerm = (text: string): boolean => Object.values(terms).some((table) => Object.hasOwn(table, text));
const hostile = "\u001b[31mRØD\u0007\u009b1m\u202e\n::error::\r\n\t\u200b`%0A|<b>{{field}} $t(parts.more)";

/** The same values with other texts, and long lists. What is a word of a table stays: no value of a file can be there. */
function changed(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return isTerm(value) ? value : change(value);
  if (Array.isArray(value)) {
    const [first = ""] = value as readonly Value[];
    return Array.from({ length: 3000 }, () => changed(first, change));
  }
  return typeof value === "object" ? changedAll(value as Values, change) : value;
}
const changedAll = (values: Values, change: (text: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, changed(value, change)]));

/** The same values without one of them. */
const without = (values: Values, name: string): Values => {
  const value = values[name];
  const none = Array.isArray(value) ? [] : typeof value === "string" ? "" : typeof value === "boolean" ? false : value;
  return { ...values, [name]: none };
};

const isOneLine = (text: string): boolean => !/[\n\r\t]/.test(text) && unsafeCharacterIn(text) === undefined;
const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);

describe("The words of the findings", () => {
  test("every code of validate has a meaning", () => {
    for (const meaning of Object.values(findingCodes)) expect(meaning).toMatch(/^[A-Za-z].*\.$/);
  });

  test.each(rendered)("%s in %s: sentences, filled in, also where a value is missing", (id, language) => {
    const values = examples[id] ?? {};
    const all = [values, ...Object.keys(values).map((name) => without(values, name))];
    for (const text of all.flatMap((each) => textsOf(id, language, each))) {
      expect(text.trim()).not.toBe("");
      expect(text).not.toMatch(/undefined|\[object|NaN|\{\{(?!name|count|secs)/);
    }
    const { message, expected = "", advice = "A." } = wordsOf(filled(id), language);
    // What `npm run tenant` says is sentences of a report.
    if (!/^(?:tenant|import):/.test(id)) expect(`${message}${expected}`).not.toMatch(/\.$/);
    expect(advice).toMatch(/^[A-ZÆØÅ].*\.$/);
    for (const text of [message, expected, advice]) expect(text.trim()).toBe(text);
  });

  test.each(rendered)("%s in %s: hostile and long values stay on one line, readable", (id, language) => {
    for (const change of [(text: string) => `${text}${hostile}`, (text: string) => text + "å".repeat(100_000)])
      for (const text of textsOf(id, language, changedAll(examples[id] ?? {}, change))) {
        expect(isOneLine(text)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(1500);
      }
  });

  test("say something else in bokmål", () => {
    const same = ids.filter((id) => wordsOf(filled(id), "en").message === wordsOf(filled(id), "nb").message);
    expect(same).toEqual([]);
  });

  test.each(toolLanguages)("are all used, and name no value that their code does not have: %s", (language) => {
    const wrong = Object.entries(readWords(language).problems).flatMap(([id, texts]) => {
      const users = ids.filter((each) => each === id || (codeOf(each) === id && !each.includes(":")));
      const names = new Set(users.flatMap((each) => Object.keys(examples[each] ?? {})));
      return Object.entries(texts).flatMap(([name, text]) => {
        const [, value] = /^(?:message|expected|advice)(?:_no_(\w+?)|_zero|_one|_other)?$/.exec(name) ?? [name, name];
        const all = [...placeholdersIn(text), ...(value === undefined ? [] : [value])];
        return users.length > 0 && all.every((each) => names.has(each)) ? [] : [`${id}.${name}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test("have the same tables and parts in both languages, and every table is used", () => {
    const namesIn = (language: "en" | "nb") => {
      const words = readWords(language);
      return [words.terms, { parts: words.parts }].flatMap((tables) =>
        Object.entries(tables).flatMap(([table, texts]) => Object.keys(texts).map((name) => `${table}.${name}`)),
      );
    };
    // Bokmål has no words for the English description of a field.
    expect(namesIn("nb")).toEqual(namesIn("en").filter((name) => !/^parts\.(?:no_)?description$/.test(name)));
    const used = JSON.stringify(toolLanguages.map((language) => readWords(language).problems));
    const unused = Object.keys(terms).filter((table) => table !== "places" && !used.includes(`term(of: ${table})`));
    expect(unused).toEqual([]);
    expect(Object.keys(terms["formats"] ?? {}).toSorted()).toEqual([...expectationNames].toSorted());
  });

  test.each([
    ["\u001b[31mRØD", "\\u{001b}[31mRØD"],
    ["a\n::error::b", "a\\n::error::b"],
    ["\u202egpj.svg", "\\u{202e}gpj.svg"],
    ["\u{e0041}", "\\u{e0041}"],
    ["Ærlig talt – 10 %", "Ærlig talt – 10 %"],
  ])("write hidden characters out: %j", (text, shown) => {
    expect(escapeHidden(text)).toBe(shown);
  });
});
