import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { skadekundeQuery } from "./skadekunde.ts";

const simulator = startSimulator();
const fetchSkadekunde = () => new QueryClient().fetchQuery(skadekundeQuery());

describe("GET /skadekunde/hent (spec: http-28)", () => {
  test("gives the damage customer", async () => {
    simulator.logIn("lo-medlem");
    await expect(fetchSkadekunde()).resolves.toMatchObject({
      niceKundenummer: expect.stringMatching(/^\d+$/),
      isLoMedlem: true,
      isBankkunde: false,
      kontaktInformasjon: { epostAdresse: "lo-medlem@kunde.example" },
    });
  });

  test("204 is no damage customer", async () => {
    simulator.logIn("ukjent-i-skade");
    await expect(fetchSkadekunde()).resolves.toBeNull();
  });

  test("holds the national ID: it is never kept over a reload", () => {
    expect(skadekundeQuery().meta?.["persist"]).toBeUndefined();
    expect(skadekundeQuery()).toMatchObject({ staleTime: 30_000 });
  });
});
