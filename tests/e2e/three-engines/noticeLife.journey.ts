import { dirname } from "node:path";
import { expect, test } from "@playwright/test";
import { basePath } from "#contract/basePath.ts";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { osloTime } from "#scripts/shared/text/osloTime.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { plainBrand } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { startCommand } from "#tests/support/releases/startCommand.ts";
import { openServed } from "../nginx/openServed.ts";
import { type DrivenPage, threeEngines } from "./threeEngines.ts";

const { id: brand } = plainBrand;
const minuteMs = 60_000;
/** The date and time in Oslo that it will be, as a command line says it. */
const inMinutes = (minutes: number) => osloTime(Date.now() + minutes * minuteMs).replace("T", " ");

const textOf = (text: string) => `//*[text()[contains(., "${text}")]]`;
const isGone = (text: string) => `return !document.body.innerText.includes("${text}")`;

/** The clock of the device goes on; timers do not. */
const goOn = (minutes: number) => `
  const clock = Date.now.bind(Date);
  Date.now = () => clock() + ${minutes * minuteMs};`;
const look = 'document.dispatchEvent(new Event("visibilitychange"));';

/** How often the page has asked for the notices. */
const askedCount = `
  return performance.getEntriesByType("resource").filter(({ name }) => name.includes("${noticesAddress}")).length`;

/** The customer goes to another tab, and comes back when it is time to ask again. */
async function comeBack(page: DrivenPage): Promise<void> {
  await page.run(`Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });${look}`);
  await page.run(`${goOn(6)} delete document.visibilityState;${look}`);
}

/** Time goes by in a page that is looked at. It does not ask: what it has read comes and ends by its clock. */
const passTime = (page: DrivenPage, minutes: number) => page.run(goOn(minutes) + look);

/** The portal as it was deployed to a folder, behind nginx, and the command that changes what customers are told. */
async function openPortal() {
  const behind = new URL(`http://127.0.0.1:${process.env["PORTAL_PORT"]}`);
  const { target, port, publish, close } = await openServed({ api: behind, others: behind, isLocal: true });
  const releases = (await readBuiltReleases(dirname(distFolder(brand)))).filter((release) => release.brand === brand);
  await target.deploy(releases, { publish });
  const notice = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = startCommand("notice", ...words, "--to", target.path);
    expect([status, stderr]).toEqual([0, ""]);
    return stdout;
  };
  const change = (...words: readonly string[]) => notice(...words, "--by", "kari");
  return { origin: `http://${localHostOf(brand)}:${port}`, change, list: () => notice("list"), close };
}

/** Logs in, answers the cookie dialog, and begins to change the e-mail address. */
async function openForm(page: DrivenPage, origin: string): Promise<void> {
  const query = new URLSearchParams({ kunde: "vanlig", vei: "nettbank", til: `${basePath}/forsikringsprofil` });
  await page.goTo(`${origin}${simulatorPaths.logIn}?${query}&sekunder=14400`);
  await page.click('//button[normalize-space()="Avvis alle"]');
  await page.click('//button[@aria-label="Endre e-post"]');
  await page.fill("//form//input", "ny@kunde.example");
  await page.run("window.isSamePage = true;");
}

const field = (expression: string) => `
  const field = document.querySelector("form input");
  field.focus();
  return ${expression};`;
const isUsable = field("document.activeElement === field");
const typed = field("field.value");

for (const [engine, open] of Object.entries(threeEngines))
  test(`${engine}: an open page follows a notice's whole life over nginx (spec: notices-4, notices-12, notices-21)`, async () => {
    const { origin, change, list, close } = await openPortal();
    try {
      await open(async (page) => {
        await openForm(page, origin);

        await test.step("what is added is shown", async () => {
          change(
            "add",
            "--id",
            "natt",
            "--severity",
            "warning",
            "--text",
            "Vi bytter system.",
            "--until",
            inMinutes(600),
          );
          await comeBack(page);
          await page.find(textOf("Vi bytter system."));
        });

        await test.step("what takes its place is shown instead", async () => {
          change("end", "natt");
          change("add", "--id", "nede", "--severity", "outage", "--text", "Alt er nede.", "--until", inMinutes(600));
          await comeBack(page);
          await page.find(textOf("Alt er nede."));
          expect(await page.run(isGone("Vi bytter system."))).toBe(true);
          expect(list()).toMatch(/ended {4}natt warning .* ended .* by kari\n {2}shown {4}nede outage /);
        });

        await test.step("what was ended is gone", async () => {
          change("end", "nede");
          await comeBack(page);
          await page.waitUntil("the end of the notice", isGone("Alt er nede."));
        });

        await test.step("what is planned comes on time", async () => {
          change("add", "--text", "Nå begynner det.", "--from", inMinutes(30), "--until", inMinutes(600));
          const asked = Number(await page.run(askedCount));
          await comeBack(page);
          await page.waitUntil("the answer", `${askedCount} > ${asked}`);
          expect(await page.run(isGone("Nå begynner det."))).toBe(true);
          await passTime(page, 31);
          await page.find(textOf("Nå begynner det."));
        });

        await test.step("what has an end goes on time, without a call", async () => {
          change("add", "--text", "Snart er det over.", "--until", inMinutes(30));
          await comeBack(page);
          await page.find(textOf("Snart er det over."));
          const asked = await page.run(askedCount);
          await passTime(page, 31);
          await page.waitUntil("the end of the notice", isGone("Snart er det over."));
          expect(await page.run(askedCount)).toBe(asked);
        });

        await test.step("a part that is closed keeps what was typed, and opens again", async () => {
          expect(await page.run(isUsable)).toBe(true);
          change("close", "profil", "--reason", "Vi rydder.", "--until", inMinutes(600));
          await comeBack(page);
          await page.find(textOf("Det du har fylt ut, blir stående."));
          expect([await page.run(isUsable), await page.run(typed)]).toEqual([false, "ny@kunde.example"]);
          change("open", "profil");
          await comeBack(page);
          await page.waitUntil("the open form", isGone("Det du har fylt ut, blir stående."));
          expect([await page.run(isUsable), await page.run(typed)]).toEqual([true, "ny@kunde.example"]);
          await page.click('//form//button[normalize-space()="Lagre"]');
          await page.find('//dd//bdi[normalize-space()="ny@kunde.example"]');
          expect(await page.run("return window.isSamePage")).toBe(true);
        });
      });
    } finally {
      await close();
    }
  });
