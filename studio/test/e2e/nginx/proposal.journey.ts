import { request } from "node:http";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { makeNginxFolders, runNginx } from "#scripts/quality/engines/startNginx.ts";
import { freePort } from "#tests/support/freePort.ts";
import { osloTime } from "#studio/document/osloTime.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { StudioPage } from "../studio/StudioPage.ts";
import { expect, test } from "../studio/studioJourney.ts";
import { CompanyProcess } from "../company/CompanyProcess.ts";
import { nginxCommand, reloadCommand } from "#tests/support/deploy/nginxCommand.ts";

let company: CompanyProcess;
/** Port at which nginx serves what was deployed. */
let served = 0;
let stopNginx: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  served = await freePort();
  const folders = await makeNginxFolders();
  const nginx = nginxCommand(join(folders.folder, "nginx.conf"));
  const running = join(folders.state, "nginx.pid");
  const deploy = [
    "--nginx",
    join(folders.folder, "portal.conf"),
    "--listen",
    `127.0.0.1:${served}`,
    "--log",
    join(folders.state, "access.log"),
    "--check",
    `${nginx} -t`,
    // At the first deployment it does not run yet: the check leaves an empty file.
    "--reload",
    `test ! -s ${running} || { ${reloadCommand(nginx, running)}; }`,
  ];
  company = await CompanyProcess.start(await freePort(), { deploy, port: served });
  await company.deployFirst();
  stopNginx = await runNginx(folders, served);
});
test.afterAll(async () => {
  await company?.close();
  await stopNginx?.();
});

const [title, newer] = ["Nytt telefonnummer", "Ny adresse"];
/** As the first page of the bank's portal has it. */
const greeting = "Pust ut. Du er forsikret.";
/** As the brand's descriptor has it, and what it becomes. */
const [former, wrong, wanted] = ["80000202", "22334455", "22334466"];
/** The same of its e-mail address. */
const [formerMail, newMail] = ["forsikring@dypnes.example", "kundesenter@dypnes.example"];
const shownNumber = (number: string): string => number.replaceAll(/..(?=.)/g, "$& ");
const minuteMs = 60_000;

const hostOf = (label: string): string => company.origin.replace("//", `//${label}.`);

/** Somebody at the first page of the studio, signed in. */
async function signIn(page: Page, name: string): Promise<Page> {
  await page.goto(`${company.origin}/`);
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Forslag", exact: true })).toBeVisible();
  // For its first answer the studio reads the brands from git.
  await expect(page.getByRole("radio", { name: "Alle", exact: true })).toBeVisible({ timeout: 60_000 });
  return page;
}

/** The same in a browser of their own. */
const comes = async (browser: Browser, name: string): Promise<Page> =>
  signIn(await (await browser.newContext()).newPage(), name);

/** No violation that axe reports, on a desktop and on a phone. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `${page.url()} at ${width}`).toEqual([]);
  }
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const expectState = (page: Page, state: RegExp | string) =>
  expect(page.locator("header").getByText(state, { exact: true }).first()).toBeVisible();

/** Waits until the studio has done what it is doing; what failed is told with its last lines. */
async function expectEnd(page: Page, state: string): Promise<void> {
  const failed = page.getByRole("alert");
  const end = page.locator("header").getByText(state, { exact: true }).or(failed);
  await expect(end.first()).toBeVisible({ timeout: 400_000 });
  expect(await failed.allTextContents()).toEqual([]);
}

/** Opens a proposal from the list of what waits for somebody. */
async function openWaiting(page: Page, name = title): Promise<void> {
  await page.goto(`${company.origin}/`);
  await page.getByRole("radio", { name: "Venter på meg" }).check();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

/** Changes the phone number of the bank in the form, saves it, and goes back to the proposal's page. */
async function changePhone(page: Page, link: string, number: string): Promise<void> {
  await page.getByRole("link", { name: link }).click();
  const studio = new StudioPage(page);
  await expect(studio.portal.getByRole("banner")).toBeVisible({ timeout: 60_000 });
  await studio.section("Kontakt");
  await studio.form.getByRole("textbox", { name: "Telefon" }).fill(number);
  await studio.button("Se endringer").click();
  await studio.button("Lagre").click();
  await page.getByRole("link", { name: "Til forslaget" }).click();
  await expect(page.getByRole("listitem").getByText(shownNumber(number))).toBeVisible();
}

/** Which of some texts the page has that visitors of the bank get. */
async function servedOf(texts: readonly string[]): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { Host: "forsikring.dypnes.example" };
  request({ port: served, host: "127.0.0.1", path: "/privat/forsikring/oversikt/", headers, agent: false }, (answer) =>
    resolve(text(answer)),
  )
    .on("error", reject)
    .end();
  const page = await promise;
  return texts.filter((one) => page.includes(one));
}
const servedNumbers = () => servedOf([former, wrong, wanted]);

test("three people and two companies: proposed, commented, refused, changed, approved, published, taken back", async ({
  page: kari,
  studio: _,
  browser,
}) => {
  test.setTimeout(900_000);
  await test.step("Kari proposes", async () => {
    await signIn(kari, "kari");
    await expectAccessible(kari);
    await press(kari, "Nytt forslag");
    await kari.getByRole("textbox", { name: "Hva skal endres?" }).fill(title);
    await press(kari, "Begynn");
    await changePhone(kari, "Dypnes Bank", wrong);
    await expectAccessible(kari);
    await press(kari, "Send til godkjenning");
    await expectState(kari, "Venter på godkjenning");
  });

  const ola = await comes(browser, "ola");
  await test.step("Ola comments at a part of the page, with the keyboard alone", async () => {
    await openWaiting(ola);
    await ola.getByRole("link", { name: "Se Dypnes Bank" }).click();
    const studio = new StudioPage(ola);
    await expect(studio.portal.getByRole("banner")).toBeVisible({ timeout: 60_000 });
    await studio.button("Velg i portalen").focus();
    await ola.keyboard.press("Enter");
    const part = studio.portal.locator("studio-marks").getByRole("button", { name: greeting, exact: true });
    await part.first().focus();
    await ola.keyboard.press("Enter");
    const comment = studio.button(`Kommenter: «${greeting}»`);
    await comment.focus();
    await ola.keyboard.press("Enter");
    const dialog = ola.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Ny kommentar" }).focus();
    await ola.keyboard.type("Fin hilsen.");
    expect(await findViolations(ola)).toEqual([]);
    await ola.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Send", exact: true })).toBeFocused();
    await ola.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(comment).toBeFocused();
    await ola.getByRole("link", { name: "Forslag 1", exact: true }).click();
    const link = ola.getByRole("link", { name: `Om Dypnes Bank, «${greeting}» på siden` });
    await link.focus();
    await ola.keyboard.press("Enter");
    const note = ola.getByRole("region", { name: "Kommentar fra Ola Hansen" });
    await expect(note.getByText("Fin hilsen.")).toBeVisible({ timeout: 60_000 });
    await expect(note.getByText("Stedet er markert på siden.")).toBeVisible({ timeout: 60_000 });
    expect(await findViolations(ola)).toEqual([]);
  });

  await test.step("Ola comments at the field, and sends it back", async () => {
    await openWaiting(ola);
    await ola.getByLabel("Hva gjelder det?").selectOption({ index: 1 });
    await ola.getByRole("textbox", { name: "Ny kommentar" }).fill("Dette er nummeret til sentralbordet.");
    await press(ola, "Send");
    await expect(ola.getByText(/^Om Dypnes Bank, .*Telefon/)).toBeVisible();
    await expectAccessible(ola);
    await press(ola, "Send tilbake");
    const dialog = ola.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Hva må endres?" }).fill("Bruk nummeret til forsikring.");
    await dialog.getByRole("button", { name: "Send tilbake" }).click();
    await expectState(ola, "Sendt tilbake");
  });

  let link = "";
  await test.step("Kari changes it, shares it, and sends it again", async () => {
    await openWaiting(kari);
    const comments = kari.getByRole("region", { name: "Kommentarer" });
    await expect(comments.getByText("Bruk nummeret til forsikring.")).toBeVisible();
    await expect(comments.getByText("Dette er nummeret til sentralbordet.")).toBeVisible();
    await changePhone(kari, "Endre Dypnes Bank", wanted);
    await press(kari, "Lag lenke");
    link = await kari.getByRole("textbox", { name: "Del en forhåndsvisning" }).inputValue();
    await press(kari, "Send til godkjenning");
    await expectState(kari, "Venter på godkjenning");
  });

  await test.step("Ola approves", async () => {
    await openWaiting(ola);
    const picture = 'iframe[title="Etter"]:not([aria-hidden])';
    await ola.locator(picture).first().scrollIntoViewIfNeeded();
    // The picture is of the changed part, which is far down on the page.
    await expect(ola.frameLocator(picture).getByText(shownNumber(wanted)).first()).toBeInViewport();
    await press(ola, "Godkjenn");
    await expectState(ola, "Godkjent");
  });

  const per = await comes(browser, "per");
  await test.step("Per chooses when customers get it", async () => {
    expect(await servedNumbers()).toEqual([former]);
    await openWaiting(per);
    await press(per, "Velg tidspunkt");
    const dialog = per.getByRole("dialog");
    await expectAccessible(per);
    // The next minute that there is time to write.
    const time = osloTime(Math.ceil((Date.now() + minuteMs / 3) / minuteMs) * minuteMs);
    await dialog.getByLabel("Når skal det publiseres?").fill(time);
    await dialog.getByRole("button", { name: "Velg tidspunkt" }).click();
    await expectState(per, /^Publiseres /);
  });

  const eva = await comes(browser, "eva");
  await test.step("Eva of the other company finds nothing of it", async () => {
    await expect(eva.getByRole("link", { name: "Dypnes Bank" })).toHaveCount(0);
    await eva.getByRole("radio", { name: "Alle" }).check();
    await expect(eva.getByText(/^Det er ingen forslag ennå/)).toBeVisible();
    await eva.getByRole("searchbox", { name: "Søk i forslag" }).fill("telefon");
    await expect(eva.getByText(/^Ingen forslag passer med «telefon»/)).toBeVisible();
    for (const [address, status] of [
      [`${company.origin}/forslag/1`, 404],
      [`${hostOf("forslag1")}/`, 404],
      [`${hostOf("main")}/merke/dnb`, 404],
      [`${hostOf("1--forslag1--dnb")}/privat/forsikring/oversikt/`, 404],
    ] as const) {
      const answer = await eva.goto(address);
      expect([address, answer?.status()]).toEqual([address, status]);
      await expect(eva.getByText(title)).toHaveCount(0);
      await expect(eva.getByText("Dypnes")).toHaveCount(0);
    }
    await eva.goto(`${company.origin}/`);
    const links = await eva.evaluate(async () => {
      const answer = await fetch("/api/company/proposals/1/links");
      return answer.status;
    });
    expect(links).toBe(404);
  });

  await test.step("The link opens the portal with the proposal, and nothing else", async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor.getByText(greeting)).toBeVisible();
    await expect(visitor.getByText(shownNumber(wanted)).first()).toBeVisible();
    for (const address of [`${company.origin}/`, `${hostOf("forslag1")}/`]) {
      await visitor.goto(address);
      await expect(visitor).toHaveTitle("Hvem er du?");
    }
    await context.close();
  });

  await test.step("Customers get it at the time", async () => {
    await expectEnd(per, "Ute hos kundene");
    expect(await servedNumbers()).toEqual([wanted]);
    await expect(per.getByText(/^Tidspunktet var .+ kl\. \d\d\.\d\d\.$/)).toBeVisible();
    await expect(per.getByRole("link", { name: "Se Dypnes Bank slik kundene ser det" })).toHaveAttribute(
      "href",
      /^http:\/\/127\.0\.0\.1:\d+\/dnb\/$/,
    );
    await expectAccessible(per);
  });

  await test.step("Kari sees in the form who has approved it, and since when customers have it", async () => {
    await kari.goto(`${company.origin}/`);
    await press(kari, "Nytt forslag");
    await kari.getByRole("textbox", { name: "Hva skal endres?" }).fill(newer);
    await press(kari, "Begynn");
    await kari.getByRole("link", { name: "Dypnes Bank" }).click();
    const studio = new StudioPage(kari);
    await studio.section("Kontakt");
    await studio.form.getByRole("textbox", { name: "Telefon" }).focus();
    const origin =
      /^Siden .+ av Kari Nordmann.+Nytt telefonnummer.+Godkjent av Ola Hansen\. Hos kundene siden \d+\. [a-z]+/;
    await expect(studio.form.getByText(origin)).toBeVisible({ timeout: 60_000 });
  });

  await test.step("Something newer is published at once", async () => {
    const studio = new StudioPage(kari);
    await studio.form.getByRole("textbox", { name: "E-post", exact: true }).fill(newMail);
    await studio.button("Se endringer").click();
    await studio.button("Lagre").click();
    await kari.getByRole("link", { name: "Til forslaget" }).click();
    await press(kari, "Send til godkjenning");
    await expectState(kari, "Venter på godkjenning");
    await openWaiting(ola, newer);
    await press(ola, "Godkjenn");
    await expectState(ola, "Godkjent");
    const first = per.url();
    await openWaiting(per, newer);
    await press(per, "Publiser nå");
    const asked = per.getByRole("dialog");
    await expect(asked.getByText("Kundene til Dypnes Bank får endringen.")).toBeVisible();
    await asked.getByRole("button", { name: "Publiser nå" }).click();
    await expectEnd(per, "Ute hos kundene");
    expect(await servedNumbers()).toEqual([wanted]);
    expect(await servedOf([formerMail, newMail])).toEqual([newMail]);
    await per.goto(first);
  });

  await test.step("Per takes the first change back, and the newer one stays", async () => {
    await press(per, "Ta tilbake");
    const dialog = per.getByRole("dialog");
    await expect(dialog.getByText(/^Dypnes Bank: noe nyere er ute\. Det blir stående\./)).toBeVisible();
    await dialog.getByRole("button", { name: "Ta tilbake" }).click();
    await expectEnd(per, "Tatt tilbake");
    expect(await servedNumbers()).toEqual([former]);
    expect(await servedOf([formerMail, newMail])).toEqual([newMail]);
    await expectAccessible(per);
  });

  expect(await company.log("%an: %s")).toEqual([
    "Per Publiserer: Ta tilbake: Nytt telefonnummer",
    "Per Publiserer: Ny adresse",
    expect.stringContaining("Kari Nordmann: "),
    "Per Publiserer: Nytt telefonnummer",
    expect.stringContaining("Kari Nordmann: "),
    expect.stringContaining("Kari Nordmann: "),
    "CI: The project",
  ]);
});
