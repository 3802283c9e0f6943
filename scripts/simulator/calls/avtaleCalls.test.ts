import { afterEach, describe, expect, test, vi } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { apiBase } from "#contract/callNames.ts";

const simulator = startSimulator();

const send = (path: string, method = "GET", body?: object) =>
  fetch(`http://test.localhost:8000${apiBase}${path}`, {
    method,
    headers: { "X-Requested-By": "kfp" },
    ...(body && { body: JSON.stringify(body) }),
  });

const read = async (path: string): Promise<unknown> => (await send(path)).json();

describe("Agreements", () => {
  test("own and partner's agreements have sums in whole øre", async () => {
    simulator.logIn("vanlig");
    expect(await read("/avtaleoversikt/avtaler")).toMatchObject({
      monthlySum: 1330.75,
      yearlySum: 15969,
      systemSourceError: false,
    });
    expect(await read("/eikaintegrasjon/avtaler")).toEqual({
      avtaler: [],
      monthlySum: 0,
      yearlySum: 0,
      systemSourceError: false,
    });
  });

  test("prices that are text count in the sum, unreadable ones do not", async () => {
    simulator.logIn("rare-data");
    const { avtaler } = simulator.customer("rare-data");
    avtaler.splice(
      0,
      avtaler.length,
      { monthlyPrice: "10.50" },
      { monthlyPrice: "etter avtale" },
      { monthlyPrice: null },
    );
    expect(await read("/avtaleoversikt/avtaler")).toMatchObject({ monthlySum: 10.5 });
  });

  test("systems that are partly down are flagged on agreements and offers", async () => {
    simulator.logIn("delvis-nede");
    for (const path of ["/avtaleoversikt/avtaler", "/eikaintegrasjon/avtaler", "/avtaleoversikt/tilbud"])
      expect(await read(path)).toMatchObject({ systemSourceError: true });
  });

  test("the partner's system can be down alone", async () => {
    simulator.logIn("partner-nede");
    expect((await send("/eikaintegrasjon/avtaler")).status).toBe(503);
    expect((await send("/avtaleoversikt/avtaler")).status).toBe(200);
  });
});

describe("Days are counted from today in Oslo", () => {
  afterEach(() => void vi.useRealTimers());

  const daysOf = async () => {
    simulator.logIn("mange");
    const { tilbud } = (await read("/avtaleoversikt/tilbud")) as { tilbud: { expirationDate: string }[] };
    const { avtaler } = (await read("/avtaleoversikt/avtaler")) as { avtaler: Record<string, string>[] };
    return {
      offers: new Set(tilbud.map(({ expirationDate }) => expirationDate)),
      renewals: avtaler.flatMap(({ avtaleStatus, endDate }) => (avtaleStatus === "RENEWAL" ? [endDate] : [])),
    };
  };

  test("an offer has ended, one ends in two weeks, an agreement is renewed next month", async () => {
    // New year has begun in Oslo.
    vi.setSystemTime("2031-12-31T23:30:00Z");
    const { offers, renewals } = await daysOf();
    expect(offers).toEqual(new Set(["2031-12-25", "2032-01-15", "2032-03-05"]));
    expect(renewals).toContain("2032-02-01");
  });

  test("they move on with the server's clock", async () => {
    vi.setSystemTime("2027-03-27T12:00:00Z");
    await daysOf();
    vi.setSystemTime("2027-03-28T12:00:00Z");
    expect((await daysOf()).offers).toEqual(new Set(["2027-03-21", "2027-04-11", "2027-05-31"]));
  });
});

describe("Offers", () => {
  test("a deleted offer is gone, also after logout and login; deleting it again answers 404", async () => {
    simulator.logIn("mange");
    const count = simulator.customer("mange").tilbud.length;
    expect((await send("/avtaleoversikt/tilbud/80000104", "DELETE")).status).toBe(204);
    await send("/auth/logout", "POST", {});
    simulator.logIn("mange");
    expect(((await read("/avtaleoversikt/tilbud")) as { tilbud: unknown[] }).tilbud).toHaveLength(count - 1);
    const again = await send("/avtaleoversikt/tilbud/80000104", "DELETE");
    expect([again.status, await again.json()]).toEqual([404, { code: "TILBUD_FINNES_IKKE" }]);
  });

  test("a policy number with a slash is one encoded segment", async () => {
    simulator.logIn("rare-data");
    const path = `/avtaleoversikt/tilbud/${encodeURIComponent("91/000 03å")}`;
    expect((await send(path, "DELETE")).status).toBe(204);
  });

  test("an invalid encoding answers 404 and deletes nothing", async () => {
    simulator.logIn("rare-data");
    const before = simulator.customer("rare-data").tilbud.length;
    expect((await send("/avtaleoversikt/tilbud/%E0%A4", "DELETE")).status).toBe(404);
    expect(simulator.customer("rare-data").tilbud).toHaveLength(before);
  });
});
