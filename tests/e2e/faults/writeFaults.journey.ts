import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { basePath } from "#contract/basePath.ts";
import { faultColumns, faultComplaints } from "./faultColumns.ts";
import { faultBrand } from "./faultBrand.ts";
import { speedUpTimers } from "./speedUpTimers.ts";
import { writeRows } from "./writeRows.ts";

const [loggedOut] = faultColumns.filter(({ outcome }) => outcome === "loggedOut");

/** Presses, and waits until the call was answered or failed. */
async function answered(page: Page, call: string, press: () => Promise<void>): Promise<void> {
  const [method = "", path = ""] = call.split(" ");
  const start = path.split(":")[0] ?? path;
  const sent = page.waitForRequest((request) => request.method() === method && request.url().includes(start));
  await press();
  await (await sent).response().catch(() => null);
}

test.describe("Calls that write", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(async ({ portal, page }) => {
    portal.expectedErrors.push(...faultComplaints);
    await speedUpTimers(page);
  });

  for (const row of writeRows) {
    const {
      title,
      details = {},
      call,
      customer,
      to,
      survives,
      isOnce,
      prepare,
      press,
      failed,
      expectKept,
      expectDone,
    } = row;
    const breaking = faultColumns.filter(({ outcome, name }) => outcome !== "loggedOut" && !isHarmless(name));
    const harmless = faultColumns.filter(({ outcome, name }) => outcome !== "loggedOut" && isHarmless(name));

    function isHarmless(name: string): boolean {
      return name === "slow" || survives.includes(name);
    }

    test(
      `${title}: a failure shows a message, keeps the input, and can be retried; late and unexpected answers are not a failure, and 401 leads to the login`,
      details,
      async ({ portal, page }) => {
        test.setTimeout(180_000);
        await portal.logIn({ customer, to });
        await prepare(page);
        for (const { name, fault } of breaking) {
          await portal.control({ faults: [{ call, ...fault }] });
          await answered(page, call, () => press(page));
          await expect(page.getByText(failed).first(), name).toBeVisible();
          await expectKept(page);
          await expect(page.getByRole("banner").getByRole("button", { name: "Logg ut" }), name).toBeVisible();
        }
        await portal.control({ faults: [] });
        await answered(page, call, () => press(page));
        await expectDone(page);
        await expect(page.getByText(failed)).toHaveCount(0);

        const again = async () => {
          if (isOnce) await portal.logIn({ customer, to });
          await prepare(page);
        };
        for (const { name, fault } of harmless) {
          await portal.control({ faults: [{ call, ...fault }] });
          await again();
          await answered(page, call, () => press(page));
          await test.step(name, () => expectDone(page));
          await expect(page.getByText(failed), name).toHaveCount(0);
        }
        await portal.control({ faults: [{ call, ...loggedOut?.fault }] });
        await again();
        await press(page);
        await expect(page.getByRole("heading", { name: "Logg inn", exact: true })).toBeVisible();
      },
    );
  }

  test("deleting an offer: a failure shows a message and can be retried, and the other offers stay", async ({
    portal,
    page,
  }) => {
    test.setTimeout(180_000);
    const call = "DELETE /avtaleoversikt/tilbud/:policyNumber";
    await portal.logIn({ customer: "mange", to: "/tilbud" });
    const removing = page.getByRole("button", { name: /^Fjern tilbud/ });
    await removing.first().click();
    const count = (await removing.count()) + 1;
    const confirm = page.getByRole("button", { name: /^(?:Ja, fjern tilbudet|Prøv igjen å fjerne tilbudet .*)$/ });
    for (const { name, fault } of faultColumns.filter(({ name: each }) => ["500", "HTML", "aborted"].includes(each))) {
      await portal.control({ faults: [{ call, ...fault }] });
      await answered(page, call, () => confirm.click());
      await expect(page.getByText("En feil oppsto ved sletting av ditt tilbud."), name).toBeVisible();
      await expect(removing, name).toHaveCount(count - 1);
    }
    for (const { name, fault } of faultColumns.filter(({ name: each }) => ["slow", "null fields"].includes(each))) {
      await portal.control({ faults: [{ call, ...fault }] });
      if (!(await confirm.isVisible())) await removing.first().click();
      await answered(page, call, () => confirm.click());
      await expect(confirm, name).toHaveCount(0);
    }
    await expect(removing).toHaveCount(count - 2);
  });

  test("the hop to the claims cases: without a token it leads to the fallback address", async ({ portal, page }) => {
    test.setTimeout(180_000);
    portal.expectedErrors.push(/Klarte ikke hente autentiseringstoken/);
    for (const { name, fault, outcome } of faultColumns) {
      await portal.control({ faults: [{ call: "POST /jumpsst/", ...fault }] });
      await portal.logIn({ to: "/jump/seopp/skadesaker" });
      if (outcome === "loggedOut")
        await expect(page.getByRole("heading", { name: "Logg inn", exact: true }), name).toBeVisible();
      else await page.waitForURL(({ pathname }) => !pathname.startsWith(basePath) && pathname !== simulatorPaths.logIn);
      const isSent = outcome === "whole" || outcome === "unknown";
      if (outcome !== "loggedOut") expect(page.url().includes("/feil"), `${name}: ${page.url()}`).toBe(!isSent);
    }
  });

  test("extending the session: a failure keeps the warning and shows a message", async ({ portal, page }) => {
    test.setTimeout(180_000);
    const call = "POST /auth/extend-session";
    await portal.logIn({ seconds: 58 });
    const warning = page.getByRole("alertdialog");
    const extend = warning.getByRole("button", { name: "Fortsett økten" });
    await expect(warning).toBeVisible();
    for (const { name, fault } of faultColumns.filter(({ outcome }) => outcome === "broken")) {
      await portal.control({ faults: [{ call, ...fault, headers: { "X-Session-Expiry": "50" } }] });
      await answered(page, call, () => extend.click());
      await expect(warning.getByText("Vi fikk ikke forlenget økten. Prøv igjen."), name).toBeVisible();
    }
  });

  test("logging out leaves the portal after any answer", async ({ portal, page }) => {
    test.setTimeout(180_000);
    for (const { name, fault } of faultColumns) {
      await portal.control({ faults: [{ call: "POST /auth/logout", ...fault }] });
      await portal.logIn();
      await page.getByRole("banner").getByRole("button", { name: "Logg ut" }).click();
      await test.step(name, () => page.waitForURL(/\/simulator\/utlogget/));
    }
  });
});
