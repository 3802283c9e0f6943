import { describe, expect, test } from "vitest";

import { expectationNames } from "#contract/descriptor/expectation.ts";
import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { findingCodes, type FindingCode } from "../findingCodes.ts";
import { catalogue, codeOf, type MessageId, type Problem, problem, wordingOf } from "./catalogue.ts";
import { expectations } from "./expectations.ts";
import type { MessageLanguage, Param, Params } from "./Message.ts";
import { newIdMessages } from "./newIdMessages.ts";
import { wordingIn } from "./wordingIn.ts";
import { relatedWords } from "./relatedNotes.ts";
import { escapeHidden } from "./safeParams.ts";

const ids = Object.keys(catalogue) as MessageId[];
const languages: readonly MessageLanguage[] = ["en", "nb"];
const rendered = ids.flatMap((id) => languages.map((language) => [id, language] as const));

const exampleOf = (id: MessageId): Params => catalogue[id].example;
const filled = (id: MessageId, params: Params): Problem => problem(id, params as never);

/** Names of a fixed set: no value of a file can be here. */
const fixedParams = ["context", "expected", "because", "purpose", "kind", "wanted", "type", "what", "setting"];
const hostile = "\u001b[31mRØD\u0007\u009b1m\u202e\n::error::\r\n\t\u200b`%0A|<b>";

function worse(param: Param, change: (text: string) => Param): Param {
  if (typeof param === "string") return change(param);
  if (Array.isArray(param)) {
    const [first = ""] = param as readonly Param[];
    return Array.from({ length: 3000 }, () => worse(first, change));
  }
  return typeof param === "object" ? worseParams(param as Params, change) : param;
}

function worseParams(params: Params, change: (text: string) => Param): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      fixedParams.includes(name) && typeof value === "string" ? value : worse(value, change),
    ]),
  );
}

const isOneLine = (text: string): boolean => !/[\n\r\t]/.test(text) && unsafeCharacterIn(text) === undefined;

describe("the catalogue of messages", () => {
  test("has a message for every code, and every code has a meaning", () => {
    const codes = new Set(ids.map(codeOf));
    expect((Object.keys(findingCodes) as FindingCode[]).filter((code) => !codes.has(code))).toEqual([]);
    for (const meaning of Object.values(findingCodes)) expect(meaning).toMatch(/^[A-Za-z].*\.$/);
  });

  test.each(rendered)("%s in %s: one sentence, filled in", (id, language) => {
    const { message, expected } = wordingOf(filled(id, exampleOf(id)), language);
    for (const text of [message, ...(expected === undefined ? [] : [expected])]) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/undefined|\[object|NaN|\.$/);
      expect(text).not.toBe("");
    }
  });

  test.each(rendered)("%s in %s: hostile and long values stay on one line, readable", (id, language) => {
    for (const change of [(text: string) => `${text}${hostile}`, (text: string) => text + "å".repeat(100_000)]) {
      const { message, expected = "" } = wordingOf(filled(id, worseParams(exampleOf(id), change)), language);
      expect(isOneLine(message)).toBe(true);
      expect(isOneLine(expected)).toBe(true);
      expect(message.length).toBeLessThanOrEqual(1500);
      expect(expected.length).toBeLessThanOrEqual(1500);
    }
  });

  test("says something else in bokmål, or only values", () => {
    const same = ids.filter((id) => {
      const [en, nb] = languages.map((language) => wordingOf(filled(id, exampleOf(id)), language).message);
      return en === nb;
    });
    expect(same).toEqual([]);
  });

  test("why no new brand can have an id: one line in both languages, whatever is typed", () => {
    const { format, exists, word } = newIdMessages;
    for (const language of languages)
      for (const typed of ["nordlys", hostile]) {
        const all = [
          wordingIn(format, { id: typed, expected: "length" }, language),
          wordingIn(exists, { path: typed }, language),
          wordingIn(word, { id: typed }, language),
        ];
        for (const { message } of all) expect(isOneLine(message)).toBe(true);
      }
  });

  test("has words for every format and every other place", () => {
    expect(Object.keys(expectations).toSorted()).toEqual([...expectationNames].toSorted());
    for (const { en, nb } of [...Object.values(expectations), ...Object.values(relatedWords)]) {
      expect(isOneLine(en) && isOneLine(nb)).toBe(true);
      expect(en).not.toBe("");
      expect(nb).not.toBe("");
    }
  });

  test.each([
    ["\u001b[31mRØD", "\\u{001b}[31mRØD"],
    ["a\n::error::b", "a\\n::error::b"],
    ["\u202egpj.svg", "\\u{202e}gpj.svg"],
    ["\u{e0041}", "\\u{e0041}"],
    ["Ærlig talt – 10 %", "Ærlig talt – 10 %"],
  ])("writes hidden characters out: %j", (text, shown) => {
    expect(escapeHidden(text)).toBe(shown);
  });
});
