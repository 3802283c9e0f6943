import { apiBase } from "#contract/callNames.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { openBackEnd } from "./openBackEnd.ts";

const tilbud = `${apiBase}/avtaleoversikt/tilbud`;

test("nginx: who calls too often gets 429 in the API's form, and others are not affected", async () => {
  const { backEnd, ask, close } = await openBackEnd({
    balancers: ["127.0.0.1"],
    limit: { calls: 4, logins: 1 },
  });
  try {
    const from = (address: string, path = tilbud) => ask(path, [`X-Forwarded-For: ${address}`]);
    const statuses = async (count: number, address: (at: number) => string, path?: string) => {
      const answers = await Promise.all(Array.from({ length: count }, (_, at) => from(address(at), path)));
      const served = answers.filter(({ status }) => status === 200).length;
      const refused = answers.filter(({ status }) => status === 429);
      expect(served + refused.length).toBe(count);
      return { served, refused };
    };
    /**
     * Five seconds' worth of calls are served at once. Those that come after them are refused, as soon as more come than
     * the seconds that pass meanwhile allow: on a busy machine not all of the first ones need come at once.
     */
    const refusedOf = async (perSecond: number, what: string, address: (at: number) => string, path?: string) => {
      const count = 15 * perSecond;
      let { served, refused } = await statuses(count, address, path);
      expect(served, what).toBeGreaterThanOrEqual(5 * perSecond);
      for (let burst = 0; burst < 10 && refused.length === 0; burst += 1)
        ({ served, refused } = await statuses(count, address, path));
      expect(refused.length, `${what}: refused`).toBeGreaterThan(0);
      return refused;
    };
    for (const { headers, body } of await refusedOf(4, "one address", () => "203.0.113.1"))
      expect([headers, JSON.parse(body)]).toEqual([
        expect.objectContaining({
          "content-type": "application/json; charset=utf-8",
          "retry-after": "5",
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
          "strict-transport-security": "max-age=31536000",
        }),
        { code: "FOR_MANGE_KALL" },
      ]);
    expect((await from("203.0.113.2")).status).toBe(200);

    // Calls of the session have a limit of their own, however their path is written.
    for (const [address, path] of [
      ["203.0.113.3", `${apiBase}/auth/login`],
      ["203.0.113.4", `${apiBase}/x/../auth/%6cogin?a=1`],
      ["203.0.113.5", `/api//privat/forsikring/AUTH/session-status`],
      ["203.0.113.6", `${apiBase}/auth;a=1/login`],
      ["203.0.113.7", `/api/privat;a=1/forsikring;b/auth/login`],
    ] as const) {
      await refusedOf(1, path, () => address, path);
    }

    // A household or a company has a /64 of IPv6, and every address in it.
    await refusedOf(4, "a /64 of IPv6", (at) => `2001:db8:1:2::${at.toString(16)}`);
    await refusedOf(4, "a short address of IPv6", (at) => `2001:db8::${at.toString(16)}:1:2`);
    expect((await statuses(60, (at) => `2001:db8:1:${(at + 16).toString(16)}::1`)).served).toBe(60);
    expect((await statuses(60, (at) => `198.51.100.${at}`)).served).toBe(60);

    // A 429 of the back end is its own.
    backEnd.answer = { status: 429, headers: {}, body: "{}" };
    expect((await from("203.0.113.8")).body).toBe("{}");
  } finally {
    await close();
  }
});

test("nginx: no more than five seconds' worth of calls are under way for one address", async () => {
  const { backEnd, ask, close } = await openBackEnd({ limit: { calls: 4, logins: 4 } });
  try {
    backEnd.answer = { status: 0, headers: {}, body: "" };
    const waiting = Array.from({ length: 20 }, () => ask(tilbud).catch(() => undefined));
    await expect.poll(() => backEnd.received.length).toBe(20);
    await expect.poll(async () => (await ask(tilbud)).status).toBe(429);
    expect(backEnd.received).toHaveLength(20);
    await backEnd.close();
    await Promise.all(waiting);
  } finally {
    await close();
  }
});
