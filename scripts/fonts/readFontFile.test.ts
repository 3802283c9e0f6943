import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bombFont,
  colourFont,
  fontWithRights,
  hugeTableFont,
  italicFont,
  testFont,
} from "#tests/support/fonts/testFonts.ts";
import { processorMs } from "#tests/support/processorMs.ts";
import { readFontFile } from "./readFontFile.ts";

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), "fonts-"));
});
afterAll(() => rm(cache, { recursive: true }));

const read = async (font: Buffer | Promise<Buffer>) => readFontFile(await font, cache);
const nothingWrong = { missing: [], hasAlignedDigits: true, forbids: [] };

describe("A font file of a brand's own", () => {
  test.each(["woff2", "sfnt"] as const)("can be variable, as %s", async (format) => {
    expect(await read(testFont({ format }))).toMatchObject({
      font: { weights: { min: 300, max: 900 }, style: "normal", ...nothingWrong },
    });
  });

  test("can have one weight", async () => {
    expect(await read(testFont({ weight: 700 }))).toMatchObject({
      font: { weights: { min: 700, max: 700 }, style: "normal", axes: {}, ...nothingWrong },
    });
  });

  test("can be italic", async () => {
    expect(await read(italicFont(400))).toMatchObject({ font: { weights: { min: 400, max: 400 }, style: "italic" } });
  });

  test("has every letter of a Norwegian page, or it is said which are missing", async () => {
    expect(await read(testFont({ without: "æÅ" }))).toMatchObject({ font: { missing: ["Å", "æ"] } });
  });

  test("can be one of symbols, without any letter", async () => {
    const symbols = await testFont({ without: Array.from("abcdefghijklmnopqrstuvwxyzæøå").join("") });
    expect(await read(symbols)).toMatchObject({ font: { missing: expect.arrayContaining(["a", "å"]) as unknown } });
  });

  test("has digits of one width, or can have them", async () => {
    expect(await read(testFont({ features: [] }))).toMatchObject({ font: { hasAlignedDigits: false } });
  });

  test.each([
    { bits: 0x0002, forbids: ["restricted"] },
    { bits: 0x0004, forbids: [] },
    { bits: 0x0008, forbids: [] },
    { bits: 0x0108, forbids: ["no-subsetting"] },
    { bits: 0x0200, forbids: ["bitmap-only"] },
  ])("says with the bits $bits what it forbids", async ({ bits, forbids }) => {
    expect(await read(fontWithRights(bits))).toMatchObject({ font: { forbids } });
  });
});

describe("What is not a font that can be used", () => {
  const truncated = async (share: number) => {
    const font = await testFont();
    return font.subarray(0, Math.floor(font.length * share));
  };
  const truncatedSfnt = async (bytes: number) => (await testFont({ format: "sfnt" })).subarray(0, bytes);
  test.each([
    { what: "nothing", font: Buffer.of(), problem: "not-a-font" },
    { what: "a text", font: Buffer.from("a font, really"), problem: "not-a-font" },
    { what: "four letters", font: Buffer.from("wOF2"), problem: "broken" },
    { what: "the first letters and noise", font: Buffer.from(`OTTO${"\u00ff".repeat(5000)}`), problem: "broken" },
    { what: "half a WOFF2", font: truncated(0.5), problem: "broken" },
    { what: "nearly a WOFF2", font: truncated(0.98), problem: "broken" },
    { what: "the directory of a TTF", font: truncatedSfnt(300), problem: "broken" },
    { what: "a WOFF2 that grows to 100 MB", font: bombFont(), problem: "broken" },
    { what: "a WOFF2 with a table of 4 GB", font: hugeTableFont(), problem: "broken" },
  ])("$what is $problem, soon", async ({ font, problem }) => {
    const bytes = await font;
    const reading = await processorMs(async () => expect(await read(bytes)).toEqual({ problem }));
    expect(reading).toBeLessThan(3000);
  });

  test.each([
    { kind: "woff", font: testFont({ format: "woff" }) },
    { kind: "collection", font: Buffer.from("ttcf\0\x01\0\0") },
    { kind: "colour", font: colourFont() },
  ])("a font of the kind $kind", async ({ kind, font }) => {
    expect(await read(font)).toEqual({ problem: "kind", kind });
  });
});
