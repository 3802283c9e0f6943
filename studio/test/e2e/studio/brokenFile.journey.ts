import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const path = `tenants/${id}/tenant.jsonc`;
const runningStudio = startStudioForFile();

test("a file with signs of a merge conflict: its finding, put back, and the form works again", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  const { form, portal } = studio;
  const git = (...args: string[]) => promisify(execFile)("git", args, { cwd: server.brandsDir });
  const before = await server.read(path);
  await git("init", "-q");
  await git("add", "-A", "tenants", "themes");
  await git("-c", "user.name=Kari", "-c", "user.email=kari@bank.example", "commit", "-q", "-m", "Slik er det");
  const conflict = before.replace('  "id":', '<<<<<<< HEAD\n  "id":');
  await server.write(path, conflict);
  const line = conflict.split("\n").indexOf("<<<<<<< HEAD") + 1;

  await page.goto(server.address);
  await page.goto(new URL(`/merke/${id}`, server.address).href);
  await expect(form.getByText("Filen kan ikke leses")).toBeVisible();
  await expect(form.getByText(`${path}, linje ${line}, kolonne 1`)).toBeVisible();
  await expect(form.getByRole("list", { name: `Rundt feilen i ${path}` })).toContainText("<<<<<<< HEAD");
  expect(await findViolations(page)).toEqual([]);

  // The list of findings has it too, and leads there.
  await studio.showFindings();
  await expect(studio.findings.getByText(`${path}, linje ${line}, kolonne 1`)).toBeVisible();
  await studio.findings.getByRole("button", { name: /<<<<<<</ }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Filen kan ikke leses");

  // Put back, it is an edit: the portal is there, and the file is as it was until it is saved.
  await form.getByRole("button", { name: /^Sett tilbake filen fra / }).click();
  await expect(form.getByText("Filen kan ikke leses")).toBeHidden();
  await expect(portal.getByText(title, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  expect(await server.read(path)).toBe(conflict);
  await studio.button("Angre").click();
  await expect(form.getByText("Filen kan ikke leses")).toBeVisible();
  await studio.button("Gjør om").click();
  await expect(form.getByText("Filen kan ikke leses")).toBeHidden();

  await studio.write("Overskriften på oversikten", "Hel igjen");
  await expect(portal.getByText("Hel igjen", { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(path)).toBe(before.replace(title, "Hel igjen"));
});
