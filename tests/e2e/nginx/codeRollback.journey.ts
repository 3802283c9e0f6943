import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { type BuiltRelease, readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { rollBack } from "#scripts/deploy/rollBack.ts";
import { Portal } from "#tests/support/browser/Portal.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { brands, brandsDir } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { copyRepository } from "#tests/support/releases/copyRepository.ts";
import { edit, recordAgain } from "#tests/support/releases/recordAgain.ts";
import { openServed } from "./openServed.ts";

/** Any two brands, in the order in which deployments list them. */
const [changedBrand, otherBrand] = [brands.at(0)?.id ?? "", brands.at(-1)?.id ?? ""];
const brandIds = [changedBrand, otherBrand];

/** Builds the two brands from code that says its version, in the first scripts and in a page that comes later. */
async function buildOtherCode(work: string): Promise<string> {
  const state = join(work, "state");
  await copyRepository(state, ["themes", "tenants/tenant.schema.json"]);
  await appendFile(join(state, "src/main.tsx"), '\ndocument.documentElement.dataset["version"] = "2";\n');
  await appendFile(
    join(state, "src/app/pages/KjopsinngangerPage.tsx"),
    '\ndocument.documentElement.dataset["pageVersion"] = "2";\n',
  );
  const out = join(work, "other");
  const { brands: all } = await loadBrands(brandsDir, "local");
  await buildBrands({ root: state, brandsDir, out, brands: all, only: brandIds });
  return out;
}

/** The same code with another text in the page of one brand. */
async function withOtherText(work: string, brandId: string): Promise<string> {
  const folder = join(work, "text", brandId);
  await cp(distFolder(brandId), folder, { recursive: true });
  await edit(join(folder, "index.html"), (page) => page.replace(/<title>/, "<title>Ny: "));
  await recordAgain(folder);
  return dirname(folder);
}

const only = (releases: readonly BuiltRelease[]) => releases.filter(({ brand }) => brandIds.some((id) => id === brand));
const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["version"] ?? "1");
const pageVersionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["pageVersion"] ?? "1");

test("nginx: the code is taken back from all brands, then one brand's data, and open pages find their chunks", async ({
  context,
}) => {
  test.setTimeout(240_000);
  const behind = new URL(`http://127.0.0.1:${process.env["PORTAL_PORT"]}`);
  const served = await openServed({ api: behind, others: behind, isLocal: true });
  const { target, port, publish, publishBack, reloadCount, close } = served;
  const work = await mkdtemp(join(tmpdir(), "code-rollback-"));
  const missing: string[] = [];
  context.on("response", (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  try {
    const deployer = { ...target.deployer, now: () => new Date() };
    const deploy = async (dist: string) => target.deploy(only(await readBuiltReleases(dist)), { publish, deployer });
    const open = async (brandId: string) => {
      const portal = new Portal(await context.newPage(), brandId, port);
      await portal.chooseLanguage("nb");
      const brand = brands.find(({ id }) => id === brandId);
      await portal.answerConsent(brand?.descriptor.cookieConsent.cookieName ?? "", "denied");
      await portal.logIn();
      await portal.expectOverview();
      return portal;
    };
    /** Follows a link of the page to a page whose chunk was not fetched yet. */
    const goToKjop = async ({ page }: Portal) => {
      await page.getByRole("navigation").getByRole("link", { name: "Kjøp" }).first().click();
      await expect(page.getByRole("heading", { name: "Hva vil du forsikre?" })).toBeVisible();
      return pageVersionOf(page);
    };
    /** Reloads until nginx, which reads its configuration in the background, serves the version. */
    const reloadTo = (portal: Portal, version: string) =>
      expect
        .poll(async () => {
          await portal.page.reload();
          return versionOf(portal.page);
        })
        .toBe(version);

    const first = await deploy(dirname(distFolder(changedBrand)));
    expect(first.changed).toEqual(brandIds);
    const openedBefore = await open(changedBrand);
    const other = await deploy(await buildOtherCode(work));
    expect(other.changed).toEqual(brandIds);

    // A page of the first version fetches a chunk of the first version, after the second one was deployed.
    expect([await versionOf(openedBefore.page), await goToKjop(openedBefore)]).toEqual(["1", "1"]);
    const openedWithOther = await open(otherBrand);
    await reloadTo(openedWithOther, "2");
    await openedWithOther.expectOverview();

    // A rollback needs no new configuration.
    const reloads = reloadCount();
    const { changed } = await rollBack(target.store, { deployer, publish: publishBack });
    expect(changed.map(({ brand }) => brand)).toEqual(brandIds);
    expect([await versionOf(openedWithOther.page), await goToKjop(openedWithOther)]).toEqual(["2", "2"]);
    await reloadTo(openedWithOther, "1");
    expect(reloadCount()).toBe(reloads);

    // The record of other code is not needed any more. Then the same code needs no new configuration either.
    await publish();
    const reloadsThen = reloadCount();
    await deploy(await withOtherText(work, changedBrand));
    const title = () =>
      openedBefore.page.evaluate(
        async () => /<title>(.*?)<\/title>/.exec(await (await fetch(location.href)).text())?.[1],
      );
    await expect.poll(title).toMatch(/^Ny: /);
    const { changed: back } = await rollBack(target.store, { deployer, brand: changedBrand, publish: publishBack });
    expect(back.map(({ brand }) => brand)).toEqual([changedBrand]);
    await expect.poll(title).not.toMatch(/^Ny: /);
    expect(await versionOf(openedWithOther.page)).toBe("1");
    expect(reloadCount()).toBe(reloadsThen);
    expect(missing).toEqual([]);
  } finally {
    await close();
    await rm(work, { recursive: true, force: true });
  }
});
