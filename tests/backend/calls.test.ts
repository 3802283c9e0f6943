import { describe, expect, test } from "vitest";
import { startSimulator } from "../support/simulator.ts";
import { apiBase } from "./callName.ts";

const simulator = startSimulator({ id: "eika", loginContextSuffix: "" });
const call = (path: string, init: RequestInit = {}) =>
  fetch(`http://eika.localhost:8000${apiBase}${path}`, {
    ...init,
    headers: { "X-Requested-By": "kfp", Accept: "application/json", ...init.headers },
  });

describe("smoke", () => {
  test("x", async () => {
    simulator.logIn("mange");
    const r = await call("/avtaleoversikt/avtaler");
    expect(r.status).toBe(200);
    expect(r.headers.get("X-Session-Expiry")).toBe("1800");
    const del = await call("/avtaleoversikt/tilbud/80000101", { method: "DELETE" });
    expect(del.status).toBe(204);
    expect((await call("/jumpsst/", { method: "POST", body: "{}" })).status).toBe(200);
    expect((await call("/jumpsst", { method: "POST", body: "{}" })).status).toBe(404);
    simulator.order({ call: "GET /skadekunde/hent", kind: "abort" });
    await expect(call("/skadekunde/hent")).rejects.toThrow();
    simulator.clearFaults();
    simulator.order({ call: "GET /skadekunde/hent", kind: "hang" });
    await expect(call("/skadekunde/hent", { signal: AbortSignal.timeout(50) })).rejects.toThrow(/abort|timeout/i);
  });
});
