import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../records/openDatabase.ts";
import { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { HostKeys } from "./HostKeys.ts";
import type { Identity } from "./Identity.ts";
import type { Grant } from "../config/grantedRoles.ts";
import { digestOf } from "#studio/server/access/secretKey.ts";
import { Sessions } from "./Sessions.ts";

const minute = 60_000;
const limits = { idleMs: 60 * minute, absoluteMs: 600 * minute };
const start = 1_800_000_000_000;
const host = "forslag1.studio.example";

const identity = (name: string): Identity => ({
  id: `https://id.example ${name}`,
  name,
  email: `${name}@x.example`,
  emailVerified: true,
  claims: [],
});
const provider = (sid?: string) => ({ sid, idToken: undefined });

let now = start;
let grants: readonly Grant[] = [];
let database = openDatabase(":memory:");
const open = () => {
  const sessions = new Sessions({ database, limits, grantsOf: () => grants, now: () => now });
  const links = new PreviewLinks(database, () => now);
  return { sessions, links, hostKeys: new HostKeys({ database, sessions, links, now: () => now }) };
};
let { sessions, links, hostKeys } = open();

beforeEach(() => {
  now = start;
  grants = [{ role: "reader", brands: "all" }];
  database = openDatabase(":memory:");
  ({ sessions, links, hostKeys } = open());
});

const isOpen = (key: string) => sessions.find([key]) !== undefined;
const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);
const everything = () =>
  JSON.stringify(["session", "host_key"].map((table) => database.prepare(`SELECT * FROM ${table}`).all()));

describe("Sessions", () => {
  test("have keys of 256 bits, of which only digests are kept", () => {
    const keys = Array.from({ length: 50 }, () => sessions.create(identity("kari"), provider()));
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(Buffer.from(key, "base64url")).toHaveLength(32);
    const hostKey = hostKeys.createForSession(host, digestOf(keys[0] ?? ""));
    for (const key of [...keys, hostKey]) expect(everything()).not.toContain(key);
  });

  test("are found by their key, not by what is kept of it", () => {
    const key = sessions.create(identity("kari"), provider());
    expect(sessions.find(["", "planted", key])?.person).toEqual({
      id: "https://id.example kari",
      name: "kari",
      email: "kari@x.example",
      grants,
    });
    expect(isOpen(digestOf(key))).toBe(false);
    expect(isOpen(key.slice(0, -1))).toBe(false);
    expect(isOpen("")).toBe(false);
  });

  test("are written at most once a minute", () => {
    const key = sessions.create(identity("kari"), provider());
    const seen = () => Number(database.prepare("SELECT seen_at FROM session").get()?.["seen_at"]) - start;
    for (now = start; now < start + minute; now += 5000) expect(isOpen(key)).toBe(true);
    expect(seen()).toBe(0);
    now = start + minute;
    expect(isOpen(key)).toBe(true);
    expect(seen()).toBe(minute);
  });

  test("go on while the disk takes nothing, and are noted again when it does", () => {
    const key = sessions.create(identity("kari"), provider());
    now += 2 * minute;
    database.exec("PRAGMA query_only = true");
    expect(isOpen(key)).toBe(true);
    database.exec("PRAGMA query_only = false");
    expect(isOpen(key)).toBe(true);
    expect(database.prepare("SELECT seen_at FROM session").get()?.["seen_at"]).toBe(now);
  });

  test("survive a restart", () => {
    const key = sessions.create(identity("kari"), provider());
    ({ sessions, links, hostKeys } = open());
    expect(isOpen(key)).toBe(true);
  });

  test("end when nobody uses them, and leave no row", () => {
    const key = sessions.create(identity("kari"), provider());
    now += 61 * minute;
    expect(isOpen(key)).toBe(false);
    expect(count("session")).toBe(0);
    now = start;
    expect(isOpen(key)).toBe(false);
  });

  test("have the roles of the configuration of now: a person without one is out at once", () => {
    const key = sessions.create(identity("kari"), provider());
    grants = [{ role: "editor", brands: ["fjord"] }];
    expect(sessions.find([key])?.person.grants).toEqual(grants);
    grants = [];
    expect(isOpen(key)).toBe(false);
  });

  test("end one by one, and all of a person", () => {
    const [first, second, other] = ["kari", "kari", "ola"].map((each) => sessions.create(identity(each), provider()));
    sessions.end(digestOf(first ?? ""));
    expect([first, second, other].map((each) => isOpen(each ?? ""))).toEqual([false, true, true]);
    expect(sessions.endPerson("https://id.example kari")).toBe(1);
    expect([first, second, other].map((each) => isOpen(each ?? ""))).toEqual([false, false, true]);
  });

  test.each<[string, string | undefined, readonly boolean[]]>([
    ["by its id", undefined, [false, true, true, true]],
    ["by its id and person, with those of unknown origin", "https://id.example kari", [false, true, false, true]],
    ["not with another person", "https://id.example ola", [true, true, true, true]],
  ])("end with a session of the provider %s", (_, personId, expected) => {
    const keys = (
      [
        ["kari", "a"],
        ["kari", "b"],
        ["kari", undefined],
        ["per", undefined],
      ] as const
    ).map(([name, sid]) => sessions.create(identity(name), provider(sid)));
    sessions.endProviderSession("a", personId);
    expect(keys.map(isOpen)).toEqual(expected);
  });

  test("are removed when their time is over", () => {
    sessions.create(identity("kari"), provider());
    now += 30 * minute;
    sessions.create(identity("ola"), provider());
    now += 31 * minute;
    sessions.removeEnded();
    expect(count("session")).toBe(1);
    now += 600 * minute;
    sessions.create(identity("per"), provider());
    expect(count("session")).toBe(1);
  });
});

describe("Keys of hosts", () => {
  const author = { id: "https://id.example kari", name: "kari" };
  const newLink = () => {
    const { number } = new ProposalRecords(database).create({ title: "Ny farge", author, base: "c" });
    return links.create({ proposal: number, brand: "fjord", author, endsAt: new Date(start + 1000) }).link;
  };

  test("open one host", () => {
    const key = sessions.create(identity("kari"), provider());
    const hostKey = hostKeys.createForSession(host, digestOf(key));
    expect(hostKeys.find(["planted", hostKey], host)).toMatchObject({ kind: "person" });
    expect(hostKeys.find([hostKey], "forslag2.studio.example")).toBeUndefined();
    // The key of a session is none of a host, and the other way round.
    expect(hostKeys.find([key], host)).toBeUndefined();
    expect(isOpen(hostKey)).toBe(false);
  });

  test.each<[string, (key: string) => void]>([
    ["it ends", (key) => sessions.end(digestOf(key))],
    ["all of the person end", () => sessions.endPerson("https://id.example kari")],
    ["nobody has used it", () => void (now += 61 * minute)],
    ["its time is over", () => void (now += 600 * minute)],
    ["its person has no role any more", () => void (grants = [])],
  ])("end with their session when %s", (_, end) => {
    const key = sessions.create(identity("kari"), provider());
    const hostKey = hostKeys.createForSession(host, digestOf(key));
    end(key);
    expect(hostKeys.find([hostKey], host)).toBeUndefined();
  });

  test("keep their session open", () => {
    const key = sessions.create(identity("kari"), provider());
    const hostKey = hostKeys.createForSession(host, digestOf(key));
    for (let hours = 0; hours < 9; hours += 1) {
      now += 59 * minute;
      expect(hostKeys.find([hostKey], host)).toBeDefined();
    }
    expect(isOpen(key)).toBe(true);
  });

  test("of a link end with the link", () => {
    const link = newLink();
    const hostKey = hostKeys.createForLink(host, link);
    expect(hostKeys.find([hostKey], host)).toEqual({ kind: "link", link });
    now += 1000;
    expect(hostKeys.find([hostKey], host)).toBeUndefined();
    now = start;
    expect(hostKeys.find([hostKey], host)).toBeDefined();
    links.revoke(link.proposal, link.id);
    expect(hostKeys.find([hostKey], host)).toBeUndefined();
    expect(count("host_key")).toBe(0);
  });

  test("are not kept without an end, however often somebody throws them away", () => {
    const link = newLink();
    const keys = Array.from({ length: 1005 }, () => hostKeys.createForLink(host, link));
    expect(count("host_key")).toBe(1000);
    expect(hostKeys.find([keys.at(-1) ?? ""], host)).toBeDefined();
    expect(hostKeys.find([keys[0] ?? ""], host)).toBeUndefined();
  });
});
