import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { withTokenValue } from "#scripts/shared/colours/themeEdits.ts";
import type { DocumentTexts, PreviewState } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const ask = async (change: Partial<DocumentTexts>, query = "tab=2") => {
  const { texts } = await studio.open();
  const body = JSON.stringify({ texts: { ...texts, ...change } });
  return studio.ask(`/api/brands/fjord/offered?${query}`, { method: "POST", body });
};
const tried = async (change: Partial<DocumentTexts>) => (await (await ask(change)).json()) as PreviewState;
const host = "1--fane2--fjord.studio.localhost:8010";
const drafts = () => readdir(join(studio.folder, "drafts")).catch(() => []);
const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect width="80" height="20"/></svg>';

test("a tried font is in the look of the page that is shown; document, drafts and other tabs have nothing of it", async () => {
  const before = await studio.open();
  const theme = withTokenValue(before.texts.theme, "font.heading", ["work-sans", "sans-serif"]);
  const preview = await tried({ theme });
  expect(preview).toMatchObject({ status: "current", page: before.preview.page });
  expect(preview.look.css).toContain(`--font-heading:"work-sans"`);
  const file = /url\("([^"]*work-sans[^"]*)"\)/.exec(preview.look.css)?.[1] ?? "";
  expect((await studio.ask(file, { host })).status).toBe(200);
  expect((await studio.ask(file, { host: "0--fjord.studio.localhost:8010" })).status).toBe(404);
  expect(await studio.open()).toEqual(before);
  expect(await drafts()).toEqual([]);
});

test("a tried logo is shown in the place of the page's own, whose page stays; one that is dangerous is refused", async () => {
  const before = await studio.open();
  const { page, look } = await tried({ logo: drawn });
  expect(page).toBe(before.preview.page);
  const [[from, image] = ["", undefined]] = Object.entries(look.images ?? {});
  expect(from).toMatch(/logo-\w+\.svg$/);
  expect(image).toMatchObject({ width: 80, height: 20 });
  expect(await (await studio.ask(image?.url ?? "", { host })).text()).toBe(drawn);
  expect((await studio.ask(from, { host })).status).toBe(200);
  const refused = await ask({ logo: drawn.replace("<rect", "<script/><rect") });
  expect(refused.status).toBe(422);
  const path = before.paths.logo ?? "";
  expect(await readFile(join(studio.folder, path), "utf8")).toBe(before.texts.logo);
});

test("what cannot be shown leaves the page as it is, and says so", async () => {
  const { texts, preview } = await studio.open();
  const theme = withTokenValue(texts.theme, "font.heading", ["futura", "sans-serif"]);
  expect(await tried({ theme })).toMatchObject({ status: "outdated", page: preview.page });
});
