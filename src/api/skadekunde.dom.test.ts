import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { skadekundeQuery } from "./skadekunde.ts";

const simulator = startSimulator();
const fetchSkadekunde = () => new QueryClient().fetchQuery(skadekundeQuery());

describe("GET /skadekunde/hent (spec: http-28)", () => {
  test("returns the damage customer", async () => {
    simulator.logIn("lo-medlem");
    await expect(fetchSkadekunde()).resolves.toMatchObject({
      niceKundenummer: expect.stringMatching(/^\d+$/),
      isLoMedlem: true,
      isBankkunde: false,
      kontaktInformasjon: { epostAdresse: "lo-medlem@kunde.example" },
    });
  });

  test("204 means that there is no damage customer", async () => {
    simulator.logIn("ukjent-i-skade");
    await expect(fetchSkadekunde()).resolves.toBeNull();
  });

  test("is not stored across a reload, because it contains the national ID", () => {
    expect(skadekundeQuery().meta?.["persist"]).toBeUndefined();
    expect(skadekundeQuery()).toMatchObject({ staleTime: 30_000 });
  });
});
