import { describe, expect, test } from "vitest";
import { type Language, pageFile, pageLanguage } from "./pageLanguage.ts";

type Offered = readonly [Language, ...Language[]];

describe("The language of a page", () => {
  test.each<[offered: Offered, chosen: string | undefined, accepted: string | undefined, language: Language]>([
    [["nn", "nb"], "nb", "nn", "nb"],
    [["nn", "nb"], undefined, "nb-NO,nb;q=0.9,en;q=0.8", "nn"],
    [["nn", "nb"], "en", "en", "nn"],
    [["nb", "en"], undefined, "en-GB,en;q=0.9", "en"],
    [["nb", "en"], undefined, "en-GB,en;q=0.9,no;q=0.1", "nb"],
    [["nb", "en"], undefined, "en, nb;q=0", "en"],
    [["nb", "en"], undefined, "nb;q=0.0,en;q=0.5", "en"],
    [["nb", "en"], undefined, "de,fr;q=0.5", "nb"],
    [["nb", "en"], undefined, "*", "nb"],
    [["nb", "en"], undefined, undefined, "nb"],
    [["nb", "en"], "de", "EN", "en"],
    [["en", "nn", "nb"], undefined, "nb", "nn"],
    [["nb"], "en", "en", "nb"],
    [["nb", "en"], undefined, "eng,x-en", "nb"],
  ])("of %j, with the choice %s and Accept-Language %s: %s", (offered, chosen, accepted, language) => {
    expect(pageLanguage(offered, chosen, accepted)).toBe(language);
  });

  test("index.html is in the brand's own language", () => {
    expect(["nn", "nb"].map((each) => pageFile(each as Language, "nn"))).toEqual(["index.html", "index.nb.html"]);
  });
});
