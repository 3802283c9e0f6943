import { describe, expect, test } from "vitest";
import { allKjopsinnganger, type Kjopsinngang, kjopskategorier } from "#contract/kjopsinngang.ts";
import {
  inngangerOf,
  inngangOfProductType,
  kjopsinngangPath,
  mostBoughtInnganger,
  purchasePathOf,
  shownInnganger,
} from "./kjopsinnganger.ts";

const all = new Set(allKjopsinnganger);

describe("Purchase entrances (spec: kjop-10)", () => {
  test.each<[Kjopsinngang, string]>([
    ["baat", "motor/baat"],
    ["barn", "liv/kjop/barneforsikring"],
    ["behandling", "liv/kjop/behandlingsforsikring"],
    ["bil", "motor/bil"],
    ["bobil", "motor/bil/bobil"],
    ["hund", "skade/kjaeledyr/hund"],
    ["hus", "hus"],
    ["hytte", "hytte"],
    ["innbo", "innbo"],
    ["katt", "skade/kjaeledyr/katt"],
    ["kritiskSykdom", "liv/kjop/kritisksykdom"],
    ["liv", "liv/kjop/livsforsikring"],
    ["moped", "motor/moped"],
    ["mc", "motor/mc"],
    ["reise", "skade/reise"],
    ["medlemsreise", "skade/reise/lofavor"],
    ["sek", "motor/sek"],
    ["tilhenger", "motor/tilhenger?type=TILHENGER"],
    ["campingvogn", "motor/tilhenger?type=CAMPINGVOGN"],
    ["student", "student"],
    ["ufore", "liv/kjop/uforeforsikring"],
    ["ulykke", "liv/kjop/ulykkesforsikring"],
    ["ung", "ung"],
  ])("%s leads to %s", (inngang, path) => {
    expect(kjopsinngangPath(inngang)).toBe(`/privat/forsikring/${path}`);
  });

  test("are 23, each in one of the seven categories", () => {
    expect(all.size).toBe(23);
    const listed = kjopskategorier.flatMap((kategori) => inngangerOf(kategori, all));
    expect(listed).toHaveLength(23);
    expect(new Set(listed)).toEqual(all);
    expect(kjopskategorier.filter((kategori) => inngangerOf(kategori, all).length === 0)).toEqual([]);
  });

  test("a category lists only what the customer is shown", () => {
    expect(inngangerOf("reise", new Set(["bil", "reise"]))).toEqual(["reise"]);
    expect(inngangerOf("reise", new Set(["bil"]))).toEqual([]);
  });
});

describe("What a customer is shown", () => {
  const purchase = { entrances: ["bil"], memberEntrances: ["medlemsreise"] } as const;

  test("has the entrances of the brand; those for union members only for members", () => {
    expect([...shownInnganger(purchase, false)]).toEqual(["bil"]);
    expect([...shownInnganger(purchase, true)]).toEqual(["bil", "medlemsreise"]);
  });

  test("on the overview is a short list: the eight that are bought most", () => {
    expect(mostBoughtInnganger(all, [])).toHaveLength(8);
    expect(mostBoughtInnganger(new Set(["student", "bil"]), [])).toEqual(["bil"]);
  });

  test("has nothing that the customer holds, by its product type or a variant of it (spec: kjop-16)", () => {
    const held = ["BIL", "KOLLEKTIV_INNBO", undefined, "KOLLEKTIV_REISE", "LOFAVOR_KJAELEDYR", "ROMREISE"];
    expect(mostBoughtInnganger(all, held)).toEqual(["hus", "hytte", "barn", "liv", "baat"]);
  });

  test("has one travel insurance: the members' own where there is one (spec: kjop-17)", () => {
    const travel = (shown: Kjopsinngang[]) => mostBoughtInnganger(new Set(shown), []);
    expect(travel(["reise", "medlemsreise"])).toEqual(["medlemsreise"]);
    expect(travel(["reise"])).toEqual(["reise"]);
  });
});

describe("Where a product type is bought", () => {
  test.each([
    ["BIL", "bil"],
    ["MC", "mc"],
    ["MOPED", "moped"],
    ["BAAT", "baat"],
    ["TILHENGER", "tilhenger"],
    ["CAMPING", "campingvogn"],
    ["SEK", "sek"],
    ["HUS", "hus"],
    ["FRITIDSHUS", "hytte"],
    ["INNBO", "innbo"],
    ["REISE", "medlemsreise"],
    ["KJAELEDYR", "hund"],
    ["LIV", "liv"],
    ["UFORE", "ufore"],
    ["KRITISK_SYKDOM", "kritiskSykdom"],
    ["BEHANDLING", "behandling"],
    ["BARN", "barn"],
    ["ULYKKE", "ulykke"],
  ])("%s: %s", (productType, inngang) => {
    expect(inngangOfProductType(productType, all)).toBe(inngang);
  });

  test("travel is the general one for customers who are not members", () => {
    expect(inngangOfProductType("REISE", new Set(["reise"]))).toBe("reise");
  });

  test.each(["ROMREISE", "", "toString", "__proto__"])("%j has no purchase path", (productType) => {
    expect(inngangOfProductType(productType, all)).toBeUndefined();
  });

  test("dog or cat is chosen on the purchase page, where both are sold (spec: kjop-18)", () => {
    expect(purchasePathOf("KJAELEDYR", all)).toBe("/privat/forsikring/oversikt/kjopsinnganger");
    expect(purchasePathOf("KJAELEDYR", new Set(["katt"]))).toBe("/privat/forsikring/skade/kjaeledyr/katt");
    expect(purchasePathOf("BIL", all)).toBe("/privat/forsikring/motor/bil");
    expect(purchasePathOf("BIL", new Set(["hus"]))).toBeUndefined();
  });

  test("a product whose entrance is not shown has no purchase path", () => {
    expect(inngangOfProductType("BIL", new Set(["hus"]))).toBeUndefined();
  });
});
