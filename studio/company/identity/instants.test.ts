import { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../records/openDatabase.ts";
import { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { HostKeys } from "./HostKeys.ts";
import { PendingSignIns, signInMs } from "./PendingSignIns.ts";
import { digestOf } from "#studio/server/access/secretKey.ts";
import { Sessions } from "./Sessions.ts";
import { seenEveryMs } from "./sessionTimes.ts";
import { keyCookie } from "#studio/server/access/HostCookie.ts";
import { HostTickets } from "#studio/server/access/HostTickets.ts";
import { ticketPath } from "#studio/server/access/hostsOf.ts";

const start = 1_800_000_000_000;
const limits = { idleMs: 3_600_000, absoluteMs: 36_000_000 };
const kari = { id: "https://id.example kari", name: "Kari", email: "", emailVerified: false, claims: [] };
const host = "forslag1.studio.example";

let now: number;
let database: ReturnType<typeof openDatabase>;
let sessions: Sessions;
let links: PreviewLinks;
let hostKeys: HostKeys;
beforeEach(() => {
  now = start;
  const clock = () => now;
  database = openDatabase(":memory:");
  sessions = new Sessions({ database, limits, grantsOf: () => [{ role: "reader", brands: "all" }], now: clock });
  links = new PreviewLinks(database, clock);
  hostKeys = new HostKeys({ database, sessions, links, now: clock });
});

/** Whether something still opens. */
type Opens = () => boolean | Promise<boolean>;

/** Each is made at the start, and opens something until an instant. */
const ends: Readonly<Record<string, { readonly after: number; readonly make: () => Opens | Promise<Opens> }>> = {
  "a session that nobody uses": {
    after: limits.idleMs + seenEveryMs,
    make: () => {
      const key = sessions.create(kari, { sid: undefined, idToken: undefined });
      return () => sessions.find([key]) !== undefined;
    },
  },
  "a session that is used without an end": {
    after: limits.absoluteMs,
    make: () => {
      const key = sessions.create(kari, { sid: undefined, idToken: undefined });
      const asked = now;
      const until = asked + limits.absoluteMs;
      return () => {
        const end = now;
        for (now = asked; now <= Math.min(end, until - 1) - limits.idleMs + 1; now += limits.idleMs)
          sessions.find([key]);
        now = end;
        return sessions.find([key]) !== undefined;
      };
    },
  },
  "the key of a host of a session": {
    after: limits.idleMs + seenEveryMs,
    make: () => {
      const key = digestOf(sessions.create(kari, { sid: undefined, idToken: undefined }));
      const hostKey = hostKeys.createForSession(host, key);
      return () => hostKeys.find([hostKey], host) !== undefined;
    },
  },
  "a link": {
    after: 5000,
    make: () => {
      const { number } = new ProposalRecords(database).create({
        title: "Ny farge",
        author: { id: kari.id, name: kari.name },
        base: "c",
      });
      const { token } = links.create({
        proposal: number,
        brand: "fjord",
        author: { id: kari.id, name: kari.name },
        endsAt: new Date(start + 5000),
      });
      return () => links.read(token) !== undefined;
    },
  },
  "the key of a host of a link": {
    after: 5000,
    make: () => {
      const { number } = new ProposalRecords(database).create({
        title: "Ny farge",
        author: { id: kari.id, name: kari.name },
        base: "c",
      });
      const { link } = links.create({
        proposal: number,
        brand: "fjord",
        author: { id: kari.id, name: kari.name },
        endsAt: new Date(start + 5000),
      });
      const hostKey = hostKeys.createForLink(host, link);
      return () => hostKeys.find([hostKey], host) !== undefined;
    },
  },
  "a ticket": {
    after: 30_000,
    make: async () => {
      const origin = "https://studio.example";
      const cookie = keyCookie(origin);
      const tickets = new HostTickets({ origin, cookie, isBelow: () => true, now: () => now });
      const app = new Hono()
        .get("/", (c) => tickets.issue(c, "kari"))
        .get(ticketPath, (c) => tickets.redeem(c, host, { keyOf: () => "key", hasKey: () => true }) ?? c.notFound());
      const issued = await app.request(`/?til=https://${host}/`);
      return async () => (await app.request(issued.headers.get("Location") ?? "")).status === 302;
    },
  },
  "a sign-in at the provider": {
    after: signInMs,
    make: () => {
      const pending = new PendingSignIns(() => now);
      pending.add({ state: "state", nonce: "n", verifier: "v" }, "/", "browser");
      return () => typeof pending.take("state", ["browser"]) !== "string";
    },
  },
};

describe("The very instant of an end", () => {
  test.each(Object.keys(ends))("%s opens a millisecond before, and neither at it nor after it", async (name) => {
    const { after = 0, make } = ends[name] ?? {};
    const open = [];
    for (const ms of [-1, 0, 1]) {
      now = start;
      const isOpen = await make?.();
      now = start + after + ms;
      open.push(await isOpen?.());
    }
    expect(open).toEqual([true, false, false]);
  });

  test("a row that is removed by its time is one that has ended, and the other way round", () => {
    for (const ms of [-1, 0, 1]) {
      now = start;
      const key = sessions.create(kari, { sid: undefined, idToken: undefined });
      now = start + limits.idleMs + seenEveryMs + ms;
      sessions.removeEnded();
      const rows = Number(database.prepare("SELECT count(*) AS n FROM session").get()?.["n"]);
      expect([ms, rows]).toEqual([ms, ms < 0 ? 1 : 0]);
      sessions.end(digestOf(key));
    }
  });
});
