import { installAppBridge, sentToApp } from "#tests/e2e/support/appBridge.ts";
import type { Page } from "@playwright/test";
import { brandsFor, brandsThatDiffer } from "#tests/e2e/support/brands.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { basePath } from "#contract/basePath.ts";
import { Portal } from "#scripts/quality/browser/Portal.ts";
import { noGoBack } from "#tests/e2e/support/notInFirefox.ts";

async function goTo(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name: item }).click();
}

async function changeEmail(portal: Portal): Promise<void> {
  const { page } = portal;
  await page.getByRole("button", { name: "Endre e-post" }).click();
  const field = page.getByRole("textbox", { name: "E-postadresse" });
  for (const refused of ["kari@post", "kari@ukjent.example"]) {
    await field.fill(refused);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription("E-postadressen er ikke gyldig");
    await expect(field).toHaveValue(refused);
  }
  await field.fill("kari@post.example");
  await field.press("Enter");
  await expect(field).toHaveCount(0);
  await expect(page.getByText("kari@post.example")).toBeVisible();
}

async function askForPaper({ page }: Portal): Promise<void> {
  await page.getByRole("button", { name: "Endre dokumenter på papir" }).click();
  await page.getByRole("button", { name: "Bekreft" }).click();
  await expect(page.getByText("Kryss av før du bekrefter").first()).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Bekreft" }).click();
  await expect(page.getByText("Ja, dokumentene kommer i posten")).toBeVisible();
}

async function consent({ page }: Portal): Promise<void> {
  const group = page.getByRole("group", { name: "Markedsføring" });
  await group.getByText("Ja", { exact: true }).click();
  await expect(page.getByText("Samtykket til markedsføring er endret").last()).toBeVisible();
  await expect(group.getByRole("radio", { name: "Ja" })).toBeChecked();
}

async function deleteOffer(portal: Portal): Promise<void> {
  const { page } = portal;
  await portal.inject({ call: "DELETE /avtaleoversikt/tilbud/:policyNumber", status: 500, times: 1 });
  await page.getByRole("button", { name: "Fjern tilbud Bil" }).click();
  await page.getByRole("button", { name: "Ja, fjern tilbudet" }).click();
  await expect(page.getByText("En feil oppsto ved sletting av ditt tilbud.")).toBeVisible();
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByRole("button", { name: "Fjern tilbud Bil" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Fjern tilbud Reise" })).toBeVisible();
}

for (const { id } of brandsFor("errands")) {
  test.describe(`Brand ${id}`, () => {
    test.use({ brandId: id });

    test(
      "a customer changes their profile, deletes an offer, and follows links to a purchase and to the claims cases",
      noGoBack,
      async ({ portal, page }) => {
        await portal.logIn();
        await portal.expectOverview();

        await goTo(page, "Profil");
        await expect(page.getByRole("heading", { level: 1, name: "Forsikringsprofil" })).toBeFocused();
        portal.expectedErrors.push(/^Failed to load resource/, /^HttpError/);
        await changeEmail(portal);
        await askForPaper(portal);
        await consent(portal);

        await goTo(page, /^Tilbud|\d tilbud/);
        await deleteOffer(portal);

        await goTo(page, "Kjøp");
        await page.getByRole("heading", { name: "Dyr" }).click();
        await page.getByRole("main").getByRole("link", { name: "Katt", exact: true }).click();
        await page.waitForURL(`${portal.origin}/privat/forsikring/skade/kjaeledyr/katt`);
        await page.goBack();
        await expect(page.getByRole("heading", { name: "Hva vil du forsikre?" })).toBeVisible();

        await goTo(page, "Skadesaker");
        await expect(page.getByRole("heading", { level: 1, name: /skadesak/i })).toBeVisible();
        expect(new URL(page.url()).pathname).not.toContain(basePath);

        await portal.open("/forsikringsprofil");
        await expect(page.getByText("kari@post.example")).toBeVisible();
        await expect(page.getByText("Ja, dokumentene kommer i posten")).toBeVisible();
      },
    );
  });
}

for (const { id, descriptor } of brandsThatDiffer("errands")) {
  const headingWhenLoggedOut = descriptor.login.direct ? "Logg inn" : /Denne siden ser ut til å være borte/;

  test.describe(`Brand ${id}`, () => {
    test.use({ brandId: id });

    test("logging out in one tab logs out the other, and back shows nothing personal", async ({
      portal,
      page,
      context,
    }) => {
      // Calls of the other tab fail when the session ends.
      portal.expectedErrors.push(/status of 401/);
      await portal.logIn();
      await portal.expectOverview();
      const other = await context.newPage();
      await other.goto(portal.url());
      await new Portal(other, id).expectOverview();

      await page.getByRole("banner").getByRole("button", { name: "Logg ut" }).click();
      await page.waitForURL((url) => !url.pathname.startsWith("/privat/"));
      await expect(other.getByText("kr/md")).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: headingWhenLoggedOut })).toBeVisible();
      await expect(page.getByText("kr/md")).toHaveCount(0);
    });
  });
}

for (const { id, descriptor } of brandsThatDiffer("nativeBridge")) {
  test.describe(`Brand ${id} in the bank's app`, () => {
    test.use({ brandId: id, userAgent: "Mozilla/5.0 (Linux) AppleWebKit/537.36 Chrome Mobilbank/7.1" });

    test("internal links stay in the page, and external links open as the descriptor says", async ({
      portal,
      page,
      context,
    }) => {
      await installAppBridge(page);
      await portal.logIn({ channel: "mobilbank" });
      await portal.expectOverview();
      await goTo(page, "Profil");
      await expect(page.getByRole("heading", { level: 1, name: "Forsikringsprofil" })).toBeVisible();
      expect(await sentToApp(page)).toEqual([]);
      if (descriptor.nativeBridge === "none") {
        const opened = context.waitForEvent("page");
        await goTo(page, /^Meld skade/);
        await (await opened).waitForURL(/\/simulator\//);
        expect(await sentToApp(page)).toEqual([]);
      } else {
        await goTo(page, /^Meld skade/);
        const message = {
          type: "open",
          kind: expect.stringMatching(/^(?:web|window)$/),
          url: expect.stringMatching(/^http/),
        };
        await expect.poll(() => sentToApp(page)).toEqual([message]);
      }
      await expect(page).toHaveURL(portal.url("/forsikringsprofil"));
    });
  });
}
