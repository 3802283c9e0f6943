import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testFont } from "#tests/support/fonts/testFonts.ts";
import { figmaFiles, fileOf } from "#tests/support/look/designerFiles.ts";
import { StudioHarness } from "#tests/support/studio/StudioHarness.ts";
import { fontsText } from "#studio/document/editedFonts.ts";
import type { DesignerFile, ExportedFile, LookAnswers, OfferedLook } from "#studio/document/OfferedLook.ts";
import type { CheckedDocument, DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

/** Files as a page drops them: they have no folders. */
const dropped: readonly DesignerFile[] = figmaFiles.map(({ file, text }) => ({
  name: file.replace(/^.*\//, ""),
  text,
}));

const ask = (files: readonly unknown[], answers: unknown, texts: DocumentTexts) =>
  studio.ask("/api/brands/fjord/look", { method: "POST", body: JSON.stringify({ texts, files, answers }) });

async function offer(files: readonly DesignerFile[], answers: LookAnswers = {}): Promise<OfferedLook> {
  const { texts } = await studio.open();
  return (await (await ask(files, answers, texts)).json()) as OfferedLook;
}

async function read(files: readonly DesignerFile[], answers: LookAnswers = {}) {
  const offered = await offer(files, answers);
  if (offered.status !== "read") throw new Error(JSON.stringify(offered.notes));
  return offered;
}

/** The open roles keep their values. */
async function keepAll(files: readonly DesignerFile[]): Promise<LookAnswers> {
  const { questions } = await read(files);
  return Object.fromEntries(questions.map(({ role }) => [role, null]));
}

describe("A look from a designer's files in the studio (spec: studio-65, studio-66)", () => {
  test("roles are proposed with why, the rest is asked, and nothing is stored", async () => {
    const before = await studio.open();
    const { questions, changes, unsaid } = await read(dropped);
    const action = changes.find(({ role, scheme }) => role === "color.action" && scheme === "light");
    expect(action).toMatchObject({
      from: { token: "Color.Background.Brand.Default", reason: "name" },
      after: "#0f4c66",
      pair: { minimum: 4.5 },
    });
    expect(questions.length).toBeGreaterThan(0);
    for (const { candidates, now } of questions) {
      expect(candidates.length).toBeGreaterThan(0);
      expect(now).not.toBe("");
      for (const { values } of candidates) expect(Object.values(values).join("")).not.toBe("");
    }
    expect(unsaid).toEqual(["Mode 1.tokens.json"]);
    expect(await studio.open()).toEqual(before);
  });

  test("with answers it is one edit of theme, dark values, resolver and answers, which has no findings", async () => {
    const answers = await keepAll(dropped);
    const { questions, texts } = await read(dropped, answers);
    expect(questions).toEqual([]);
    expect(Object.keys(texts).toSorted()).toEqual(["dark", "look", "resolver", "theme"]);
    const { revision, texts: before } = await studio.open();
    const edited = (await (await studio.put(revision, { ...before, ...texts })).json()) as StudioDocument;
    const { findings } = (await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument;
    expect(findings.filter(({ level }) => level === "error")).toEqual([]);
    const body = JSON.stringify({ revision: edited.revision });
    await studio.ask("/api/brands/fjord/save", { method: "POST", body });
    const saved = await readFile(join(studio.folder, "tenants/fjord/look.json"), "utf8");
    expect(JSON.parse(saved)).toMatchObject({ roles: { "color.action": "Color.Background.Brand.Default" } });

    // The next import asks nothing, and changes nothing.
    expect(await read(dropped)).toMatchObject({ questions: [], changes: [], texts: {} });

    // Without them again, the file goes.
    const after = await studio.open();
    const undone = (await (await studio.put(after.revision, before)).json()) as StudioDocument;
    await studio.ask("/api/brands/fjord/save", {
      method: "POST",
      body: JSON.stringify({ revision: undone.revision }),
    });
    await expect(readFile(join(studio.folder, "tenants/fjord/look.json"))).rejects.toThrow("ENOENT");
  });

  test("a file that is wrong is said in bokmål, with its place", async () => {
    const text = '{\n  "color": {\n    "a": { "$type": "color", "$value": "{color.b}" }\n  }\n}\n';
    const offered = await offer([{ name: "Farger.tokens.json", text }]);
    expect(offered.status).toBe("refused");
    expect(offered.notes).toEqual([
      expect.objectContaining({ file: "Farger.tokens.json", line: 3, column: 5, level: "error" }),
    ]);
    expect(offered.notes[0]?.message).toMatch(/color\.b/);
    expect((await offer([{ name: "a.json", text: "{" }])).notes[0]).toMatchObject({ file: "a.json", line: 1 });
    expect((await offer([{ name: "a.json", text: "{}" }])).notes[0]?.message).toBe("Filen har ingen designverdier");
  });

  test("a file that says neither light nor dark is what the page says", async () => {
    const page = (hex: string) => JSON.stringify({ page: { $type: "color", $value: hex } });
    const files = [
      { name: "A.json", text: page("#fefefe") },
      { name: "B.json", text: page("#0a0a0a") },
    ];
    const both = await offer(files);
    expect([both.status, both.unsaid]).toEqual(["refused", ["A.json", "B.json"]]);
    const [a, b] = files as [DesignerFile, DesignerFile];
    const { changes, unsaid } = await read([
      { ...a, scheme: "light" },
      { ...b, scheme: "dark" },
    ]);
    expect(unsaid).toEqual(["A.json", "B.json"]);
    expect(changes.filter(({ role }) => role === "color.page").map(({ scheme, after }) => [scheme, after])).toEqual([
      ["light", "#fefefe"],
      ["dark", "#0a0a0a"],
    ]);
  });

  test("a font of the brand's own is taken too", async () => {
    const { texts } = await studio.open();
    const font = Buffer.from(await testFont()).toString("base64");
    const licence = Buffer.from("Bankens egen, også på nett.").toString("base64");
    const { revision } = await studio.open();
    await studio.put(revision, {
      ...texts,
      fonts: fontsText({ "fjord-sans/a.woff2": font, "fjord-sans/LICENSE.txt": licence }),
    });
    const { file, text } = fileOf("Light.tokens.json", {
      font: { body: { $type: "fontFamily", $value: ["Fjord Sans"] } },
    });
    const { changes } = await read([{ name: file, text }]);
    expect(changes.find(({ role }) => role === "font.body")?.after).toContain("fjord-sans");
    const after = await studio.open();
    await studio.put(after.revision, texts);
  });

  test("goes back to the designer as files, which change nothing", async () => {
    for (const form of ["figma", "dtcg"]) {
      const answer = await studio.ask(`/api/brands/fjord/look/${form}`);
      const files = (await answer.json()) as ExportedFile[];
      expect(files.length).toBeGreaterThan(1);
      expect(await read(files)).toMatchObject({ questions: [], changes: [], texts: {} });
    }
    expect((await studio.ask("/api/brands/fjord/look/sketch")).status).toBe(404);
  });

  test.each([
    ["files", [{ name: "a.json" }], {}],
    ["files", [{ name: "a".repeat(300), text: "" }], {}],
    ["answers", [], { "color.page": 1 }],
    ["answers", [], []],
  ] as const)("a request with wrong %s is refused: %j %j", async (what, files, answers) => {
    const { texts } = await studio.open();
    const answer = await ask(files, answers, texts);
    expect([answer.status, await answer.json()]).toEqual([400, { refused: what }]);
  });
});
