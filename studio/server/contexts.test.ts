import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import type { CheckedDocument, DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const both = ["light", "dark"] as const;
const darkFile = (colour: string, ...roles: readonly string[]) =>
  `{ "color": { "$type": "color", ${roles.map((role) => `"${role}": { "$value": ${colourText(colour)} }`).join(", ")} } }\n`;

async function put(change: Partial<DocumentTexts>): Promise<StudioDocument> {
  const { revision, texts } = await studio.open();
  return (await (await studio.put(revision, { ...texts, ...change })).json()) as StudioDocument;
}
async function save(): Promise<number> {
  const { revision } = await studio.open();
  const { status } = await studio.ask("/api/brands/fjord/save", { method: "POST", body: JSON.stringify({ revision }) });
  return status;
}
const findings = async () =>
  ((await (await studio.ask("/api/brands/fjord/findings")).json()) as CheckedDocument).findings;
const files = async () => (await readdir(join(studio.folder, "themes"))).filter((name) => name.startsWith("fjord"));

test("the draft has the files of the contexts: shown, checked, saved, and removed when they have no text", async () => {
  expect((await studio.open()).preview.hasDark).toBe(false);
  const made = await put({ resolver: resolverText("fjord", both) });
  expect(made.preview).toMatchObject({ status: "current", hasDark: true });
  expect(made.preview.look.css).toContain("prefers-color-scheme:dark");

  const taken = await put({ resolver: resolverText("fjord", both, ["dark"]), dark: darkFile("#aaddff", "link") });
  expect(taken.preview.look.css).toContain("#aaddff");
  expect(await findings()).toEqual([]);
  expect(await files()).toEqual(["fjord.resolver.json", "fjord.tokens.json"]);
  expect(await save()).toBe(200);
  expect(await files()).toEqual(["fjord.dark.tokens.json", "fjord.resolver.json", "fjord.tokens.json"]);
  expect(await readFile(join(studio.folder, "themes/fjord.dark.tokens.json"), "utf8")).toBe(
    darkFile("#aaddff", "link"),
  );

  // In the draft, a file without a text does not exist.
  const light = await put({ resolver: resolverText("fjord"), dark: "" });
  expect(light.preview).toMatchObject({ status: "current", hasDark: false });
  expect(await findings()).toEqual([]);
  expect(await save()).toBe(200);
  expect(await files()).toEqual(["fjord.resolver.json", "fjord.tokens.json"]);
});

test("the look has every colour in every context: the page that it is laid over has an older theme", async () => {
  const { preview } = await put({ resolver: resolverText("fjord", both), dark: "" });
  const rules = preview.look.css.matchAll(/:root[^{},]*\{([^{}]*--color-page:[^{}]*)\}/g);
  const names = [...rules].map(([, body = ""]) => [...body.matchAll(/--color-\w+(?=:)/g)].map(String).toSorted());
  // Light, more contrast, dark by the device and by choice, and both with more contrast.
  expect(names).toHaveLength(6);
  for (const each of names) expect(each).toEqual(names[0]);
  await put({ resolver: resolverText("fjord") });
});

test("a finding names the context in which it is wrong, and the file of the colour", async () => {
  await put({ resolver: resolverText("fjord", both, ["dark"]), dark: darkFile("#101010", "link", "page", "surface") });
  const [finding] = await findings();
  expect(finding).toMatchObject({
    code: "low-contrast",
    kind: "dark",
    file: "themes/fjord.dark.tokens.json",
    context: { scheme: "dark", contrast: "normal" },
  });
});

test("a page whose logo for dark was removed is loaded again: a look laid over it would leave the former one there", async () => {
  const drawn = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect fill="${colour}" width="80" height="20"/></svg>`;
  const { descriptor } = (await studio.open()).texts;
  const named = setValue(descriptor, ["assets", "logoDark"], "logo.dark.svg", () => []);
  const previewOf = async (change: Partial<DocumentTexts>) => (await put(change)).preview;
  const without = await previewOf({ resolver: resolverText("fjord", both), dark: "" });
  const first = await previewOf({ descriptor: named, logoDark: drawn("#fff") });
  const second = await previewOf({ logoDark: drawn("#eee") });
  expect([first.status, second.page]).toEqual(["current", first.page]);
  expect(second.look.css).not.toBe(first.look.css);
  const { page, look } = await previewOf({ descriptor, logoDark: "" });
  expect([page, look.css]).toEqual([without.page, without.look.css]);
  expect(page).not.toBe(second.page);
});
