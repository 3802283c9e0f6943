import { describe, expect, test } from "vitest";
import type { AvtalerNotice, AvtalerView } from "./avtalerView.ts";
import { heldProducts } from "./heldProducts.ts";

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
