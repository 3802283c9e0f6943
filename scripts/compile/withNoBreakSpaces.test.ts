import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readTexts } from "./readTexts.ts";
import { spaced, withNoBreakSpaces } from "#scripts/shared/text/withNoBreakSpaces.ts";

const repository = join(import.meta.dirname, "../..");

describe("No-break spaces (spec: formats-18)", () => {
  test.each([
    ["Få inntil 15 % rabatt", "Få inntil 15~% rabatt"],
    ["Det koster 99 kr/md", "Det koster 99~kr/md"],
    ["1 000 kroner lavere egenandel", "1~000~kroner lavere egenandel"],
    ["1 250 000 kr", "1~250~000~kr"],
    ["{{sum}} kr", "{{sum}}~kr"],
    ["Prøve AS (org.nr. {{nummer}}) er forsikringsgiver", "Prøve AS (org.nr.~{{nummer}}) er forsikringsgiver"],
    ["Prøve AS (org. no. 900 000 999)", "Prøve AS (org.~no.~900~000~999)"],
    ["Fra 15. april gjelder rabatten", "Fra 15.~april gjelder rabatten"],
    ["før 1. juli, får du", "før 1.~juli, får du"],
    // A day at the end of a sentence is followed by a new one.
    ["Det begynner den 15. Da får du brev.", "Det begynner den 15. Da får du brev."],
    ["Rabatt fra 3 forsikringer", "Rabatt fra 3 forsikringer"],
    ["Mellom 18 og 33 år", "Mellom 18 og 33 år"],
    ["Du har 2 kroppspleiere", "Du har 2 kroppspleiere"],
    ["Klokken 06.00 åpner vi", "Klokken 06.00 åpner vi"],
    ["+47 21 00 01 01", "+47 21 00 01 01"],
    ["https://www.bank.example/10%20kr", "https://www.bank.example/10%20kr"],
  ])("%s", (text, expected) => {
    expect(withNoBreakSpaces(text).replaceAll("\u00a0", "~")).toBe(expected);
  });

  test("are set once: a text that has them stays", () => {
    const once = withNoBreakSpaces("15 % fra 1. juli");
    expect(withNoBreakSpaces(once)).toBe(once);
  });

  test("are set in every text of data, and nothing else is changed", () => {
    const data = { faq: [{ answer: "20 % fra 1. mai", link: { url: "/a" } }], on: true, none: null, count: 2 };
    expect(spaced(data)).toEqual({ ...data, faq: [{ answer: "20\u00a0% fra 1.\u00a0mai", link: { url: "/a" } }] });
  });

  test("are set in the texts of the portal, in each language", () => {
    const files = Object.values(readTexts(repository)).flatMap((each) => Object.values(each));
    const texts = files.flatMap((each) => Object.values(each));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text !== withNoBreakSpaces(text))).toEqual([]);
  });
});
