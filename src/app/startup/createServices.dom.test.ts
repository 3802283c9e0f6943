import { waitFor } from "@testing-library/react";
import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { egneAvtalerQuery } from "#api/avtaler.ts";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { basePath } from "#contract/basePath.ts";
import { browserDeps } from "#core/session/sessionDeps.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { hasPurchaseBlock, notePurchaseBlock } from "#core/storage/storedPurchaseBlock.ts";
import { createServices, type Services } from "./createServices.ts";

const simulator = startSimulator();
const stored = (key: string) => window.sessionStorage.getItem(key);
const marketSource = () => stored("kfp-market-source");
const cache = () => stored("kfp-query-cache");

/** Starts the session and the query client without rendering. `now`: the session's clock. */
function start(tenant: Json = {}, search = "", now: () => number = Date.now): Services {
  window.history.pushState(null, "", `${basePath}/${search}`);
  const portal = createServices(readTenant(brandBlock(tenant), "localhost"), {
    ...browserDeps(),
    leaveTo: () => undefined,
    now,
  });
  portal.session.start();
  onTestFinished(() => {
    portal.session.stop();
    portal.queryClient.clear();
  });
  return portal;
}

beforeEach(() => window.sessionStorage.clear());

describe("Market source", () => {
  test.each([
    ["nettbank", "NETTBANK"],
    ["mobilbank", "MOBILBANK"],
    ["direkte", "KUNDEKLIENT_SKADE"],
  ] as const)("of a customer who came by %s is %s", async (way, source) => {
    simulator.logIn(undefined, way);
    start();
    await waitFor(() => expect(marketSource()).toBe(source));
  });

  test("is the mark in the address, with every entry channel", async () => {
    simulator.logIn(undefined, "nettbank");
    start({ marketSource: "EGEN" }, "?fromFinn");
    await waitFor(() => expect(marketSource()).toBe("FINN"));
  });

  test("is the mark of the address before the login, also when the login returns with a query of its own (spec: navigation-25)", async () => {
    window.sessionStorage.setItem("kfp-wanted-path", "/?fromFinn");
    simulator.logIn(undefined, "nettbank");
    start({}, "?ticket=1");
    await waitFor(() => expect(marketSource()).toBe("FINN"));
  });

  test("is the brand's own where it has one", async () => {
    simulator.logIn(undefined, "nettbank");
    start({ marketSource: "EGEN" });
    await waitFor(() => expect(marketSource()).toBe("EGEN"));
  });

  test("is cleared when the customer logs out", async () => {
    simulator.logIn();
    const { session } = start();
    await waitFor(() => expect(marketSource()).not.toBeNull());
    await session.logOut();
    expect(marketSource()).toBeNull();
  });

  test("is cleared when no customer is logged in", async () => {
    window.sessionStorage.setItem("kfp-market-source", "FINN");
    start();
    await waitFor(() => expect(marketSource()).toBeNull());
  });
});

describe("That a purchase application has turned the customer away", () => {
  test("is known to the next page of the session, also under a new id, and to no other customer (spec: oversikt-16)", async () => {
    simulator.logIn();
    const loggedIn = ({ session }: Services) => waitFor(() => expect(session.session().status).toBe("loggedIn"));
    const first = start();
    await loggedIn(first);
    expect(hasPurchaseBlock()).toBe(false);
    notePurchaseBlock();
    simulator.inject({ call: "POST /auth/extend-session", body: { kfpSessionId: "forlenget" } });
    await first.session.extend();
    first.session.stop();
    simulator.inject({ call: "GET /auth/session-status", body: { kfpSessionId: "forlenget" } });
    const next = start();
    await loggedIn(next);
    expect(hasPurchaseBlock()).toBe(true);
    next.session.stop();
    simulator.clearFaults();
    simulator.inject({ call: "GET /auth/session-status", body: { kfpSessionId: "en annen kunde" } });
    await loggedIn(start());
    expect(hasPurchaseBlock()).toBe(false);
  });
});

describe("Stored data", () => {
  test("holds the agreements, never the damage customer, and nothing after logging out", async () => {
    simulator.logIn();
    const { session, queryClient } = start();
    await waitFor(() => expect(session.session().status).toBe("loggedIn"));
    new QueryObserver(queryClient, skadekundeQuery()).subscribe(() => undefined);
    new QueryObserver(queryClient, egneAvtalerQuery()).subscribe(() => undefined);
    await waitFor(() => expect(cache()).toContain("policyNumber"));
    expect(queryClient.getQueryData(skadekundeQuery().queryKey)).toBeDefined();
    expect(cache()).not.toMatch(/skadekunde|ssn/);
    await session.logOut();
    expect(cache()).toBeNull();
  });

  test("is restored by the next page after an extension under a new id (spec: storage-8)", async () => {
    simulator.logIn();
    const { session, queryClient } = start();
    await waitFor(() => expect(session.session().status).toBe("loggedIn"));
    new QueryObserver(queryClient, egneAvtalerQuery()).subscribe(() => undefined);
    await waitFor(() => expect(cache()).toContain("policyNumber"));
    simulator.inject({ call: "POST /auth/extend-session", body: { kfpSessionId: "forlenget" } });
    await session.extend();
    session.stop();
    simulator.inject({ call: "GET /auth/session-status", body: { kfpSessionId: "forlenget" } });
    const next = start();
    await waitFor(() => expect(next.session.session().status).toBe("loggedIn"));
    expect(next.queryClient.getQueryData(egneAvtalerQuery().queryKey)).toBeDefined();
  });

  test("is empty after the session has run out, as after logging out", async () => {
    simulator.logIn();
    let skippedMs = 0;
    const { session, queryClient } = start({}, "", () => Date.now() + skippedMs);
    await waitFor(() => expect(session.session().status).toBe("loggedIn"));
    new QueryObserver(queryClient, egneAvtalerQuery()).subscribe(() => undefined);
    await waitFor(() => expect(cache()).toContain("policyNumber"));
    simulator.visitor().renewSession(0);
    skippedMs = simulator.visitor().sessionSeconds * 1000;
    await waitFor(() => expect(cache()).toBeNull());
    expect(marketSource()).toBeNull();
    expect(queryClient.getQueryData(egneAvtalerQuery().queryKey)).toBeUndefined();
  });
});
