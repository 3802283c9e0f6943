import { describe, expect, test } from "vitest";
import partWords from "#locales/parts/nb.json" with { type: "json" };
import felles from "#locales/nb/felles.json" with { type: "json" };
import { textSources } from "./usedTextsRule.ts";

/** The properties in which the portal gives a part its words; without them it has those of `locales/parts/nb.json`. */
const wordsOf = [
  { part: "DialogHead", words: ["closeLabel"] },
  { part: "SystemMessage", words: ["closeLabel"], onlyWith: "onClose" },
  { part: "TextArea", words: ["tooLong"] },
  { part: "ToastArea", words: ["closeLabel", "label"] },
] as const;

/** The opening tags of a part: an arrow function in one of them does not end it. */
const tagsOf = (part: string, code: string): string[] =>
  [...code.matchAll(new RegExp(`<${part}\\b(?:=>|[^>])*>`, "g"))].map(([tag]) => tag);

const portal = textSources().filter(({ file }) => /^src\/(?:app|features|widgets|core)\//.test(file));

describe("The words of parts in the portal (spec: brands-42)", () => {
  test("are given to every part, so that they can be the brand's own", () => {
    const wordless = portal.flatMap(({ file, text }) =>
      wordsOf.flatMap(({ part, words, ...rest }) =>
        tagsOf(part, text)
          .filter((tag) => !("onlyWith" in rest) || tag.includes(`${rest.onlyWith}=`))
          .filter((tag) => !words.every((word) => tag.includes(` ${word}=`) || tag.includes(`\n${word}=`)))
          .map((tag) => `${file}: ${tag}`),
      ),
    );
    expect(wordless).toEqual([]);
    expect(portal.some(({ text }) => tagsOf("DialogHead", text).length > 0)).toBe(true);
  });

  test("that only other applications see are no texts that a brand can replace", () => {
    const common = Object.keys(partWords).filter((key) => key in felles);
    const shown = portal.map(({ text }) => text).join("\n");
    expect(common.filter((key) => !shown.includes(`t("${key}")`))).toEqual([]);
    expect(common).not.toContain("close");
  });
});
