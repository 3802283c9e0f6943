import { describe, expect, test } from "vitest";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { type BrandFact, brandFacts, fontFacts } from "./brandFacts.ts";
import { FactSearch } from "./FactSearch.ts";
import { decodeFile, describeLeak, findLeaks, permittedText } from "./findLeaks.ts";

const fact = (brand: string, kind: BrandFact["kind"], value: string): BrandFact => ({ brand, kind, value });

const planted = [
  fact("dnb", "id", "dnb"),
  fact("lo", "id", "lo"),
  fact("eika", "id", "eika"),
  fact("fana", "name", "Bølgen Forsikring"),
  fact("fana", "host", "forsikring.bolgen.example"),
  fact("fana", "number", "21000000"),
  fact("fana", "text", "Vi passer på når været snur"),
  fact("fana", "colour", "#f0b400"),
  fact("fana", "image", "M12.5 3c2.1 0 4.6 1.4 5.9 3.3L20 9.9l-4."),
  fact("sb1", "build-only field", "Spør Kari om tallene før høsten"),
];
const facts = new FactSearch();
for (const one of planted) facts.add(one);

function leaks(content: string, own: { brand?: string; ownText?: string } = {}, path = "index.html") {
  const permitted = { brand: own.brand, ownText: permittedText([own.ownText ?? ""]) };
  return [...findLeaks(facts, decodeFile({ path, bytes: new TextEncoder().encode(content) }), permitted)];
}

const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("A font of a brand's own (spec: brands-30)", () => {
  const bytes = new TextEncoder().encode("wOF2 and so on");
  const fonts = new FactSearch();
  for (const one of fontFacts("fjord", [{ family: "fjord-sans", files: [bytes] }])) fonts.add(one);
  const found = (brand: string, path: string, content: Uint8Array) =>
    [...findLeaks(fonts, decodeFile({ path, bytes: content }), { brand, ownText: "" })].map((leak) => leak.fact.kind);

  test("is not in another brand's folder: neither its file nor its name", () => {
    expect(found("vidde", "assets/other-latin-0123abcd.woff2", bytes)).toEqual(["font"]);
    expect(found("vidde", "assets/fjord-sans-400-latin-0123abcd.woff2", new Uint8Array())).toEqual(["font"]);
    const css = new TextEncoder().encode('<style>@font-face{font-family:"fjord-sans";}</style>');
    expect(found("vidde", "index.html", css)).toEqual(["font"]);
  });

  test("is in its own brand's folder", () => {
    expect(found("fjord", "assets/fjord-sans-400-latin-0123abcd.woff2", bytes)).toEqual([]);
  });
});

describe("The texts of a brand in each of its languages (spec: brands-55)", () => {
  test("are facts of that brand", async () => {
    await withFolder(await fixtureInEnglish(), async (folder) => {
      const [brand] = (await loadBrands(folder)).brands;
      if (brand === undefined) throw new Error("The brand cannot be built.");
      const values = brandFacts(brand, "", []).map(({ value }) => value);
      expect(values).toEqual(expect.arrayContaining(["Godt å ha deg her", "Good to have you here"]));
    });
  });
});

describe("Leaks (spec: brands-5): a bundle contains no fact of another brand", () => {
  test.each([
    ["an id", 'const a = "dnb"', "dnb"],
    ["an id in capitals", "MARKED_DNB", "dnb"],
    ["an id in camelCase", "function isDnb() {}", "dnb"],
    ["an id in an address", "https://dnb.localhost/", "dnb"],
    ["an id of two letters as a string", 'brand: "lo"', "lo"],
    ["a name in upper and lower case", "BØLGEN forsikring AS", "Bølgen Forsikring"],
    ["a host", "//forsikring.bolgen.example/x", "forsikring.bolgen.example"],
    ["a phone number", "tel:21000000", "21000000"],
    ["a text", "<p>Vi passer på når været snur.</p>", "Vi passer på når været snur"],
    ["a colour", "color:#F0B400;", "#f0b400"],
    ["an image", '<path d="M12.5 3c2.1 0 4.6 1.4 5.9 3.3L20 9.9l-4.1 2"/>', planted[8]?.value],
    ["URL-encoded", "?q=Vi%20passer%20p%C3%A5%20n%C3%A5r%20v%C3%A6ret%20snur", "Vi passer på når været snur"],
    ["percent-encoded letter by letter", "%64%6e%62", "dnb"],
    ["HTML entities, named", "B&oslash;lgen Forsikring", "Bølgen Forsikring"],
    ["HTML entities, decimal and hexadecimal", "&#100;&#x6E;b", "dnb"],
    ["HTML entities without a semicolon", "B&oslashlgen Forsikring", "Bølgen Forsikring"],
    ["HTML entities that show nothing", "B&oslash;l&shy;gen Forsikring", "Bølgen Forsikring"],
    ["escapes of JavaScript", String.raw`"B\u00f8lgen\x20Forsikring"`, "Bølgen Forsikring"],
    ["braced escapes of JavaScript", String.raw`"\u{64}nb"`, "dnb"],
    ["escaped twice", "B&amp;oslash;lgen Forsikring", "Bølgen Forsikring"],
    ["base64", base64("Bølgen Forsikring"), "Bølgen Forsikring"],
    [
      "base64 after characters that base64 uses too",
      `path/${base64("på forsikring.bolgen.example")}`,
      "forsikring.bolgen.example",
    ],
    ["base64 of an id alone", `"${base64("dnb")}"`, "dnb"],
  ])("finds %s", (_, content, value) => {
    expect(leaks(content).map((leak) => leak.fact.value)).toContain(value);
  });

  test.each([0, 1, 2, 3])("finds base64 that starts after %i other base64 characters", (length) => {
    const run = "A".repeat(length) + base64("se https://forsikring.bolgen.example/");
    expect(leaks(run).map(({ fact: { kind } }) => kind)).toContain("host");
  });

  test.each([
    ["a word that contains an id", "handnbok, dnbx, xdnb"],
    ["a variable of two letters", "var lo=1;a.lo.b(lo)"],
    ["wire constants", '"EIKA_SKADE","EIKA_PERSON","LOFAVOR","LOFAVOR_KJAELEDYR"'],
    ["the partner's integration", "/api/privat/forsikring/eikaintegrasjon/avtaler"],
    [
      "paths of the specification",
      "/detaljer/eika/${a} /liv/avtaledetaljer/eika/${a} /skade/innbo/lo/dobbeltforsikret",
    ],
    ["the membership of a customer", "isLoMedlem, fromLo"],
    ["a longer number", "121000000"],
  ])("does not report %s", (_, content) => {
    expect(leaks(content)).toEqual([]);
  });

  test.each([".dnbHyC{margin:0}", 'class="sc-zw7hr0-3 dnbHyC"', "a:hover .dnbHyC,b"])(
    "random letters in a generated class are not a leak: %s",
    (content) => expect(leaks(content)).toEqual([]),
  );

  test.each([".dnb{margin:0}", ".dnb-hero{margin:0}", 'class="dnbHyC"', 'class="sc-zw7hr0-3 dnb"'])(
    "an id in a class of ours is a leak: %s",
    (content) => expect(leaks(content)).toHaveLength(1),
  );

  test("an id beside a wire constant is a leak", () => {
    expect(leaks('EIKA_SKADE, "eika"').map(({ offset }) => offset)).toEqual([13]);
  });

  test("a fact in its own brand's folder is not a leak", () => {
    expect(leaks('"dnb"', { brand: "dnb" })).toEqual([]);
  });

  test("a text or a colour that two brands share is not a leak, an id is", () => {
    const own = { brand: "dnb", ownText: "vi passer på når været snur #f0b400 eika" };
    expect(leaks("Vi passer på når været snur #F0B400", own)).toEqual([]);
    expect(leaks('"eika"', own)).toHaveLength(1);
  });

  test("a build-only field is a leak in its own brand's folder too", () => {
    expect(leaks("Spør Kari om tallene før høsten", { brand: "sb1" })).toHaveLength(1);
  });

  test("an id in a file's name is a leak, a digest is not", () => {
    expect(leaks("", {}, "assets/dnb-1a2b3c4d.svg").map(({ form }) => form)).toEqual(["file name"]);
    expect(leaks("", {}, "assets/logo-1a2b3c4d.svg")).toEqual([]);
  });

  test("the offset is counted in the file, also after escapes", () => {
    const content = "æøå &aring;&aring; &#100;nb";
    expect(leaks(content).map(({ offset }) => offset)).toEqual([content.indexOf("&#100;")]);
  });

  test("the message names folder, file, offset, fact and brand", () => {
    const [leak] = leaks('x "dnb"');
    expect(leak && describeLeak("fana", leak)).toBe('fana: index.html, offset 3: the id "dnb" of dnb');
  });
});
