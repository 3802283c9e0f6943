import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import type { BrandComparison, ComparedField } from "#studio/document/BrandComparison.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
  await change("tenants/vidde/tenant.jsonc", '"logo": {', '"profile": { "loMemberRow": true }, "logo": {');
  await change("tenants/vidde/tenant.jsonc", '"logo": { "alignment": "left" },', "");
  await change(
    "tenants/vidde/tenant.jsonc",
    '"QA": {',
    '"QA": { "urls": { "timeout": "https://qa.vidde.example/ut" },',
  );
});
afterAll(() => studio.close());

async function change(file: string, before: string, after: string): Promise<void> {
  const path = join(studio.folder, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(before);
  await writeFile(
    path,
    text.replace(before, () => after),
  );
}

const compare = async () => (await (await studio.ask("/api/brands/fjord/comparison/vidde")).json()) as BrandComparison;

const fieldOf = ({ fields }: BrandComparison, path: string, environment?: string): ComparedField | undefined =>
  fields.find((field) => field.path.join(".") === path && field.environment === environment);

describe("Two brands field by field", () => {
  test("a field has both values, each with its layer and what it would inherit", async () => {
    expect(fieldOf(await compare(), "profile.loMemberRow")).toEqual({
      kind: "descriptor",
      path: ["profile", "loMemberRow"],
      a: { value: false, inherited: false, layer: "base" },
      b: { value: true, inherited: false, layer: "brand" },
      isSame: false,
      canBeTaken: true,
      isColour: false,
    });
  });

  test("a value that one brand does not have, and a list as a whole", async () => {
    const comparison = await compare();
    expect(fieldOf(comparison, "logo.alignment")).toMatchObject({ a: { value: "left" }, b: {}, isSame: false });
    expect(fieldOf(comparison, "purchase.entrances")).toMatchObject({ a: { value: ["bil", "hus"] }, isSame: true });
  });

  test("an environment has only what differs in it", async () => {
    const comparison = await compare();
    expect(fieldOf(comparison, "urls.timeout", "QA")).toMatchObject({
      a: { value: "https://www.fjord.example/tidsavbrudd", layer: "brand" },
      b: {
        value: "https://qa.vidde.example/ut",
        inherited: "https://www.vidde.example/tidsavbrudd",
        layer: "brand-environment",
      },
    });
    expect(fieldOf(comparison, "urls.timeout", "Test")).toMatchObject({ a: { layer: "base-environment" } });
    expect(fieldOf(comparison, "urls.partnerInbox", "QA")).toBeUndefined();
  });

  test("an id cannot be copied", async () => {
    expect(fieldOf(await compare(), "id")).toMatchObject({ isSame: false, canBeTaken: false });
  });

  test("themes: roles with their CSS, variants; unsaved edits count", async () => {
    const before = await compare();
    expect(fieldOf(before, "color.action")).toMatchObject({ kind: "theme", isColour: true, isSame: true });
    expect(fieldOf(before, "$extensions.portal.variants.card")).toMatchObject({ kind: "theme", isSame: true });
    const { revision, texts } = await studio.open();
    const theme = texts.theme.replace(/("action": \{[^}]*"\$value": )\{[^}]*\}/, `$1${colourText("#123456")}`);
    expect((await studio.put(revision, { ...texts, theme })).status).toBe(200);
    expect(fieldOf(await compare(), "color.action")).toMatchObject({ a: { css: "#123456" }, isSame: false });
    const { revision: next } = await studio.open();
    await studio.put(next, texts);
  });

  test("a brand whose text cannot be read", async () => {
    const { revision, texts } = await studio.open();
    await studio.put(revision, { ...texts, descriptor: "{" });
    expect(await compare()).toEqual({ unreadable: ["fjord"], fields: [] });
    const { revision: next } = await studio.open();
    await studio.put(next, texts);
  });
});

describe("Brands in different languages", () => {
  test("cannot take texts from each other, nor the list of languages", async () => {
    const isTaken = async (path: string) => fieldOf(await compare(), path)?.canBeTaken;
    expect(await isTaken("marketing.heroTitle")).toBe(true);
    await change("tenants/vidde/tenant.jsonc", '"theme":', '"languages": ["nn"], "theme":');
    expect(await isTaken("marketing.heroTitle")).toBe(false);
    expect(await isTaken("marketing.purchaseInfo")).toBe(false);
    expect(await isTaken("languages")).toBe(false);
    expect(await isTaken("footer.contact.telefon")).toBe(true);
  });
});
