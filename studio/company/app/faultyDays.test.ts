import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";
import { navigation } from "#studio/test/support/company/CompanyBrowser.ts";
import { openDatabase } from "../records/openDatabase.ts";
import { AuditLog } from "../records/log/AuditLog.ts";
import { boundedLog } from "../identity/accessLog.ts";

beforeEach(() => {
  // The administrator's line is no part of these tests.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("A fault of the server", () => {
  let studio: CompanyStudio;
  beforeEach(async () => {
    studio = await CompanyStudio.create();
  });
  afterEach(() => studio.close());

  test("is a page in bokmål that says whom to ask, at every host", async () => {
    const number = await studio.propose("editor", "Hei");
    const browser = await studio.browser("editor");
    const hosts = [studio.host, studio.work(number), `1--forslag${number}--fjord.${studio.host}`];
    for (const host of hosts) await studio.ask("editor", "/", { host });
    // Nothing can be read or written any more.
    await studio.company.close();
    for (const host of hosts) {
      const page = await browser.send(`http://${host}/`, { headers: navigation });
      expect([host, page.status]).toEqual([host, 500]);
      expect(await page.text()).toMatch(/Noe gikk galt[^]*Det du har skrevet, er tatt vare på. Spør portalteamet/);
    }
  });
});

test("a refused call is refused while the disk takes no row of the log", () => {
  const database = openDatabase(":memory:");
  const log = new AuditLog(database);
  const note = boundedLog(log, Date.now);
  const event = { kind: "callRefused", method: "GET", path: "/" } as const;
  database.exec("PRAGMA query_only = true");
  note(event);
  database.exec("PRAGMA query_only = false");
  note(event);
  expect(log.read(10)).toHaveLength(1);
  database.close();
});
