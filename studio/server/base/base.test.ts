import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import type { BaseBuildable, BaseEffect, BasePreviews, BaseUses } from "#studio/document/BaseEffect.ts";
import type { CheckedDocument, DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const read = async <Answer>(path: string) => (await (await studio.ask(`/api${path}`)).json()) as Answer;
const send = (path: string, method: string, body: object) =>
  studio.ask(`/api/base/${path}`, { method, body: JSON.stringify(body) });

/** Replaces a part of the base's text. */
async function edit(before: string, after: string): Promise<StudioDocument> {
  const { revision, texts } = await read<StudioDocument>("/base/document");
  expect(texts.descriptor).toContain(before);
  const descriptor = texts.descriptor.replace(before, () => after);
  expect((await send("document", "PUT", { revision, texts: { descriptor } })).status).toBe(200);
  return read<StudioDocument>("/base/document");
}

const path = () => join(studio.folder, "tenants/base.jsonc");

describe("What all brands share, as a document", () => {
  test("it is edited, kept and saved as a brand is", async () => {
    const onDisk = await readFile(path(), "utf8");
    const edited = await edit('"detect"', '"none"');
    expect([edited.id, edited.paths.descriptor, edited.saved.descriptor]).toEqual([
      "base.jsonc",
      "tenants/base.jsonc",
      onDisk,
    ]);
    expect(await readFile(path(), "utf8")).toBe(onDisk);

    studio.restart();
    const again = await read<StudioDocument>("/base/document");
    expect(again.texts.descriptor).toBe(edited.texts.descriptor);
    expect((await send("save", "POST", { revision: again.revision })).status).toBe(200);
    expect(await readFile(path(), "utf8")).toBe(again.texts.descriptor);
    await writeFile(path(), onDisk);
  });

  test("a change that another program has made meanwhile is not overwritten", async () => {
    const onDisk = await readFile(path(), "utf8");
    const { revision } = await edit('"NORMAL"', '"EXTRA_HIGH"');
    await writeFile(path(), `// Another program.\n${onDisk}`);
    const refused = await send("save", "POST", { revision });
    expect([refused.status, await refused.json()]).toEqual([409, { refused: "changed-on-disk" }]);
    const rebased = (await (await send("rebase", "POST", { revision })).json()) as StudioDocument;
    expect(rebased.saved.descriptor).toMatch(/^\/\/ Another program/);
    await writeFile(path(), onDisk);
    const back = await edit('"EXTRA_HIGH"', '"NORMAL"');
    await send("rebase", "POST", { revision: back.revision });
  });

  test("names the brands that inherit a changed value, and counts those that have their own", async () => {
    await edit('"loMemberRow": false', '"loMemberRow": true');
    const descriptor = join(studio.folder, "tenants/vidde/tenant.jsonc");
    const own = await readFile(descriptor, "utf8");
    await writeFile(descriptor, own.replace('"logo": {', '"profile": { "loMemberRow": false }, "logo": {'));
    expect((await read<BaseEffect>("/base/effect")).changes).toEqual([
      { path: ["profile", "loMemberRow"], before: false, after: true, touched: ["fjord"], own: 1 },
    ]);
    await writeFile(descriptor, own);
    expect((await read<BaseEffect>("/base/effect")).changes[0]?.touched).toEqual(["fjord", "vidde"]);
    await edit('"loMemberRow": true', '"loMemberRow": false');
    expect((await read<BaseEffect>("/base/effect")).changes).toEqual([]);
  });

  test("a value of one environment, a value that is added, a list", async () => {
    await edit("https://test.felles.example/tidsavbrudd", "https://test.felles.example/annet");
    await edit('"nativeBridge"', '"owner": "felles@felles.example",\n  "nativeBridge"');
    await edit('["bil", "hus"]', '["bil"]');
    const { changes } = await read<BaseEffect>("/base/effect");
    expect(changes.map(({ path: at, environment, touched }) => [at.join("."), environment, touched.length])).toEqual([
      ["purchase.entrances", undefined, 2],
      ["owner", undefined, 2],
      ["urls.timeout", "Test", 2],
    ]);
    await edit("https://test.felles.example/annet", "https://test.felles.example/tidsavbrudd");
    await edit('"owner": "felles@felles.example",\n  ', "");
    await edit('["bil"]', '["bil", "hus"]');
  });

  test("the findings are those of the base, and what the edit makes wrong in the brands", async () => {
    await edit('"security": { "email": "sikkerhet@felles.example" },', "");
    const { findings } = await read<CheckedDocument>("/base/findings");
    expect(findings.map(({ code, file, kind }) => [code, file, kind])).toEqual([
      ["missing-value", "tenants/fjord/tenant.jsonc", undefined],
      ["missing-value", "tenants/vidde/tenant.jsonc", undefined],
    ]);
    await edit("{\n", '{\n  "security": { "email": "sikkerhet@felles.example" },');
    await edit('"coding": "named"', '"codeing": "named"');
    const [first] = (await read<CheckedDocument>("/base/findings")).findings;
    expect(first).toMatchObject({ kind: "descriptor", code: "unknown-key", fix: { text: '"coding"' } });
    await edit('"codeing": "named"', '"coding": "named"');
  });

  test("names the brands that cannot be built with the edit, with the number of their errors", async () => {
    expect(await read<BaseBuildable>("/base/buildable")).toEqual({ brands: 2, cannot: [] });
    const path = join(studio.folder, "tenants/vidde/tenant.jsonc");
    const own = await readFile(path, "utf8");
    await writeFile(path, own.replace("{", '{ "security": { "email": "sikkerhet@vidde.example" },'));
    await edit('"security": { "email": "sikkerhet@felles.example" },', "");
    const { cannot } = await read<BaseBuildable>("/base/buildable");
    expect(cannot.map(({ id, errors }) => [id, errors])).toEqual([["fjord", 1]]);
    await writeFile(path, own);
    await edit("{\n", '{\n  "security": { "email": "sikkerhet@felles.example" },');
    await edit('"coding": "named"', '"codeing": "named"');
    // An error of the base is one of every brand.
    expect((await read<BaseBuildable>("/base/buildable")).cannot.map(({ id }) => id)).toEqual(["fjord", "vidde"]);
    await edit('"codeing": "named"', '"coding": "named"');
  });

  test("a text that cannot be read: the effect is not known", async () => {
    await edit('"nativeBridge":', '"nativeBridge"');
    expect(await read<BaseEffect>("/base/effect")).toMatchObject({ isReadable: false, changes: [] });
    await edit('"nativeBridge"', '"nativeBridge":');
  });

  test("names the brands over a value: those that inherit it, and those with their own", async () => {
    const usesOf = (at: readonly string[], environment = "all", language = "nb") =>
      read<BaseUses>(`/base/uses?${new URLSearchParams({ path: JSON.stringify(at), environment, language })}`);
    const ids = ({ inheriting, own }: BaseUses) => [inheriting.map(({ id }) => id), own.map(({ id }) => id)];
    const vidde = join(studio.folder, "tenants/vidde/tenant.jsonc");
    const own = await readFile(vidde, "utf8");
    await writeFile(vidde, own.replace('"logo": {', '"nativeBridge": "none", "profile": null, "logo": {'));
    expect(ids(await usesOf(["nativeBridge"]))).toEqual([["fjord"], ["vidde"]]);
    expect((await usesOf(["nativeBridge"])).own).toEqual([{ id: "vidde", name: "Forsikring vidde" }]);
    expect(ids(await usesOf(["profile", "loMemberRow"]))).toEqual([["fjord"], ["vidde"]]);
    // Both have their own for all environments; the base has one for Test over it.
    expect(ids(await usesOf(["urls", "timeout"]))).toEqual([[], ["fjord", "vidde"]]);
    expect(ids(await usesOf(["urls", "timeout"], "Test"))).toEqual([["fjord", "vidde"], []]);
    // A value that nobody has, and a text in a language that no brand has.
    expect(ids(await usesOf(["marketSource"]))).toEqual([["fjord", "vidde"], []]);
    expect(ids(await usesOf(["marketing", "heroTitle"], "all", "en"))).toEqual([[], []]);
    await writeFile(vidde, own);
  });

  test("a brand is shown before and after, each on a host of its own", async () => {
    const edited = await edit("Hvor er forsikringen min?", "Hvor ble det av den?");
    const { before, after } = await read<BasePreviews>("/base/previews/fjord");
    expect([before.status, after.status]).toEqual(["current", "current"]);
    expect(after.page).not.toBe(before.page);
    const shown = async (host: string) =>
      (await studio.ask("/privat/forsikring/oversikt/", { host: `${host}.studio.localhost:8010` })).text();
    expect(await shown("0--fjord")).toContain("Hvor er forsikringen min?");
    expect(await shown("1--felles--fjord")).toContain("Hvor ble det av den?");

    // Saved, both are the same.
    expect((await send("save", "POST", { revision: edited.revision })).status).toBe(200);
    const same = await read<BasePreviews>("/base/previews/fjord");
    expect(same.before.page).toBe(same.after.page);
    expect(await shown("0--fjord")).toContain("Hvor ble det av den?");
  });
});

describe("The texts of the base in other languages", () => {
  let inEnglish: StudioHarness;
  beforeAll(async () => {
    inEnglish = await StudioHarness.create(await fixtureInEnglish());
  });
  afterAll(() => inEnglish.close());

  const readBase = async <Answer>(path: string) => (await (await inEnglish.ask(`/api/base/${path}`)).json()) as Answer;
  const write = async (revision: number, texts: DocumentTexts) => {
    await inEnglish.ask("/api/base/document", { method: "PUT", body: JSON.stringify({ revision, texts }) });
    return readBase<StudioDocument>("document");
  };

  test("are edited and saved with it; their effect and their findings are known", async () => {
    const { revision, texts, paths } = await readBase<StudioDocument>("document");
    expect([paths.nb, paths.nn, paths.en]).toEqual([undefined, "tenants/base.nn.jsonc", "tenants/base.en.jsonc"]);
    expect(texts.nn).toBe("");
    const en = (texts.en ?? "").replace("Where is my insurance?", "Where did it go?");
    const edited = await write(revision, { ...texts, en, logo: "<svg/>" });
    expect(edited.texts.logo).toBeUndefined();
    expect((await readBase<BaseEffect>("effect")).changes).toEqual([
      {
        path: ["faq", 0, "question"],
        language: "en",
        before: "Where is my insurance?",
        after: "Where did it go?",
        touched: ["fjord"],
        own: 0,
      },
    ]);
    const { before, after } = await readBase<BasePreviews>("previews/fjord");
    expect(after.page).not.toBe(before.page);

    // A text that a language lacks is missing there.
    const lacking = await write(edited.revision, { ...texts, en: '{ "faq": [{ "question": "Where?" }] }' });
    const { findings } = await readBase<CheckedDocument>("findings");
    expect(findings.map(({ code, kind, missingIn }) => [code, kind, missingIn])).toContainEqual([
      "missing-translation",
      "descriptor",
      "en",
    ]);
    expect((await readBase<BaseBuildable>("buildable")).cannot.map(({ id }) => id)).toEqual(["fjord"]);

    // A file that is new is checked, and is written with the others.
    const rights =
      '"rights": { "complaint": { "text": "Skriv til oss." }, "withdrawal": { "linkText": "Angre eit kjøp" } }';
    const half = await write(lacking.revision, { ...texts, en, nn: `{ "faq": [{ "question": "Kvar?" }], ${rights} }` });
    const ofNew = (await readBase<CheckedDocument>("findings")).findings;
    expect(ofNew.map(({ code, missingIn }) => [code, missingIn])).toEqual([["missing-translation", "nn"]]);
    const nn = `{ "faq": [{ "question": "Kvar er ho?", "answer": "Der." }], ${rights} }`;
    const last = await write(half.revision, { ...texts, en, nn });
    expect((await readBase<CheckedDocument>("findings")).findings).toEqual([]);
    const body = JSON.stringify({ revision: last.revision });
    expect((await inEnglish.ask("/api/base/save", { method: "POST", body })).status).toBe(200);
    const onDisk = (name: string) => readFile(join(inEnglish.folder, "tenants", name), "utf8");
    expect([await onDisk("base.en.jsonc"), await onDisk("base.nn.jsonc")]).toEqual([en, nn]);
  });
});
