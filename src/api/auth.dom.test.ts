import { describe, expect, test } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { createQueryClient } from "#core/query/queryClient.ts";
import { clientContextQuery, sessionCalls } from "./auth.ts";
import { bankkontaktQuery } from "./bankkontakt.ts";
import { loginUrlQuery } from "./loginUrl.ts";

const simulator = startSimulator();
const calls = (goto?: string) => sessionCalls(createQueryClient(), goto);

describe("The session's calls", () => {
  test("session-status returns the session id, and nothing without a login", async () => {
    expect(await calls().askStatus()).toBeUndefined();
    simulator.logIn();
    expect(await calls().askStatus()).toEqual(expect.stringMatching(/./));
  });

  test("session-status is asked each time, never taken from the cache", async () => {
    const same = calls();
    await same.askStatus();
    await same.askStatus();
    expect(simulator.requests("GET /auth/session-status")).toHaveLength(2);
  });

  test("session-status is not a failure when the cache is cleared before the answer", async () => {
    simulator.inject({ call: "GET /auth/session-status", kind: "hang" });
    const queryClient = createQueryClient();
    const asked = sessionCalls(queryClient, undefined).askStatus();
    queryClient.clear();
    expect(await asked).toBeUndefined();
  });

  test("a session is extended under its id, with an empty body", async () => {
    simulator.logIn();
    expect(await calls().extend()).toBe(await calls().askStatus());
    expect(simulator.requests("POST /auth/extend-session")).toMatchObject([{ body: {} }]);
  });

  test.each([
    [undefined, {}],
    ["https://bank.example/ute", { goto: "https://bank.example/ute" }],
  ])("logging out with the post-logout URL %s sends %j", async (goto, body) => {
    simulator.logIn();
    expect(await calls(goto).logOut()).toEqual(goto ?? expect.stringContaining("/simulator/"));
    expect(simulator.requests("POST /auth/logout")).toMatchObject([{ body }]);
    expect(await calls().askStatus()).toBeUndefined();
  });

  test("a failed extension is not tried again", async () => {
    simulator.logIn();
    simulator.inject({ call: "POST /auth/extend-session", status: 500 });
    await expect(calls().extend()).rejects.toThrow();
    expect(simulator.requests("POST /auth/extend-session")).toHaveLength(1);
  });
});

describe("The session's queries", () => {
  test("client-context returns the login context and the distributor", async () => {
    simulator.logIn(undefined, "nettbank");
    expect(await createQueryClient().fetchQuery(clientContextQuery())).toMatchObject({
      loginContext: "NETTBANK",
      distributor: { shortname: "test" },
    });
  });

  test("bankkontakt returns the distributor's contact information", async () => {
    simulator.logIn();
    expect(await createQueryClient().fetchQuery(bankkontaktQuery())).toMatchObject({
      navn: "Testmerket kundesenter",
      apningstider: [{ dag: "Mandag–fredag", timer: "08.00–16.00" }],
    });
  });

  test("the login URL needs no login", async () => {
    const { loginUrl } = await createQueryClient().fetchQuery(loginUrlQuery());
    expect(URL.canParse(loginUrl)).toBe(true);
  });

  test.each([
    [clientContextQuery(), 15 * 60_000],
    [loginUrlQuery(), 15 * 60_000],
  ])("$queryKey is fresh for 15 minutes", ({ staleTime }, ms) => {
    expect(staleTime).toBe(ms);
  });
});
