import { describe, expect, test } from "vitest";
import type { Avtaler } from "./avtale.ts";
import { type AvtalerNotice, type AvtalerPart, avtalerView, type AvtalerView, heldProducts } from "./avtalerView.ts";

const liste = (fields: Partial<Avtaler> = {}): Avtaler => ({
  avtaler: [{ policyNumber: "1", systemSource: "NICE" }],
  monthlySumOre: 10_010,
  yearlySumOre: 120_120,
  systemSourceError: false,
  ...fields,
});
const loaded = (fields: Partial<Avtaler> = {}, isOutdated = false): AvtalerPart => ({
  status: "loaded",
  liste: liste(fields),
  isOutdated,
});
const noSums = { avtaler: [], monthlySumOre: 0, yearlySumOre: 0 };
const none = loaded(noSums);
const absent: AvtalerPart = { status: "absent" };
const pending: AvtalerPart = { status: "pending" };
const failed: AvtalerPart = { status: "failed" };

describe("What the overview shows of the agreements", () => {
  test.each([
    ["nothing is known yet", pending, pending, "loading"],
    ["our own are known, and are none, but the partner's may come", none, pending, "loading"],
    ["our own failed, but the partner's may come", failed, pending, "loading"],
    ["our own failed and there is no partner", failed, absent, "failed"],
    ["our own failed and the partner has none", failed, none, "failed"],
    ["both failed", failed, failed, "failed"],
    ["there are none", none, absent, "empty"],
    ["there are none in either system", none, none, "empty"],
    ["our own are there and the partner's may come", loaded(), pending, "list"],
    ["the partner's came first", pending, loaded(), "list"],
    ["the partner failed, so it is not known whether there are none", none, failed, "list"],
    ["none, but a source failed", loaded({ avtaler: [], systemSourceError: true }), absent, "list"],
  ] as const)("%s: %s, %s", (_, own, partner, status) => {
    expect(avtalerView(own, partner).status).toBe(status);
  });

  test.each([
    ["all is well", loaded(), loaded(), []],
    ["our own failed", failed, loaded(), ["ownFailed"]],
    ["the partner failed", loaded(), failed, ["partnerFailed"]],
    ["a source of ours failed", loaded({ systemSourceError: true }), absent, ["sourceError"]],
    ["a source of the partner's failed", loaded(), loaded({ systemSourceError: true }), ["sourceError"]],
    ["an earlier list is shown", loaded({}, true), absent, ["outdated"]],
    ["the partner failed and a source too", loaded({ systemSourceError: true }), failed, ["partnerFailed"]],
  ] as const)("the notices when %s", (_, own, partner, notices) => {
    expect(avtalerView(own, partner)).toMatchObject({ notices });
  });
});

describe("Totals combine own and partner agreements (spec: avtaler-2)", () => {
  const total = (own: AvtalerPart, partner: AvtalerPart) => {
    const view = avtalerView(own, partner);
    return view.status === "list" ? view.total : undefined;
  };

  test("sums are added in øre", () => {
    expect(total(loaded(), loaded({ monthlySumOre: 20_020, yearlySumOre: 1 }))).toEqual({
      status: "complete",
      monthlyOre: 30_030,
      yearlyOre: 120_121,
    });
  });

  test("while a part is loading the known sums are shown as what is known so far (spec: loading-4)", () => {
    expect(total(loaded(), pending)).toEqual({ status: "soFar", monthlyOre: 10_010, yearlyOre: 120_120 });
    expect(total(pending, loaded())).toMatchObject({ status: "soFar" });
  });

  test("while a part is loading and no sum is known, its place is kept", () => {
    const unpriced = loaded({ monthlySumOre: undefined, yearlySumOre: undefined });
    expect(total(unpriced, pending)).toEqual({ status: "pending" });
  });

  test.each([
    ["the partner failed", loaded(), failed],
    ["our own failed", failed, loaded()],
    ["a source failed", loaded({ systemSourceError: true }), absent],
    ["the list is an earlier one", loaded({}, true), absent],
    ["a monthly sum is missing", loaded(), loaded({ monthlySumOre: undefined })],
    ["a yearly sum is missing", loaded({ yearlySumOre: undefined }), absent],
  ])("is not complete when %s", (_, own, partner) => {
    expect(total(own, partner)).toMatchObject({ status: "incomplete" });
  });

  test("an empty list without sums does not change the total", () => {
    const empty = loaded({ avtaler: [], monthlySumOre: undefined, yearlySumOre: undefined });
    expect(total(loaded(), empty)).toMatchObject({ monthlyOre: 10_010, status: "complete" });
  });

  test.each([
    ["there are no agreements, and a source failed", loaded({ ...noSums, systemSourceError: true }), absent],
    ["there are no agreements, and the partner failed", none, failed],
  ])("there is no total when %s (spec: avtaler-6)", (_, own, partner) => {
    expect(avtalerView(own, partner)).toMatchObject({ status: "list", total: undefined });
  });

  test.each([
    ["no list has a sum", loaded({ monthlySumOre: undefined, yearlySumOre: undefined }), absent],
    ["only the empty list has a sum", loaded({ monthlySumOre: undefined, yearlySumOre: undefined }), none],
  ])("the total is not known, and says so, when %s", (_, own, partner) => {
    expect(total(own, partner)).toEqual({ status: "unknown" });
  });

  test("an agreement that costs nothing has a total of 0", () => {
    expect(total(loaded({ monthlySumOre: 0, yearlySumOre: 0 }), absent)).toMatchObject({ monthlyOre: 0 });
  });
});

describe("Every card has its own key", () => {
  const keys = (own: AvtalerPart, partner: AvtalerPart) => {
    const view = avtalerView(own, partner);
    return view.status === "list" ? view.rows.map((row) => row.key) : [];
  };
  const rows = loaded({ avtaler: [{ policyNumber: "7" }, { policyNumber: "7" }, {}, {}, { policyNumber: "" }] });

  test("with the same, a missing and an empty policy number, in both lists", () => {
    const all = keys(rows, rows);
    expect(all).toHaveLength(10);
    expect(new Set(all).size).toBe(10);
  });

  test("that stays when another agreement comes before it", () => {
    const later = loaded({ avtaler: [{ policyNumber: "3" }, { policyNumber: "7" }] });
    expect(keys(rows, absent)).toContain(keys(later, absent)[1]);
  });
});

const list = (facts: { notices?: AvtalerNotice[]; isPartial?: boolean } = {}): AvtalerView => ({
  status: "list",
  rows: [
    { key: "1", id: "1", avtale: { productType: "BIL" } },
    { key: "2", id: "2", avtale: {} },
  ],
  notices: [],
  total: { status: "pending" },
  isPartial: false,
  ...facts,
});

describe("What the customer already holds (spec: anbefalinger-5)", () => {
  test.each<[string, AvtalerView, (string | undefined)[] | undefined]>([
    ["the product types of all agreements", list(), ["BIL", undefined]],
    ["nothing without agreements", { status: "empty" }, []],
    ["what was held when the list was last fetched", list({ notices: ["outdated"] }), ["BIL", undefined]],
    ["unknown while the list is fetched", { status: "loading" }, undefined],
    ["unknown when it failed", { status: "failed" }, undefined],
    ["unknown while a part is on its way", list({ isPartial: true }), undefined],
    ["unknown when ours failed", list({ notices: ["ownFailed"] }), undefined],
    ["unknown when the partner's failed", list({ notices: ["partnerFailed"] }), undefined],
    ["unknown when a system is down", list({ notices: ["sourceError"] }), undefined],
  ])("is %s", (_, view, held) => {
    expect(heldProducts(view)).toEqual(held);
  });
});
