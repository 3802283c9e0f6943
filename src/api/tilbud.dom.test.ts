import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { tilbudQuery } from "./tilbud.ts";

const simulator = startSimulator();
const fetchTilbud = () => new QueryClient().fetchQuery(tilbudQuery());

describe("GET /avtaleoversikt/tilbud (spec: http-34)", () => {
  test("an offer has its prices in whole øre, the fee to the state and the offers bundled with it", async () => {
    simulator.logIn();
    simulator.inject({
      call: "GET /avtaleoversikt/tilbud",
      body: {
        tilbud: [
          {
            policyNumber: "1",
            versionNumber: 2,
            productType: "BIL",
            monthlyPrice: "399",
            yearlyPrice: 4788.5,
            detaljer: { tfaMonthly: 250 },
            pakkeTilbud: [{ policyNumber: "9", productType: "INNBO", monthlyPrice: 99 }, "pakke"],
          },
          { policyNumber: "2", yearlyPrice: null, detaljer: null, pakkeTilbud: "ingen" },
          null,
        ],
        systemSourceError: true,
      },
    });
    const { tilbud, systemSourceError } = await fetchTilbud();
    expect(systemSourceError).toBe(true);
    expect(tilbud).toHaveLength(2);
    expect(tilbud[0]).toMatchObject({
      versionNumber: "2",
      monthlyPriceOre: 39_900,
      yearlyPriceOre: 478_850,
      detaljer: { tfaMonthlyOre: 25_000 },
      pakkeTilbud: [{ policyNumber: "9", productType: "INNBO", monthlyPriceOre: 9_900 }],
    });
    expect(tilbud[1]).toMatchObject({ policyNumber: "2", yearlyPriceOre: undefined, pakkeTilbud: [] });
  });

  test("an empty body is an empty list", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /avtaleoversikt/tilbud", status: 204 });
    await expect(fetchTilbud()).resolves.toEqual({ tilbud: [], systemSourceError: false });
  });

  test("offers are fresh for 30 seconds (spec: tilbud-16)", () => {
    expect(tilbudQuery()).toMatchObject({ staleTime: 30_000 });
  });
});
