import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import type { FontChoices } from "#studio/document/FontChoices.ts";
import type { CheckedDocument, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const choices = async () => (await (await studio.ask("/api/brands/fjord/fonts")).json()) as FontChoices;

/** Gives both roles of the first brand a font. */
async function setFont(family: string): Promise<StudioDocument> {
  const { revision, texts } = await studio.open();
  const list = /("\$type": "fontFamily",\s*"\$value": )\[[^\]]*\]/g;
  const theme = texts.theme.replaceAll(list, (_, start: string) => `${start}["${family}", "sans-serif"]`);
  return (await (await studio.put(revision, { ...texts, theme })).json()) as StudioDocument;
}

describe("The fonts of a brand", () => {
  test("each installed font, with what the portal loads if a role has it", async () => {
    await setFont("figtree");
    const found = await choices();
    expect(found.choices.map(({ family }) => family)).toEqual(installedFonts());
    const bytes = new Map(found.choices.map((choice) => [choice.family, choice.bytes]));
    expect(bytes.get("figtree")).toEqual({ heading: found.now, body: found.now });
    expect(found.now?.first).toBeGreaterThan(10_000);
    // One family for headings and another for text are two files.
    expect(bytes.get("work-sans")?.heading?.first).toBeGreaterThan(found.now?.first ?? 0);
  });

  test("a font that is not installed is a finding, the page of before stays, and its size is not known", async () => {
    const before = (await setFont("figtree")).preview;
    const { preview } = await setFont("futura");
    expect([preview.status, preview.page]).toEqual(["outdated", before.page]);
    const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
    expect(findings.map(({ code }) => code)).toContain("unknown-font");
    expect((await choices()).now).toBeUndefined();
  });

  test.each(["futura", "..%2Fwork-sans", "package.json"])("there is no sample of %s", async (family) => {
    expect((await studio.ask(`/api/fonts/${family}`)).status).toBe(404);
  });

  test("a sample is a font file", async () => {
    const [family = ""] = installedFonts();
    const answer = await studio.ask(`/api/fonts/${family}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "font/woff2"]);
    expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 4))).toBe("wOF2");
  });
});
