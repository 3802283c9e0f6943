import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../openDatabase.ts";
import { Publications } from "./Publications.ts";

const ada = { id: "ada", name: "Ada" };
const start = Date.parse("2026-12-01T06:00:00Z");
const day = 86_400_000;

let now: number;
let publications: Publications;
beforeEach(() => {
  now = start;
  publications = new Publications(openDatabase(":memory:"), () => now);
  publications.add({
    brands: ["fjord", "vidde"],
    proposal: 1,
    action: "publish",
    commit: "aaa",
    release: "r1",
    by: ada,
  });
  now += 5 * day;
  publications.add({ brands: ["vidde"], proposal: 2, action: "publish", commit: "bbb", by: ada });
  now += day;
  publications.add({ brands: ["fjord"], proposal: 1, action: "takeBack", commit: "ccc", by: ada });
});

const told = (list: readonly { brand: string; commit: string }[]) =>
  list.map(({ brand, commit }) => `${brand} ${commit}`);

describe("What became live, and when (spec: company-35)", () => {
  test("of a brand, newest first", () => {
    expect(publications.ofBrand("fjord")).toEqual([
      { proposal: 1, brand: "fjord", action: "takeBack", commit: "ccc", at: "2026-12-07T06:00:00.000Z", by: ada },
      {
        proposal: 1,
        brand: "fjord",
        action: "publish",
        commit: "aaa",
        release: "r1",
        at: "2026-12-01T06:00:00.000Z",
        by: ada,
      },
    ]);
    expect(told(publications.ofBrand("fjord", 1))).toEqual(["fjord ccc"]);
    expect(publications.ofBrand("eng")).toEqual([]);
  });

  test("since a time, of the brands that somebody sees", () => {
    expect(told(publications.since(new Date(start + day), "all"))).toEqual(["fjord ccc", "vidde bbb"]);
    expect(told(publications.since(new Date(start), ["vidde"]))).toEqual(["vidde bbb", "vidde aaa"]);
    expect(publications.since(new Date(start), [])).toEqual([]);
    expect(publications.since(new Date(now + 1), "all")).toEqual([]);
  });

  test("of a commit", () => {
    expect(told(publications.ofCommit("aaa"))).toEqual(["fjord aaa", "vidde aaa"]);
    expect(publications.ofCommit("ddd")).toEqual([]);
  });
});
