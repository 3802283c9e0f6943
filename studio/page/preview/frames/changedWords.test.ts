import { expect, test } from "vitest";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { changedWords, withNewest } from "./changedWords.ts";

const texts = (descriptor: object, english?: object): DocumentTexts => ({
  descriptor: JSON.stringify(descriptor),
  theme: "{}",
  ...(english && { en: JSON.stringify(english) }),
});
const faq = (question: string) => ({ faq: [{ question }] });

test("the words of an edit are known before the server answers, with the spaces that a page has", () => {
  const before = texts({ marketing: { heroTitle: "Hei" } });
  const after = texts({ marketing: { heroTitle: "Bare 40 kr" } });
  expect(changedWords(before, after)).toEqual([
    { path: ["marketing", "heroTitle"], before: "Hei", after: "Bare 40\u00a0kr" },
  ]);
});

test("each page has the words of its language", () => {
  const before = texts(faq("Hvorfor?"), faq("Why?"));
  const after = texts(faq("Hvorfor?"), faq("Why not?"));
  expect(changedWords(before, after, "nb")).toEqual([]);
  expect(changedWords(before, after, "en")).toMatchObject([{ path: ["faq", 0, "question"], after: "Why not?" }]);
  const own = texts(faq("Hvorfor ikke?"), faq("Why?"));
  expect(changedWords({ ...before, en: "" }, { ...own, en: "" }, "nb")).toMatchObject([{ after: "Hvorfor ikke?" }]);
  expect(changedWords(before, own, "en")).toEqual([]);
});

test.each([
  ["a text that is added", texts({}), texts({ marketing: { heroTitle: "Hei" } })],
  ["a file that cannot be read", texts(faq("Hvorfor?")), { descriptor: "{", theme: "{}" }],
  ["the theme", texts(faq("Hvorfor?")), { ...texts(faq("Hvorfor?")), theme: "{ }" }],
])("is left to the server: %s", (_, before, after) => {
  expect(changedWords(before, after)).toEqual([]);
});

test("a text that is taken out is as it was before: undone before it was sent, the server never hears of it", () => {
  const before = texts({ marketing: { heroTitle: "Hei" } });
  expect(changedWords(before, texts({ marketing: {} }))).toEqual([{ path: ["marketing", "heroTitle"], before: "Hei" }]);
});

test("an answer that is late does not take the place of what was typed since", () => {
  const answer = {
    since: "a",
    isWhole: true,
    texts: [{ language: "nb" as const, path: ["marketing", "heroTitle"], before: "", after: "H" }],
  };
  const { texts: shown } = withNewest(answer, texts({ marketing: { heroTitle: "Hei" } }));
  expect(shown).toMatchObject([{ after: "Hei" }]);
});
