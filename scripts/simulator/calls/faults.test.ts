import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { apiBase } from "#contract/callNames.ts";
import { parseFault } from "../world/fault.ts";

const simulator = startSimulator();
const call = "GET /skadekunde/hent";

const read = (init: RequestInit = {}) =>
  fetch(`http://test.localhost:8000${apiBase}/skadekunde/hent`, { ...init, headers: { "X-Requested-By": "kfp" } });

describe("Injected faults", () => {
  test("a given status and body", async () => {
    simulator.logIn();
    simulator.inject({ call, status: 500, body: { code: "NOE" } });
    const response = await read();
    expect([response.status, await response.json()]).toEqual([500, { code: "NOE" }]);
  });

  test("a fault affects the given number of calls, then the next one does, then none", async () => {
    simulator.logIn();
    simulator.inject({ call, status: 503, times: 2 });
    simulator.inject({ call, status: 500, times: 1 });
    const statuses = [(await read()).status, (await read()).status, (await read()).status, (await read()).status];
    expect(statuses).toEqual([503, 503, 500, 200]);
  });

  test("other calls are not affected; clearing removes all faults", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", status: 500 });
    expect((await read()).status).toBe(200);
    simulator.inject({ call, status: 500 });
    simulator.clearFaults();
    expect((await read()).status).toBe(200);
  });

  test("a write that fails changes nothing", async () => {
    simulator.logIn("mange");
    simulator.inject({ call: "DELETE /avtaleoversikt/tilbud/:policyNumber", status: 500 });
    const before = simulator.customer("mange").tilbud.length;
    await fetch(`http://test.localhost:8000${apiBase}/avtaleoversikt/tilbud/80000101`, {
      method: "DELETE",
      headers: { "X-Requested-By": "kfp" },
    });
    expect(simulator.customer("mange").tilbud).toHaveLength(before);
  });

  test.each([
    ["html", /^<!doctype html>/],
    ["null", /^null$/],
    ["empty", /^$/],
  ] as const)("%s comes with status 200", async (kind, text) => {
    simulator.logIn();
    simulator.inject({ call, kind });
    const response = await read();
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(text);
  });

  test("truncated is the beginning of the real answer, and not JSON", async () => {
    simulator.logIn();
    const whole = await (await read()).text();
    simulator.inject({ call, kind: "truncated" });
    const text = await (await read()).text();
    expect(whole.startsWith(text)).toBe(true);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  test("nullFields empties every field", async () => {
    simulator.logIn();
    simulator.inject({ call, kind: "nullFields" });
    expect(await (await read()).json()).toMatchObject({
      navn: null,
      isLoMedlem: null,
      kontaktInformasjon: { epostAdresse: null },
    });
  });

  test("unknownEnums changes only the enumerations", async () => {
    simulator.logIn();
    simulator.inject({ call, kind: "unknownEnums" });
    expect(await (await read()).json()).toMatchObject({
      navn: "Vanja Vanlig",
      samtykker: { marketingConsent: "HELT_NYTT" },
    });
  });

  test("abort breaks the connection", async () => {
    simulator.logIn();
    simulator.inject({ call, kind: "abort" });
    await expect(read()).rejects.toThrow(TypeError);
    expect(simulator.requests(call)).toMatchObject([{ status: 0 }]);
  });

  test("hang gives no answer until the connection breaks", async () => {
    simulator.logIn();
    simulator.inject({ call, kind: "hang" });
    const answer = read().then(
      () => "answered",
      () => "broken",
    );
    await expect.poll(() => simulator.requests(call)).toHaveLength(1);
    expect(simulator.requests(call)[0]?.status).toBeUndefined();
    simulator.visitor().endHangingAnswers();
    expect(await answer).toBe("broken");
  });

  test("hang ends when the caller gives up", async () => {
    simulator.logIn();
    simulator.inject({ call, kind: "hang" });
    const caller = new AbortController();
    const answer = read({ signal: caller.signal });
    await expect.poll(() => simulator.requests(call)).toHaveLength(1);
    caller.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });

  test("headers replace the answer's own", async () => {
    simulator.logIn();
    simulator.inject({ call, headers: { "X-Session-Expiry": "abc" } });
    const response = await read();
    expect([response.status, response.headers.get("X-Session-Expiry")]).toEqual([200, "abc"]);
  });

  test("a delay alone is a slow but right answer", async () => {
    simulator.logIn();
    simulator.inject({ call, delayMs: 40 });
    // The shorter timer began first, so it ends first on any machine.
    const shorter = setTimeout(20);
    const answer = read();
    expect(await Promise.race([answer, shorter])).toBeUndefined();
    expect((await answer).status).toBe(200);
  });
});

describe("An invalid fault", () => {
  test.each([
    ["text", /object/],
    [{ call: "GET /finnes/ikke" }, /"call" must be one of/],
    [{ call, kind: "boom" }, /"kind" must be one of/],
    [{ call, status: 99 }, /"status"/],
    [{ call, times: -1 }, /"times"/],
    [{ call, delayMs: 1.5 }, /"delayMs"/],
    [{ call, headers: { a: 1 } }, /"headers"/],
    [{ call, stauts: 500 }, /no field "stauts"/],
  ])("%o is refused with a message", (fault, message) => {
    expect(() => parseFault(fault)).toThrow(message);
  });
});
