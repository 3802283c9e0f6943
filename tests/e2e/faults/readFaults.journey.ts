import { expect, test } from "#tests/e2e/support/journey.ts";
import type { Portal } from "#scripts/quality/browser/Portal.ts";
import type { CallName } from "#contract/callNames.ts";
import { type FaultColumn, faultColumns, faultComplaints } from "./faultColumns.ts";
import { speedUpTimers } from "./speedUpTimers.ts";
import { faultBrand } from "./faultBrand.ts";
import { type ReadRows, readRows } from "./readRows.ts";

/** The frame of the page works, with any fault. */
async function expectShell({ page }: Portal, place: string): Promise<void> {
  await expect.soft(page.getByRole("banner").getByRole("button", { name: "Logg ut" }), place).toBeVisible();
  await expect.soft(page.getByRole("navigation", { name: "Hovedmeny" }), place).toBeVisible();
  await expect.soft(page.getByRole("contentinfo").getByText("Trenger du hjelp?"), place).toBeVisible();
  await expect.soft(page.getByRole("heading", { level: 1 }), place).toBeVisible();
}

/** Opens the page with the faults and checks what it shows. */
async function checkPage(portal: Portal, { customer, to, rows, alive }: ReadRows, column: FaultColumn): Promise<void> {
  const { name, fault, outcome } = column;
  const main = portal.page.getByRole("main");
  const calls = Object.keys(rows) as CallName[];
  await portal.control({ faults: calls.map((call) => ({ call, ...fault })) });
  await portal.logIn({ customer, to });
  if (outcome === "loggedOut") {
    await expect.soft(portal.page.getByRole("heading", { name: "Logg inn", exact: true }), name).toBeVisible();
    return;
  }
  for (const text of alive) await expect.soft(main.getByText(text).first(), name).toBeVisible();
  for (const [call, row] of Object.entries(rows)) {
    const seen = row[outcome] ?? (outcome === "unknown" ? row.whole : undefined);
    if (seen !== undefined) await expect.soft(main.getByText(seen).first(), `${name}, ${call}`).toBeVisible();
    const failed = outcome === "broken" ? undefined : row.broken;
    if (failed !== undefined) await expect.soft(main.getByText(failed), `${name}, ${call}`).toHaveCount(0);
  }
  await expectShell(portal, name);
}

test.describe("Calls that read", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(async ({ portal, page }) => {
    portal.expectedErrors.push(...faultComplaints);
    // Each fault is seen in a tab without stored data.
    await page.addInitScript(() => {
      try {
        sessionStorage.clear();
      } catch {
        // Firefox's empty page, from which it starts, has no storage.
      }
    });
    await speedUpTimers(page);
  });

  for (const rows of readRows) {
    test(`${rows.title}: every fault is shown in its part of the page, and the other parts work`, async ({
      portal,
    }) => {
      test.setTimeout(180_000);
      for (const column of faultColumns) await test.step(column.name, () => checkPage(portal, rows, column));
    });
  }

  test("the session status: without an answer the login page is shown", async ({ portal, page }) => {
    test.setTimeout(180_000);
    const call = "GET /auth/session-status";
    for (const { name, fault, outcome } of faultColumns) {
      await portal.control({ faults: [{ call, ...fault }] });
      await portal.logIn();
      const isIn = outcome === "whole" || outcome === "unknown";
      const heading = isIn ? "Forsikringsoversikt" : "Logg inn";
      await expect.soft(page.getByRole("heading", { level: 1, name: heading }), name).toBeVisible();
    }
  });

  test("the address of the login: without an answer the page shows an error message and a retry button", async ({
    portal,
    page,
  }) => {
    test.setTimeout(180_000);
    const call = "GET /auth/login";
    for (const { name, fault, outcome } of faultColumns) {
      await portal.control({ faults: [{ call, ...fault }] });
      await portal.open();
      const isThere = outcome === "whole" || outcome === "unknown";
      if (isThere) {
        await expect.soft(page.locator("iframe"), name).toBeVisible();
      } else {
        await expect.soft(page.getByText("Vi får ikke hentet innloggingen akkurat nå."), name).toBeVisible();
        await expect.soft(page.getByRole("button", { name: "Prøv igjen" }), name).toBeVisible();
      }
      await expect.soft(page.getByRole("contentinfo"), name).toBeVisible();
    }
  });
});
