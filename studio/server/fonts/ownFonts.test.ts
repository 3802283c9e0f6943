import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bombFont, fontWithRights, testFont } from "#tests/support/fonts/testFonts.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { type EditedFonts, fontsIn, fontsText } from "#studio/document/editedFonts.ts";
import type { FontChoices } from "#studio/document/FontChoices.ts";
import type { CheckedDocument, OfferedFont, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const folder = () => join(studio.folder, "tenants/fjord/fonts");

const offered = async (data: Uint8Array | string) => {
  const body = JSON.stringify({ data: base64(data) });
  return (await (await studio.ask("/api/brands/fjord/fonts/check", { method: "POST", body })).json()) as OfferedFont;
};

/** Gives the brand these fonts, and names one of them in the theme. */
async function putFonts(files: EditedFonts, family: string): Promise<Response> {
  const { revision, texts } = await studio.open();
  const list = /("\$type": "fontFamily",\s*"\$value": )\[[^\]]*\]/g;
  const theme = texts.theme.replaceAll(list, (_, start: string) => `${start}["${family}", "sans-serif"]`);
  return studio.put(revision, { ...texts, theme, fonts: fontsText(files) });
}

const codes = async () => {
  const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
  return findings.map(({ code, font }) => [code, font]);
};

const save = async () => {
  const { revision } = await studio.open();
  const answer = await studio.ask("/api/brands/fjord/save", { method: "POST", body: JSON.stringify({ revision }) });
  return (await answer.json()) as StudioDocument;
};

describe("A font of the brand's own in the studio", () => {
  test("a file is checked before it is taken, and says its name", async () => {
    expect(await offered(await testFont())).toEqual({ status: "accepted", family: "figtree" });
    expect(await offered(await testFont({ weight: 700, format: "sfnt" }))).toEqual({
      status: "accepted",
      family: "figtree",
    });
  });

  test("files of one family with names of their own are one font", async () => {
    // The name of the family alone is left out: "Figtree SemiBold" is what the file has.
    expect(await offered(await testFont({ weight: 600, hasFamilyName: false }))).toMatchObject({ family: "figtree" });
  });

  test.each([
    { what: "no font", font: () => Promise.resolve(Buffer.from("hei")), says: "Filen er ikke en skrift" },
    { what: "a bomb", font: bombFont, says: "skadet" },
    { what: "a font that forbids it", font: () => fontWithRights(2), says: "forbyr bruk på nett" },
    { what: "a font without æ", font: () => testFont({ without: "æ" }), says: "mangler æ" },
    { what: "too many bytes", font: () => Promise.resolve(Buffer.alloc(1_000_001)), says: "1001 kB" },
  ])("$what is refused, with a reason in bokmål", async ({ font, says }) => {
    const answer = await offered(await font());
    expect(answer.status === "refused" && answer.problems.map(({ message }) => message).join()).toContain(says);
  });

  test("is edited, shown and saved as images are", async () => {
    const font = await testFont();
    const answer = await putFonts({ "fjord-sans/a.woff2": base64(font) }, "fjord-sans");
    expect(answer.status).toBe(200);
    expect(await codes()).toContainEqual(["font-licence", "fjord-sans"]);
    const files = {
      "fjord-sans/LICENSE.txt": base64("Skriften er Fjords egen, også på nett."),
      "fjord-sans/a.woff2": base64(font),
    };
    const { preview } = (await (await putFonts(files, "fjord-sans")).json()) as StudioDocument;
    expect(preview.status).toBe("current");
    expect(preview.look.css).toContain('@font-face{font-family:"fjord-sans"');
    expect(await codes()).toEqual([]);
    const { choices, now } = (await (await studio.ask("/api/brands/fjord/fonts")).json()) as FontChoices;
    expect(choices[0]).toEqual({
      family: "fjord-sans",
      isOwn: true,
      bytes: { heading: now, body: now },
      weights: { heading: {}, body: {} },
    });

    // Nothing is written before it is saved.
    await expect(stat(folder())).rejects.toThrow("ENOENT");
    const saved = await save();
    expect(fontsIn(saved.saved.fonts)).toEqual(files);
    expect(await readFile(join(folder(), "fjord-sans/a.woff2"))).toEqual(font);
    expect(await codes()).toEqual([]);
  });

  test("with one weight says what the other weights become, and what the portal loads then", async () => {
    const data = base64(await testFont({ weight: 400, format: "sfnt" }));
    const files = { "fjord-sans/LICENSE.txt": base64("Fjord eier den.\n"), "fjord-sans/a.ttf": data };
    await putFonts(files, "figtree");
    const { choices } = (await (await studio.ask("/api/brands/fjord/fonts")).json()) as FontChoices;
    const [own] = choices;
    expect(own?.weights.heading).toEqual({ "font.weightHeading": 400 });
    expect(own?.bytes.heading?.first).toBeGreaterThan(0);
    // Chosen without these weights: the finding has the correction.
    await putFonts(files, "fjord-sans");
    const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
    const fixes = findings.flatMap(({ code, fix }) => (code === "missing-weight" ? [fix?.text] : []));
    expect(new Set(fixes)).toEqual(new Set(["400"]));
  });

  test("is removed with its folder", async () => {
    await putFonts({}, "figtree");
    await save();
    expect(await readdir(folder())).toEqual([]);
    expect((await studio.open()).texts.fonts).toBe("");
  });

  test.each(["../../../evil.woff2", "fjord-sans/../../evil", "a.woff2", "Fjord/a.woff2", "fjord-sans/.hidden"])(
    "is never written to %s",
    async (path) => {
      const { revision, texts } = await studio.open();
      const edited = await studio.put(revision, { ...texts, fonts: fontsText({ [path]: base64("x") }) });
      const after = (await edited.json()) as StudioDocument;
      const body = JSON.stringify({ revision: after.revision });
      const answer = await studio.ask("/api/brands/fjord/save", { method: "POST", body });
      expect(answer.status).toBe(403);
      const again = await studio.open();
      await studio.put(again.revision, { ...again.texts, fonts: again.saved.fonts ?? "" });
    },
    60_000,
  );

  test.each(["no JSON", '["a"]', '{"a/b": 1}', '{"a/b": "%"}'])("is not the text %s", async (fonts) => {
    const { revision, texts } = await studio.open();
    expect((await studio.put(revision, { ...texts, fonts })).status).toBe(400);
  });
});
