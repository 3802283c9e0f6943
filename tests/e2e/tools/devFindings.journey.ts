import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basePath } from "#contract/basePath.ts";
import { expectNoFindings } from "#tests/support/journeys/expectNoFindings.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { brands, brandsDir as servedBrands } from "#tests/support/journeys/brands.ts";

const root = join(import.meta.dirname, "../../..");

/** `npm run dev` with brands of its own; resolves with the address of the portal when the server is ready. */
async function startDev(tenant: string, brandsDir: string): Promise<{ url: string; dev: ChildProcess }> {
  const args = [join(root, "scripts/dev.ts"), "--brand", tenant, "--brands", brandsDir];
  const dev = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: "0" } });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = new RegExp(`http://${tenant}\\.localhost:\\d+${basePath}/`).exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    dev.stdout.on("data", listen);
    dev.stderr.on("data", listen);
    dev.once("exit", () => reject(new Error(`npm run dev has ended:\n${said}`)));
  });
  return { url, dev };
}

const [brand] = brands;
const tenant = brand?.id ?? "";
let brandsDir: string;
let descriptor: string;
let before: string;
let url: string;
let dev: ChildProcess | undefined;

test.describe("npm run dev -- --brands DIR", () => {
  test.use({ brandId: tenant });

  test.beforeAll(async () => {
    brandsDir = await mkdtemp(join(tmpdir(), "dev-journey-"));
    for (const part of ["tenants", "themes"])
      await cp(join(servedBrands, part), join(brandsDir, part), { recursive: true });
    descriptor = join(brandsDir, "tenants", tenant, "tenant.jsonc");
    before = await readFile(descriptor, "utf8");
    // The server finds the first mistake when it starts: a change that it notices later would reload the page.
    await writeFile(descriptor, before.replace('"logo": {', '"logo": { "alignement": "<b>left</b>",'));
    ({ url, dev } = await startDev(tenant, brandsDir));
  });

  test.afterAll(async () => {
    if (dev?.exitCode === null) {
      const ended = once(dev, "exit");
      dev.kill("SIGTERM");
      await ended;
    }
    await rm(brandsDir, { recursive: true, force: true });
  });

  test("an open page shows the findings of a change, and the portal when it is corrected", async ({ page, portal }) => {
    test.slow();
    // The page with findings is an answer with the status 500.
    portal.expectedErrors.push(/^Failed to load resource/);
    // For its first answer the server loads the checks.
    await page.goto(url, { timeout: 60_000 });
    await expect(page.getByRole("heading", { level: 1, name: `${tenant} kan ikke vises ennå` })).toBeVisible();
    await expect(page.getByText("1 funn i 1 fil.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "«alignement» er ikke et felt i «logo»" })).toBeVisible();
    await expect(page.getByText('Mente du "alignment"?')).toBeVisible();
    await expect(page.locator("b")).toHaveCount(0);
    await expectNoFindings(page, [360, 1280]);

    // A second mistake is shown without a reload by hand, and so is the portal when both are gone.
    await writeFile(
      descriptor,
      before.replace('"id":', '"loginn": 1, "id":').replace('"logo": {', '"logo": { "x": 1,'),
    );
    await expect(page.getByText("2 funn i 1 fil.")).toBeVisible();
    // The page may not be connected to the server yet: it hears of the change when it is.
    await writeFile(descriptor, before);
    // The server loads the portal's sources now, for the first time. What it shows instead is told.
    await expect(page.locator("body")).toContainText("Hopp til hovedinnhold", { timeout: 60_000 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("kan ikke vises ennå")).toHaveCount(0);
  });
});
