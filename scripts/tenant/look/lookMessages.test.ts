import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import { describe, expect, test } from "vitest";
import type { Message, Params } from "#scripts/brands/messages/Message.ts";
import { wordingIn } from "#scripts/brands/messages/wordingIn.ts";
import { lookMessages } from "./lookMessages.ts";

const hostile = "\u001b[31mRØD\u202e\n::error::";

describe("What is said about a designer's files", () => {
  test.each(Object.entries(lookMessages))("%s: one sentence in each language, on one line", (_, entry) => {
    const message = entry as Message<Params>;
    const worse = Object.fromEntries(
      Object.entries(message.example).map(([name, value]) => [
        name,
        typeof value === "string" ? value + hostile : value,
      ]),
    );
    const [en, nb] = (["en", "nb"] as const).map((language) => wordingIn(message, message.example, language).message);
    expect(en).not.toBe(nb);
    for (const language of ["en", "nb"] as const)
      for (const params of [message.example, worse]) {
        const { message: words, expected = "a" } = wordingIn(message, params, language);
        for (const text of [words, expected]) {
          expect(text).not.toMatch(/undefined|\[object|NaN|\.$|\n/);
          expect(unsafeCharacterIn(text)).toBeUndefined();
          expect(text.trim()).toBe(text);
        }
      }
  });
});
