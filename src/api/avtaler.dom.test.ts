import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { forgetReports, takeReports } from "#core/errorReporting/report.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { egneAvtalerQuery, partneravtalerQuery } from "./avtaler.ts";

const simulator = startSimulator();
const fetchEgne = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(egneAvtalerQuery());
const answerWith = (body: unknown) => {
  simulator.logIn();
  simulator.inject({ call: "GET /avtaleoversikt/avtaler", body });
};

afterEach(forgetReports);

describe("GET /avtaleoversikt/avtaler (spec: http-33)", () => {
  test("prices and sums in kroner become whole øre", async () => {
    answerWith({
      avtaler: [{ policyNumber: "1", monthlyPrice: 219.5 }, { monthlyPrice: "99.90" }],
      monthlySum: 319.4,
      yearlySum: "3832.80",
      systemSourceError: true,
    });
    await expect(fetchEgne()).resolves.toMatchObject({
      avtaler: [{ policyNumber: "1", monthlyPriceOre: 21_950 }, { monthlyPriceOre: 9_990 }],
      monthlySumOre: 31_940,
      yearlySumOre: 383_280,
      systemSourceError: true,
    });
  });

  test.each([
    [{ monthlyPrice: null }, { monthlyPriceOre: undefined }],
    [{ monthlyPrice: "etter avtale" }, { monthlyPriceOre: undefined }],
    [
      { name: { no: 1 }, description: ["x"] },
      { name: undefined, description: undefined },
    ],
    [{ policyNumber: 12345678 }, { policyNumber: "12345678" }],
    [{ detaljer: "ingen" }, { detaljer: { konvertertAvtalenummer: undefined } }],
    [{ detaljer: { konvertertAvtalenummer: "E1" } }, { detaljer: { konvertertAvtalenummer: "E1" } }],
    [
      { productType: "ROMFERGE", avtaleStatus: "SVEVENDE", systemSource: "NYTT" },
      { productType: "ROMFERGE", avtaleStatus: "SVEVENDE", systemSource: "NYTT" },
    ],
  ])("an unreadable field counts as missing, and an unknown value is kept: %j", async (wire, avtale) => {
    answerWith({ avtaler: [wire] });
    expect((await fetchEgne()).avtaler[0]).toMatchObject(avtale);
  });

  test("a broken entry is left out and reported once, and the others stay", async () => {
    const reporter = vi.fn();
    takeReports(reporter);
    answerWith({ avtaler: [{ policyNumber: "1" }, null, "avtale", 7, { policyNumber: "2" }] });
    const { avtaler } = await fetchEgne();
    expect(avtaler.map(({ policyNumber }) => policyNumber)).toEqual(["1", "2"]);
    expect(reporter).toHaveBeenCalledTimes(1);
  });

  test.each([[{}], [{ avtaler: null, monthlySum: null, yearlySum: null, systemSourceError: null }]])(
    "missing fields are an empty list without sums: %j",
    async (body) => {
      answerWith(body);
      await expect(fetchEgne()).resolves.toEqual({
        avtaler: [],
        monthlySumOre: undefined,
        yearlySumOre: undefined,
        systemSourceError: false,
      });
    },
  );

  test("an empty answer is an empty list", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", status: 204 });
    await expect(fetchEgne()).resolves.toMatchObject({ avtaler: [] });
  });

  test.each([["nei"], [{ avtaler: "nei" }], [{ avtaler: { 0: {} } }]])("%j is an error", async (body) => {
    answerWith(body);
    await expect(fetchEgne()).rejects.toThrow();
  });

  test.each([
    ["html", "Error while parsing JSON"],
    ["truncated", "Error while parsing JSON"],
    ["null", "The answer is null"],
  ] as const)("%s instead of an answer is an error: %s", async (kind, message) => {
    simulator.logIn();
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", kind });
    await expect(fetchEgne()).rejects.toThrow(message);
  });
});

test("Agreements are cached for 10 s (spec: http-33) and kept over a reload", () => {
  for (const query of [egneAvtalerQuery(), partneravtalerQuery()]) {
    expect(query).toMatchObject({ staleTime: 10_000, meta: { persist: true } });
  }
});
