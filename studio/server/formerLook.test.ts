import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import { formerPart, studioPreviewHost } from "#studio/document/addresses/studioPreviewHost.ts";
import type { BrandHistory } from "#studio/document/BrandHistory.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { StudioHarness } from "#tests/support/studio/StudioHarness.ts";

const run = promisify(execFile);

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const git = (...args: string[]) =>
  run("git", ["-c", "init.defaultBranch=main", "-c", "user.name=Kari", "-c", "user.email=kari@bank.example", ...args], {
    cwd: studio.folder,
  });
const answer = async (path: string) => {
  const response = await studio.ask(`/api/brands/fjord/${path}`);
  return { status: response.status, body: (await response.json()) as unknown };
};

test("a former version has a preview with its look and the words of now; what is no version has none (spec: studio-155)", async () => {
  await git("init", "-q");
  await git("add", "-A", "tenants", "themes");
  await git("commit", "-q", "-m", "Begynnelsen");
  const path = join(studio.folder, "themes/fjord.tokens.json");
  const before = await readFile(path, "utf8");
  const words = join(studio.folder, "tenants/fjord/tenant.jsonc");
  await writeFile(words, (await readFile(words, "utf8")).replace("Godt å ha deg her", "Velkommen"));
  await writeFile(
    path,
    before.replace(
      '"color": {',
      `"palette": { "plomme": { "$type": "color", "$value": ${colourText("#7a1fa2")} } },\n  "color": {`,
    ),
  );
  const { body: history } = await answer("history");
  const [version] = (history as Extract<BrandHistory, { status: "here" }>).versions;
  const hash = version?.hash ?? "";

  const now = (await answer("preview")).body as PreviewState;
  const then = (await answer(`history/${hash}/preview`)).body as PreviewState;
  expect(now.look.css).toContain("--palette-plomme:#7a1fa2");
  expect(then).toMatchObject({ status: "current", page: now.page });
  expect(then.look.css).not.toContain("--palette-plomme");
  expect((await answer(`history/${"0".repeat(40)}/preview`)).status).toBe(404);
  expect((await answer("history/..%2F..%2Fetc/preview")).status).toBe(404);
  expect(studioPreviewHost(localSite(8010), "fjord", { version: formerPart(hash) })).toBe(
    `1--utgave-${hash.slice(0, 12)}--fjord.studio.localhost`,
  );
});
