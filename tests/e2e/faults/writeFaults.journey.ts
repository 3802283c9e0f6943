import { expect, test } from "#tests/support/journeys/journey.ts";
import { noEndOfBrokenPut } from "#tests/support/journeys/notInFirefox.ts";
import { epostForm } from "./epostForm.ts";
import { faultBrand } from "./faultBrand.ts";
import { type FaultColumn, faultColumns, faultComplaints } from "./faultColumns.ts";
import { speedUpTimers } from "./speedUpTimers.ts";

const { call, to, prepare, press, expectFailed, expectSaved } = epostForm;

/** The answer of the change has nothing that the page needs, so that these are answers as good as any. */
const isHarmless = ({ name }: FaultColumn): boolean =>
  ["slow", "204", "empty", "null fields", "unknown enum values"].includes(name);

const columns = faultColumns.filter(({ outcome }) => outcome !== "loggedOut");
const [loggedOut] = faultColumns.filter(({ outcome }) => outcome === "loggedOut");

test.describe("A call that writes", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(async ({ portal, page }) => {
    portal.expectedErrors.push(...faultComplaints);
    await speedUpTimers(page);
  });

  for (const { name, fault } of columns.filter((column) => !isHarmless(column)))
    test(
      `${name}: the form says that it failed and keeps its text, and a new try saves it (spec: loading-2)`,
      noEndOfBrokenPut,
      async ({ portal, page }) => {
        await portal.logIn({ to });
        await prepare(page);
        await portal.control({ faults: [{ call, ...fault }] });
        await press(page);
        await expectFailed(page);
        await portal.control({ faults: [] });
        await press(page);
        await expectSaved(page);
        await expect(page.getByText("ny@kunde.example")).toBeVisible();
      },
    );

  for (const { name, fault } of columns.filter(isHarmless))
    test(`${name}: the change is saved (spec: loading-2)`, async ({ portal, page }) => {
      await portal.logIn({ to });
      await prepare(page);
      await portal.control({ faults: [{ call, ...fault }] });
      await press(page);
      await expectSaved(page);
      const [sent] = (await portal.requests()).filter((request) => request.call === call);
      expect(sent?.body).toEqual({ epostAdresse: "ny@kunde.example" });
    });

  test("invalid JSON is as good as any answer to a call whose answer is not read", async ({ portal, page }) => {
    const [invalid] = faultColumns.filter(({ name }) => name === "invalid JSON");
    await portal.logIn({ to });
    await page.getByRole("button", { name: "Endre dokumenter på papir" }).click();
    await page.getByRole("checkbox").check();
    await portal.control({ faults: [{ call: "POST /samtykke/reservasjon", ...invalid?.fault }] });
    await page.getByRole("button", { name: "Bekreft" }).click();
    await expect(page.getByRole("button", { name: "Endre dokumenter på papir" })).toBeFocused();
  });

  test("401 leads to the login page", async ({ portal, page }) => {
    await portal.logIn({ to });
    await prepare(page);
    await portal.control({ faults: [{ call, ...loggedOut?.fault }] });
    await press(page);
    await expect(page.getByRole("heading", { name: "Logg inn", exact: true })).toBeVisible();
  });

  test("logging out leaves the portal after any answer (spec: session-24)", async ({ portal, page }) => {
    for (const { name, fault } of faultColumns) {
      await portal.control({ faults: [{ call: "POST /auth/logout", ...fault }] });
      await portal.logIn();
      await page.getByRole("banner").getByRole("button", { name: "Logg ut" }).click();
      await test.step(name, () => page.waitForURL(/\/simulator\/utlogget/));
    }
  });
});
