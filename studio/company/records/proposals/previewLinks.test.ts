import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../openDatabase.ts";
import { PreviewLinks } from "./PreviewLinks.ts";
import { ProposalRecords } from "./ProposalRecords.ts";

const ada = { id: "ada", name: "Ada" };
const start = Date.parse("2026-12-01T06:00:00Z");
const day = 86_400_000;

let database: DatabaseSync;
let now: number;
let links: PreviewLinks;
beforeEach(() => {
  database = openDatabase(":memory:");
  now = start;
  const records = new ProposalRecords(database);
  for (const title of ["En", "To"]) records.create({ title, author: ada, base: "c" });
  links = new PreviewLinks(database, () => now);
});

const create = (proposal = 1, days = 7, brand = "fjord") =>
  links.create({ proposal, brand, author: ada, endsAt: new Date(now + days * day) });

describe("A link to a preview", () => {
  test("opens one brand of one proposal until its end", () => {
    const { token, link } = create(2, 7, "vidde");
    expect(links.read(token)).toEqual(link);
    expect(link).toEqual({
      id: createHash("sha256").update(token).digest("hex"),
      proposal: 2,
      brand: "vidde",
      author: ada,
      createdAt: "2026-12-01T06:00:00.000Z",
      endsAt: "2026-12-08T06:00:00.000Z",
    });
    now += 7 * day - 1;
    expect(links.read(token)).toEqual(link);
    now += 1;
    expect([links.read(token), links.byId(link.id), links.list(2)]).toEqual([undefined, undefined, []]);
  });

  test("has a token of 256 bits, which the database does not have", () => {
    const tokens = Array.from({ length: 50 }, () => create().token);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(tokens).size).toBe(50);
    const stored = JSON.stringify(database.prepare("SELECT * FROM link").all());
    for (const token of tokens) expect(stored).not.toContain(token);
  });

  test("is opened by nothing but its token", () => {
    const { token, link } = create();
    const flipped = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    const others = [
      "",
      " ",
      token.slice(1),
      `${token} `,
      `${token}=`,
      token.toUpperCase(),
      flipped,
      link.id,
      "%",
      "' OR 1=1 --",
    ];
    expect(others.map((other) => links.read(other))).toEqual(others.map(() => undefined));
  });

  test("that is revoked opens nothing, and its host keys are gone", () => {
    const { token, link } = create();
    const other = create();
    const key = database.prepare(
      "INSERT INTO host_key (key_digest, host, link_digest, created_at) VALUES (?, ?, ?, 0)",
    );
    key.run("one", "host", link.id);
    key.run("two", "host", other.link.id);
    expect(links.revoke(2, link.id)).toBeUndefined();
    expect(links.read(token)).toEqual(link);
    expect(links.revoke(1, link.id)).toEqual(link);
    expect([links.read(token), links.revoke(1, link.id)]).toEqual([undefined, undefined]);
    expect(links.read(other.token)).toEqual(other.link);
    expect(database.prepare("SELECT key_digest FROM host_key").all()).toEqual([{ key_digest: "two" }]);
  });

  test("is in the list of its proposal, newest first; those that ended are removed", () => {
    const [short, long] = [create(1, 1).link, create(1, 30).link];
    create(2);
    expect(links.list(1)).toEqual([long, short]);
    now += day;
    expect(links.list(1)).toEqual([long]);
    create(2);
    expect(database.prepare("SELECT count(*) AS count FROM link").get()).toEqual({ count: 3 });
  });

  test.each([[0], [-1], [30.01], [Number.NaN]])("that ends in %d days is refused", (days) => {
    expect(() => create(1, days)).toThrow(expect.objectContaining({ code: "wrong-end" }));
    expect(links.list(1)).toEqual([]);
  });
});
