import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { headersFile } from "#contract/releaseFiles.ts";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { BrowserCheck, openedPaths } from "#scripts/quality/browser/BrowserCheck.ts";
import { repository } from "#scripts/files/repository.ts";
import { verifyReleases } from "#scripts/release/verify/verifyReleases.ts";
import { brands, brandWith } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { noOwnHosts } from "#tests/support/journeys/notInFirefox.ts";

// One brand is enough here: every journey of every brand fails on a policy that stops its page. With direct login it
// has the most sources.
const { id } = brandWith(({ login }) => login.direct);

test(
  `every page of ${id} opens with the headers of its folder, in every environment`,
  noOwnHosts,
  async ({ browser }) => {
    test.setTimeout(240_000);
    const { pages, findings } = await new BrowserCheck(browser).verify(id, distFolder(id));
    expect(findings).toEqual([]);
    // Every page in Production, the overview in three environments, and the login page in all four.
    expect(pages).toBe(openedPaths.length + 3 + 4);
  },
);

test("deploy and verify find nothing wrong with the folders of all brands, as they were built", async () => {
  const dist = dirname(distFolder(id));
  const found: unknown[] = [];
  let folders = 0;
  for await (const folder of verifyReleases(dist, {
    program: repository,
    usual: brands.map((brand) => brand.id),
  })) {
    folders += 1;
    found.push(...folder.findings);
  }
  expect(found).toEqual([]);
  expect(folders).toBe(brands.length);
});

test("a header that stops a page is found, with the page", noOwnHosts, async ({ browser }) => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), "verify-journey-"));
  try {
    await cp(distFolder(id), folder, { recursive: true });
    const file = join(folder, headersFile);
    const headers = await readFile(file, "utf8");
    await writeFile(file, headers.replace("font-src 'self'", "font-src 'none'"));
    const onePage = { environments: ["Production"], paths: ["/"] } as const;
    const { findings } = await new BrowserCheck(browser).verify(id, folder, onePage);
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(["violation"]));
    expect(findings[0]?.values.detail).toMatch(/^Production \/privat\/forsikring\/oversikt\/.*: .*font-src/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
