import { expect, test } from "#tests/support/journeys/journey.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";
import type { CallName } from "#contract/callNames.ts";
import { type FaultColumn, faultColumns, faultComplaints } from "./faultColumns.ts";
import { speedUpTimers } from "./speedUpTimers.ts";
import { faultBrand } from "./faultBrand.ts";
import { type FaultPage, faultPages } from "./faultPages.ts";
import { readRows, type Row } from "./readRows.ts";

const columns = faultColumns.filter(({ outcome }) => outcome !== "loggedOut");
const [loggedOut] = faultColumns.filter(({ outcome }) => outcome === "loggedOut");

/** Whether the call has its answer. */
const isThere = ({ outcome }: FaultColumn): boolean => outcome === "whole" || outcome === "unknown";

/**
 * How many columns lie between the faults of neighbouring calls. No load has a fault twice: columns are a prime number.
 */
const shift = 3;

/** A call with a fault, and what the page shows for it. */
interface Cell {
  readonly call: CallName;
  readonly row: Row;
  readonly column: FaultColumn;
}

/** A Latin square: in each load every call has another fault, and after all loads every call has had every fault. */
function cellsOf(rows: FaultPage["rows"], load: number): readonly Cell[] {
  return (Object.entries(rows) as [CallName, Row][]).flatMap(([call, row], at) => {
    const column = columns[(load + at * shift) % columns.length];
    return column === undefined ? [] : [{ call, row, column }];
  });
}

/** The frame of the page works, with any fault. */
async function expectShell({ page }: Portal, place: string): Promise<void> {
  await expect.soft(page.getByRole("banner").getByRole("button", { name: "Logg ut" }), place).toBeVisible();
  await expect.soft(page.getByRole("navigation", { name: "Hovedmeny" }), place).toBeVisible();
  await expect.soft(page.getByRole("contentinfo").getByText("Trenger du hjelp?"), place).toBeVisible();
  await expect.soft(page.getByRole("heading", { level: 1 }), place).toBeVisible();
}

/** Opens the page with the faults, and checks what it shows for each call. */
async function checkPage(portal: Portal, faultPage: FaultPage, cells: readonly Cell[]): Promise<void> {
  const { customer, to, alive, aliveWith } = faultPage;
  const main = portal.page.getByRole("main");
  const place = cells.map(({ call, column }) => `${call}: ${column.name}`).join("; ");
  // Some calls share their message.
  const failures = new Set(
    cells.filter(({ column }) => column.outcome === "broken").map(({ row }) => String(row.broken)),
  );
  await portal.control({ faults: cells.map(({ call, column }) => ({ call, ...column.fault })) });
  await portal.logIn({ customer, to });
  const isAnswered = cells.some(({ call, column }) => call === aliveWith?.call && isThere(column));
  for (const text of [...alive, ...(isAnswered ? (aliveWith?.texts ?? []) : [])])
    await expect.soft(main.getByText(text).first(), place).toBeVisible();
  for (const { call, row, column } of cells) {
    const { name, outcome } = column;
    if (outcome === "loggedOut") continue;
    const seen = row[outcome] ?? (outcome === "unknown" ? row.whole : undefined);
    if (seen !== undefined) await expect.soft(main.getByText(seen).first(), `${name}, ${call}; ${place}`).toBeVisible();
    if (row.broken !== undefined && !failures.has(String(row.broken)))
      await expect.soft(main.getByText(row.broken), `${name}, ${call}; ${place}`).toHaveCount(0);
  }
  await expectShell(portal, place);
}

test.describe("Calls that read", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(async ({ portal, page }) => {
    test.setTimeout(180_000);
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

  for (const faultPage of faultPages) {
    test(`${faultPage.title} on ${faultPage.to}: every fault is shown in its part, and the others work`, async ({
      portal,
    }) => {
      for (const load of columns.keys()) {
        const cells = cellsOf(faultPage.rows, load);
        await test.step(`load ${load + 1}`, () => checkPage(portal, faultPage, cells));
      }
    });
  }

  test("any call that answers 401 leads to the login page", async ({ portal, page }) => {
    for (const { title, customer, to, rows } of readRows) {
      await portal.control({ faults: Object.keys(rows).map((call) => ({ call, ...loggedOut?.fault })) });
      await portal.logIn({ customer, to });
      await expect.soft(page.getByRole("heading", { name: "Logg inn", exact: true }), title).toBeVisible();
    }
  });

  test("without a session status the login page is shown, without its address an error message with a retry button", async ({
    portal,
    page,
  }) => {
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    const status = (column: FaultColumn | undefined) => ({ call: "GET /auth/session-status", ...column?.fault });
    for (const column of faultColumns.filter(isThere)) {
      await portal.control({ faults: [status(column)] });
      await portal.logIn();
      await expect.soft(heading("Forsikringsoversikt"), column.name).toBeVisible();
    }
    const failing = faultColumns.filter((column) => !isThere(column));
    for (const [at, login] of faultColumns.entries()) {
      const column = failing[at % failing.length];
      const place = `status: ${column?.name}; login: ${login.name}`;
      await portal.control({ faults: [status(column), { call: "GET /auth/login", ...login.fault }] });
      await portal.logIn();
      await expect.soft(heading("Logg inn"), place).toBeVisible();
      if (isThere(login)) {
        await expect.soft(page.locator("iframe"), place).toBeVisible();
      } else {
        await expect.soft(page.getByText("Vi får ikke hentet innloggingen akkurat nå."), place).toBeVisible();
        await expect.soft(page.getByRole("button", { name: "Prøv igjen" }), place).toBeVisible();
      }
      await expect.soft(page.getByRole("contentinfo"), place).toBeVisible();
    }
  });
});
