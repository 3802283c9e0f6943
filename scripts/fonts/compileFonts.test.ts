import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnFont } from "#scripts/brands/fonts/OwnFont.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { italicFont, ownFont, testFont } from "#tests/support/fonts/testFonts.ts";
import { type BrandFonts, createFontCompiler } from "./compileFonts.ts";
import { subsetFont, fontSource } from "./subsetFont.ts";
import { fontParts } from "./fontCharacters.ts";

const family = (name: string): TokenValue => ({ type: "fontFamily", families: [name, "sans-serif"], css: "" });
const weight = (number: number): TokenValue => ({ type: "fontWeight", number, css: String(number) });

const themeOf = (heading: string, body: string) => ({
  tokens: new Map([
    ["font.heading", family(heading)],
    ["font.body", family(body)],
    ["font.weightBody", weight(400)],
    ["font.weightStrong", weight(600)],
    ["font.weightHeading", weight(700)],
  ]),
});

const installed = [
  "bricolage-grotesque",
  "figtree",
  "hanken-grotesk",
  "instrument-sans",
  "nunito-sans",
  "public-sans",
  "source-sans-3",
  "work-sans",
];

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), "fonts-"));
});
afterAll(() => rm(cache, { recursive: true }));

const urlOf = (name: string) => `/assets/${name}`;

describe("The fonts of a brand", () => {
  let fonts: BrandFonts;
  beforeAll(async () => {
    fonts = await createFontCompiler(cache)(themeOf("bricolage-grotesque", "figtree"));
  });

  test("are two files and a licence for each family; the file with Norwegian letters is preloaded", () => {
    expect(fonts.files.map(({ name, preload }) => [name, preload])).toEqual([
      ["figtree-latin.woff2", true],
      ["figtree-latin-ext.woff2", false],
      ["figtree-licence.txt", false],
      ["bricolage-grotesque-latin.woff2", true],
      ["bricolage-grotesque-latin-ext.woff2", false],
      ["bricolage-grotesque-licence.txt", false],
    ]);
  });

  test("include the full licence of each family, and no CSS rule refers to it", () => {
    for (const { name, bytes } of fonts.files.filter((file) => file.name.endsWith(".txt"))) {
      const licence = new TextDecoder().decode(bytes);
      expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
      expect(licence).toContain("Copyright");
      expect(fonts.css(urlOf)).not.toContain(name);
    }
  });

  test("are WOFF2 of at most 25 kB", () => {
    for (const { bytes } of fonts.files.filter(({ name }) => name.endsWith(".woff2"))) {
      expect(Buffer.from(bytes.subarray(0, 4)).toString("latin1")).toBe("wOF2");
      expect(bytes.length).toBeLessThan(25_000);
    }
  });

  test("are referred to by their published address", () => {
    expect(fonts.css(urlOf)).toContain('url("/assets/figtree-latin.woff2")format("woff2")');
  });

  test("have only the weights that the theme uses", () => {
    expect(fonts.css(urlOf)).toContain('font-family:"figtree";font-weight:400 600;');
    expect(fonts.css(urlOf)).toContain('font-family:"bricolage-grotesque";font-weight:700;');
  });

  test("show text at once, in a fallback with the same metrics", () => {
    const css = fonts.css(urlOf);
    expect(css.match(/font-display:swap/g)).toHaveLength(4);
    expect(css).toMatch(/"figtree Fallback";font-weight:1 599;src:[^}]*?local\("Arial"\),[^}]*?size-adjust:\d/);
    expect(css).toMatch(
      /"figtree Fallback";font-weight:600 1000;src:[^}]*?local\("Arial Bold"\),[^}]*?ascent-override:\d/,
    );
  });

  test("are one pair of files, with the weights of both roles, when both roles use one family", async () => {
    const one = await createFontCompiler(cache)(themeOf("figtree", "figtree"));
    expect(one.files).toHaveLength(3);
    expect(one.css(urlOf)).toContain('font-family:"figtree";font-weight:400 700;');
  });

  test("do not exist when the theme names a generic family", async () => {
    const none = await createFontCompiler(cache)(themeOf("system-ui", "system-ui"));
    expect(none.files).toEqual([]);
    expect(none.css(urlOf)).toBe("");
  });

  test("are made for two brands with one family at the same time", async () => {
    const fresh = await mkdtemp(path.join(tmpdir(), "fonts-"));
    const compileFonts = createFontCompiler(fresh);
    // Both use the family in normal weight, and in other weights beside it: they need the same metrics.
    const themes = [themeOf("figtree", "figtree"), themeOf("public-sans", "figtree")];
    const [both, body] = await Promise.all(themes.map((theme) => compileFonts(theme)));
    const fallback = /"figtree Fallback";font-weight:1 599;[^}]*/;
    expect(fallback.exec(body?.css(urlOf) ?? "")?.[0]).toBe(fallback.exec(both?.css(urlOf) ?? "")?.[0]);
    expect((await readdir(fresh)).filter((name) => !name.endsWith(".json"))).toEqual([]);
    await rm(fresh, { recursive: true });
  });

  test("must be installed", async () => {
    await expect(createFontCompiler(cache)(themeOf("comic-fjord", "figtree"))).rejects.toThrow("comic-fjord");
  });
});

describe("The fonts of a brand's own", () => {
  const compile = (own: readonly OwnFont[], heading = "fjord-sans", body = "fjord-sans") =>
    createFontCompiler(cache)(themeOf(heading, body), own);

  test("are made as those of a package: the same file gives the same bytes and the same rules", async () => {
    const file = await readFile(fontSource("figtree", "latin"));
    const own = await compile([ownFont("fjord-sans", { "a.woff2": file })]);
    const ofPackage = await createFontCompiler(cache)(themeOf("figtree", "figtree"));
    const [latin] = own.files;
    expect(latin).toMatchObject({ name: "fjord-sans-400-700-latin.woff2", preload: true });
    expect(Buffer.from(latin?.bytes ?? []).equals(ofPackage.files[0]?.bytes ?? Buffer.of())).toBe(true);
    const rules = (css: string) => css.split("}").filter((rule) => !rule.includes("latin-ext"));
    const asOwn = ofPackage
      .css(urlOf)
      .replaceAll("figtree-", "fjord-sans-400-700-")
      .replaceAll("figtree", "fjord-sans");
    expect(rules(own.css(urlOf))).toEqual(rules(asOwn));
  });

  test("can have a file for each weight, and italic ones that are loaded when needed", async () => {
    const own = await compile([
      ownFont("fjord-sans", {
        "400.ttf": await testFont({ weight: 400, format: "sfnt" }),
        "400i.ttf": await italicFont(400),
        "500.woff2": await testFont({ weight: 500 }),
        "600.woff2": await testFont({ weight: 600 }),
        "700.woff2": await testFont({ weight: 700 }),
      }),
    ]);
    expect(own.files.map(({ name, preload }) => [name, preload])).toEqual([
      ["fjord-sans-400-latin.woff2", true],
      ["fjord-sans-400-italic-latin.woff2", false],
      ["fjord-sans-600-latin.woff2", true],
      ["fjord-sans-700-latin.woff2", true],
      ["fjord-sans-licence.txt", false],
    ]);
    const css = own.css(urlOf);
    expect(css).toContain('font-family:"fjord-sans";font-weight:600;');
    expect(css).toContain('font-family:"fjord-sans";font-style:italic;font-weight:400;');
    expect(css).toMatch(/"fjord-sans Fallback";font-weight:700 1000;src:[^}]*?local\("Arial Bold"\)/);
  });

  test("have the licence that is noted, and are no package", async () => {
    const { families, own, files } = await compile([ownFont("fjord-sans", { "a.woff2": await testFont() })], "figtree");
    expect(families).toEqual(["figtree"]);
    expect(own.map(({ family, licence }) => [family, licence])).toEqual([
      ["fjord-sans", "fjord-sans belongs to the brand.\n"],
    ]);
    expect(files.map(({ name }) => name)).toContain("fjord-sans-licence.txt");
  });

  test("can have the same name in two brands", async () => {
    const compileFonts = createFontCompiler(cache);
    const theme = themeOf("fjord-sans", "fjord-sans");
    const [figtree, workSans] = await Promise.all(
      (["figtree", "work-sans"] as const).map(async (letters) =>
        compileFonts(theme, [ownFont("fjord-sans", { "a.woff2": await testFont({ family: letters }) })]),
      ),
    );
    expect(figtree?.files[0]?.bytes).not.toEqual(workSans?.files[0]?.bytes);
  });

  test.each([
    {
      what: "a weight",
      files: async () => ({ "a.woff2": await testFont({ weight: 400 }) }),
      says: "no weight 600, 700",
    },
    { what: "a font", files: () => Promise.resolve({ "a.woff2": Buffer.from("wOF2") }), says: "cannot be used" },
  ])("are not made without $what", async ({ files, says }) => {
    await expect(compile([ownFont("fjord-sans", await files())])).rejects.toThrow(says);
  });
});

describe("A subset of a family", () => {
  const [latin, latinExt] = fontParts;
  const axes = { wght: { min: 400, max: 700 } };
  const sourceOf = (family: string, part: string) => readFile(fontSource(family, part));

  test.each(installed)("%s has digits of one width, or the feature tnum", async (name) => {
    const font = await subsetFont(await sourceOf(name, latin.name), latin.characters, axes, cache);
    expect(font.tabularDigits || font.features.includes("tnum")).toBe(true);
  });

  test.each(installed)("%s has every letter and punctuation mark of a Norwegian page", async (name) => {
    const font = await subsetFont(await sourceOf(name, latin.name), latin.characters, axes, cache);
    const missing = Array.from("æøåÆØÅéèêôäöüÐþ0123456789«»–—’“”…§%&−\u00a0").filter(
      (character) => !font.characters.includes(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  test.each(installed)("%s has the letters of Sámi and Polish names in its second file", async (name) => {
    const font = await subsetFont(await sourceOf(name, latinExt.name), latinExt.characters, axes, cache);
    // Some families lack ŧ: the browser then takes that letter from a system font.
    const missing = Array.from("čđŋšžłőČĐŊŠŽŁ").filter(
      (character) => !font.characters.includes(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  test("is the same, byte for byte, with an empty, a full and another cache", async () => {
    const fresh = await mkdtemp(path.join(tmpdir(), "fonts-"));
    const source = await sourceOf("figtree", latin.name);
    const first = await subsetFont(source, latin.characters, axes, cache);
    const again = await subsetFont(source, latin.characters, axes, cache);
    const elsewhere = await subsetFont(source, latin.characters, axes, fresh);
    expect(Buffer.from(again.bytes).equals(first.bytes)).toBe(true);
    expect(Buffer.from(elsewhere.bytes).equals(first.bytes)).toBe(true);
    expect(await readdir(fresh)).toHaveLength(1);
    await rm(fresh, { recursive: true });
  });

  test("is made in a folder that cannot be written, and not kept", async () => {
    const file = path.join(cache, "file");
    await writeFile(file, "");
    const kept = await subsetFont(await sourceOf("figtree", latin.name), latin.characters, axes, cache);
    const made = await subsetFont(await sourceOf("figtree", latin.name), latin.characters, axes, file);
    expect(Buffer.from(made.bytes).equals(kept.bytes)).toBe(true);
  });
});
