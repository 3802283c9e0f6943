import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { anbefalingQuery } from "./anbefaling.ts";

const simulator = startSimulator();
const call = "GET /nbo/produktanbefaling";
const fetchAnbefaling = () => new QueryClient().fetchQuery(anbefalingQuery("OVERSIKT"));

describe("GET /nbo/produktanbefaling (spec: http-39)", () => {
  test("returns scores and flags", async () => {
    simulator.logIn("kontrollgruppe");
    expect(await fetchAnbefaling()).toEqual({
      scores: [{ productType: "HUS", score: 0.9 }],
      isControlGroup: true,
      isFallback: false,
    });
  });

  test("a product with an unreadable score is left out, and no other", async () => {
    simulator.logIn();
    const broken = [null, true, "", "mye"].map((score) => ({ nextBestOfferProdukt: "BIL", score }));
    const body = { scores: [...broken, { score: 1 }, { nextBestOfferProdukt: "HUS", score: "0.5" }], fallback: true };
    simulator.inject({ call, body });
    const scores = [{ productType: "HUS", score: 0.5 }];
    expect(await fetchAnbefaling()).toEqual({ scores, isControlGroup: false, isFallback: true });
  });

  test("an empty answer recommends nothing", async () => {
    simulator.logIn();
    simulator.inject({ call, kind: "empty" });
    expect(await fetchAnbefaling()).toEqual({ scores: [], isControlGroup: false, isFallback: false });
  });

  test("is fresh for 30 seconds", () => {
    expect(anbefalingQuery("OVERSIKT").staleTime).toBe(30_000);
  });
});
