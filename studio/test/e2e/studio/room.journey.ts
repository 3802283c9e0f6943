import type { Locator } from "@playwright/test";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { boxOf } from "#tests/support/journeys/boxOf.ts";
import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const runningStudio = startStudioForFile();

test("a field that was found by what is in it: every key arrives, also while a finding comes", async ({
  page,
  studio,
}) => {
  await studio.open(runningStudio().address, name, title);
  const { form, portal } = studio;
  await form.getByRole("searchbox", { name: "Søk i felt og tekster" }).fill(title);
  const field = form.getByRole("textbox", { name: "Overskriften på oversikten" }).first();
  await field.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Bare tastatur ");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Bare tastatur ");
  await expect(portal.getByText("Bare tastatur", { exact: true })).toBeVisible();
  await expect(form.getByText(/mellomrom/i)).toBeHidden();
  // What is no text has a finding, which comes while the field is written in.
  await page.keyboard.type("<b>");
  const finding = form.getByText(/Forventet: ren tekst/);
  await expect(finding).toBeVisible();
  await expect(field).toBeFocused();
  for (let key = 0; key < 3; key += 1) await page.keyboard.press("Backspace");
  await page.keyboard.type("på tur");
  await expect(finding).toBeHidden();
  await expect(field).toHaveValue("Bare tastatur på tur");
  for (let step = 0; step < 30 && (await studio.button("Angre").getAttribute("aria-disabled")) === null; step += 1)
    await page.keyboard.press("Control+z");
  await expect(field).toHaveValue(title);
  await expect(field).toBeFocused();
  // The next journey begins with what the server has.
  await studio.nothingIsKept(id);
  await expect(portal.getByText(title, { exact: true })).toBeVisible();
});

test("the portal has room at 200 % and on a phone, and the page scrolls; from a tablet on each bar is one row", async ({
  page,
  studio,
}) => {
  await studio.open(runningStudio().address, name, title);
  const frame = page.locator("iframe:not([aria-hidden])");
  for (const [width, height] of [
    [640, 400],
    [720, 450],
    [360, 740],
    [640, 900],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(240);
    const room = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
        /** What is cut off at the right edge: nobody can scroll to it. */
        const cutOff = [...document.querySelectorAll("button, a, label")]
          .filter((control) => control.getBoundingClientRect().right > clientWidth)
          .map((control) => control.textContent);
        return { isWide: scrollWidth > clientWidth, cutOff, scrolls: scrollHeight > clientHeight };
      });
    // The parts are measured in the frames after a resize.
    await expect
      .poll(room, { message: `${width} px` })
      .toEqual({ isWide: false, cutOff: [], scrolls: height < 700 || width < 480 });
    if (width >= 1024)
      await expect(async () => {
        expect((await boxOf(page.getByRole("banner").first())).height).toBeLessThan(70);
        const scene = await boxOf(page.getByRole("combobox", { name: "Side og tilstand" }));
        const pick = await boxOf(studio.button("Velg i portalen"));
        expect(Math.abs(pick.y - scene.y), `${width} px`).toBeLessThan(4);
      }).toPass();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toBeInViewport();
    const search = studio.form.getByRole("searchbox", { name: "Søk i felt og tekster" });
    await search.scrollIntoViewIfNeeded();
    await expect(search).toBeInViewport();
  }
  expect(await findViolations(page)).toEqual([]);
});

test("in a narrow form the name of each folded row is whole, and the samples of finished looks are", async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await studio.open(runningStudio().address, name, title);
  const cutOff = (parts: Locator) =>
    parts.evaluateAll((all) =>
      all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
    );
  await studio.section("Tekster og kampanjer");
  await studio.section("Adresser");
  const rows = studio.form.locator("details details > summary");
  await expect(rows).not.toHaveCount(0);
  expect(await cutOff(rows)).toEqual([]);
  await studio.section("Farger og form");
  await page.getByRole("radio", { name: "Ny palett", exact: true }).check();
  const samples = studio.form.getByRole("group", { name: "Tre ferdige utseender" }).locator("figure > div > *");
  await expect(samples).toHaveCount(12);
  expect(await cutOff(samples)).toEqual([]);
});

test("in one column bar and portal stay above the field that is written in, and the Tab key goes as one reads", async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await studio.open(runningStudio().address, name, title);
  await studio.previewAtRest();
  await studio.section("Kontakt");
  const phone = studio.form.getByRole("textbox", { name: "Telefon", exact: true });
  await phone.focus();
  for (const seen of [studio.button("Lagre"), page.locator("iframe:not([aria-hidden])"), phone])
    await expect(seen).toBeInViewport();
  await expect(async () => {
    const [frame, field] = [await boxOf(page.locator("iframe:not([aria-hidden])")), await boxOf(phone)];
    expect(field.y).toBeGreaterThan(frame.y + 200);
  }).toPass();
  await studio.button("Velg i portalen").focus();
  const places = () =>
    page.evaluate(() => {
      const scene = document.querySelector('[role="combobox"]');
      const search = document.querySelector('[type="search"], [role="searchbox"]');
      return scene !== null && search !== null ? scene.compareDocumentPosition(search) : 0;
    });
  expect(await places()).toBe(4);

  // What undo has done is said beside no control of the drawer.
  await page.setViewportSize({ width: 1280, height: 800 });
  await phone.fill("800 00 999");
  await studio.button("Angre").click();
  const said = page.getByText(/^Angret: Telefon/).last();
  await expect(said).toBeVisible();
  const [words, drawer] = [await boxOf(said), await boxOf(page.getByRole("region", { name: "Under portalen" }))];
  expect(words.y + words.height).toBeLessThanOrEqual(drawer.y);
  // The next journey begins with what the server has.
  await studio.nothingIsKept(id);
});

test("the palette and the list of shortcuts, from inside the portal too; a text that is edited keeps its keys", async ({
  page,
  studio,
}) => {
  await studio.open(runningStudio().address, name, title);
  await studio.previewAtRest();
  const heading = studio.portal.getByText(title, { exact: true });
  const frame = page.locator("iframe:not([aria-hidden])");
  const list = page.getByRole("dialog", { name: "Snarveier" });
  const palette = page.getByRole("combobox", { name: /^Søk etter felt/ });
  await heading.click();
  await page.keyboard.press("?");
  await expect(list).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(frame).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(palette).toBeFocused();
  // Of everything that is offered at first, the list scrolls.
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type("overskriften på");
  await expect(page.getByRole("option", { name: "Overskriften på oversikten" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(studio.form.getByRole("textbox", { name: "Overskriften på oversikten" }).first()).toBeFocused();

  // Who closes it goes on where they were: the focus is there, and so is what is typed.
  const search = studio.form.getByRole("searchbox", { name: "Søk i felt og tekster" });
  await search.focus();
  await page.keyboard.press("Control+k");
  await expect(palette).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
  await page.keyboard.type("logo");
  await expect(search).toHaveValue("logo");
  await search.fill("");

  await heading.dblclick();
  const edited = studio.portal.locator("[contenteditable]");
  await expect(edited).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Hva nå?");
  await expect(edited).toHaveText("Hva nå?");
  await page.keyboard.press("Escape");
  await expect(edited).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await palette.fill("profil vanlig");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Side og tilstand" })).toHaveValue("Profil · Vanlig");
});

test("two studios in one browser; a preview is opened from the studio alone", async ({ context, page, studio }) => {
  const { address } = runningStudio();
  const { host, origin } = new URL(address);
  const preview = `http://0--${id}.${host}/privat/forsikring/oversikt/`;
  const stranger = await context.browser()?.newContext();
  const strange = await stranger?.newPage();
  const [refused] = await Promise.all([
    strange?.waitForResponse((answer) => answer.status() === 401),
    strange?.goto(preview),
  ]);
  expect(refused?.url()).toContain(`${origin}/studio/billett`);
  expect(await strange?.content()).not.toContain(title);
  await stranger?.close();

  await studio.open(address, name, title);
  // Another studio's cookie, and what another host can plant for this one.
  const port = new URL(address).port;
  await context.addCookies([
    { name: "studio-8010", value: "other", domain: "studio.localhost", path: "/" },
    { name: `studio-${port}`, value: "planted", domain: ".studio.localhost", path: "/" },
    { name: `studio-${port}`, value: "planted", domain: ".studio.localhost", path: "/merke" },
  ]);
  await page.reload();
  await expect(studio.portal.getByText(title, { exact: true })).toBeVisible();
  // A new tab has the key of the preview already; another host gets its own.
  for (const part of ["0--", "1--lagret--"]) {
    const tab = await context.newPage();
    await tab.goto(preview.replace("0--", part));
    expect(new URL(tab.url()).host).toBe(`${part}${id}.${host}`);
    await tab.close();
  }
  const names = (await context.cookies(preview)).map((cookie) => cookie.name);
  expect(names).toContain(`__Host-studio-${port}`);
});

test("saving during a conflict leads to the decision; a deleted file is said to be deleted", async ({
  page,
  portal,
  studio,
}) => {
  portal.expectedErrors.push(/status of 409/);
  const server = runningStudio();
  await studio.open(server.address, name, title);
  const path = `tenants/${id}/tenant.jsonc`;
  const before = await server.read(path);
  await page.route(/\/document\b/, async (route) => {
    if (route.request().method() === "PUT") await new Promise((r) => setTimeout(r, 3000));
    await route.continue();
  });
  const kept = page.waitForResponse((response) => response.request().method() === "PUT");
  await studio.write("Overskriften på oversikten", "Midt i en konflikt");
  await studio.button("Se endringer").click();
  // An edit that came after the deletion would be refused, and asked about in other words.
  await kept;
  await rm(join(server.brandsDir, path));
  await studio.button("Lagre").click();
  const decision = page.locator("[data-decision]");
  await expect(decision).toBeFocused();
  await expect(decision).toContainText("Ikke lagret ennå");
  await expect(decision).toContainText("Slettet: tekster og innstillinger");
  const theirs = decision.getByRole("radio", { name: "I filene: slettet" });
  await expect(theirs).not.toBeChecked();
  // The first line of a label is beside the middle of its button.
  const lowered = await theirs.evaluate((radio) => {
    const line = document.createRange();
    line.selectNodeContents(radio.nextElementSibling ?? radio);
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    return middle(line.getClientRects()[0] ?? new DOMRect()) - middle(radio.getBoundingClientRect());
  });
  expect(Math.abs(lowered)).toBeLessThanOrEqual(1);
  expect(await findViolations(page)).toEqual([]);
  // «Lagre» is pressed before the server has answered the decision.
  const held = Promise.withResolvers<void>();
  await page.route(/\/rebase\b/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await studio.button("Bruk det som er valgt").click();
  await studio.button("Lagre").click();
  held.resolve();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(path)).toBe(before.replace(title, "Midt i en konflikt"));
  await server.write(path, before);
});

test("a name with markup is refused beside its field; what cannot be shown yet says so readably", async ({
  page,
  portal,
  studio,
}) => {
  portal.expectedErrors.push(/status of 422/);
  const { address, brandsDir } = runningStudio();
  await page.goto(address);
  await page.goto(`${new URL(address).origin}/nytt-merke`);
  await page.getByRole("textbox", { name: "Navn" }).fill("Ny <b>Sønn</b>");
  await page.getByRole("textbox", { name: "Id" }).fill("ny-sonn");
  await page.getByRole("combobox").selectOption(id);
  await page.getByRole("button", { name: "Lag merket" }).click();
  await expect(page.getByText(/Dette kan ikke være et navn. Forventet: ren tekst/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Navn" })).toBeFocused();
  await page.getByRole("textbox", { name: "Navn" }).fill("Ny Sønn");
  await page.getByRole("button", { name: "Lag merket" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ny Sønn" })).toBeVisible();
  // A brand that can be shown at once is broken to see what is said of one that cannot.
  const descriptor = join(brandsDir, "tenants/ny-sonn/tenant.jsonc");
  await writeFile(
    descriptor,
    (await readFile(descriptor, "utf8")).replace('"theme": "ny-sonn"', '"theme": "finnes-ikke"'),
  );
  await page.reload();
  // What was shown once stays; another environment was not shown before.
  await page.getByRole("radio", { name: "QA" }).check();
  const none = page.getByText("Merket kan ikke vises ennå");
  await expect(none).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  await studio.button("Vis feilene").click();
  await expect(studio.findings).toBeVisible();
  for (const width of [1280, 720, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const rightEdge = async () => {
      const { x, width: own } = await boxOf(page.getByText(/Rett feilene i listen/));
      return x + own;
    };
    await expect.poll(rightEdge).toBeLessThanOrEqual(width);
  }
  await page.goto(new URL(address).origin);
  await expect(page.getByText("Kan ikke vises ennå")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
