import { describe, expect, test } from "vitest";
import type { Campaign, Marketing } from "#contract/descriptor/marketing.ts";
import { dayInOslo } from "../format/dayInOslo.ts";
import { marketingOn } from "./marketingOn.ts";

const own: Marketing = {
  heroTitle: "Hei",
  bundleDiscount: { title: "Samlerabatt", text: "15 %" },
  purchaseInfo: [],
};
const titleOn = (day: string, campaigns: Record<string, Campaign>) => marketingOn(day, { ...own, campaigns }).heroTitle;
const jul: Campaign = { firstDay: "2026-12-01", lastDay: "2026-12-24", texts: { heroTitle: "God jul" } };

describe("Campaigns (spec: brands-16)", () => {
  test.each([
    ["2026-11-30", "Hei"],
    ["2026-12-01", "God jul"],
    ["2026-12-24", "God jul"],
    ["2026-12-25", "Hei"],
    ["2027-12-24", "Hei"],
  ])("on %s the title is %s: the first and the last day count", (day, title) => {
    expect(titleOn(day, { jul })).toBe(title);
  });

  test.each([
    ["2026-01-01", "Snart jul"],
    ["2026-12-10", "God jul"],
    ["2026-12-25", "Takk for i år"],
  ])("what is shown before and after can be given: %s, %s", (day, title) => {
    const dated = { ...jul, before: { heroTitle: "Snart jul" }, after: { heroTitle: "Takk for i år" } };
    expect(titleOn(day, { jul: dated })).toBe(title);
  });

  test("a text that a campaign leaves out stays the brand's own", () => {
    expect(marketingOn("2026-12-10", { ...own, campaigns: { jul } }).bundleDiscount).toEqual(own.bundleDiscount);
  });

  test("a campaign of one day", () => {
    const day = { ...jul, firstDay: "2026-12-24" };
    expect(["2026-12-23", "2026-12-24", "2026-12-25"].map((each) => titleOn(each, { day }))).toEqual([
      "Hei",
      "God jul",
      "Hei",
    ]);
  });

  describe("of several campaigns", () => {
    const before = { heroTitle: "Snart jul" };
    const after = { heroTitle: "Høsten er over" };
    const host: Campaign = { firstDay: "2026-10-01", lastDay: "2026-10-31", texts: { heroTitle: "Høst" }, after };
    const vinter: Campaign = {
      firstDay: "2027-02-01",
      lastDay: "2027-02-28",
      texts: { heroTitle: "Vinter" },
      before: { heroTitle: "Snart vinter" },
    };

    test.each([
      ["the one that runs decides", "2026-12-10", { host, jul: { ...jul, before } }, "God jul"],
      ["then the one that was over last", "2026-11-10", { host, jul: { ...jul, before } }, "Høsten er over"],
      ["then the one that begins next", "2026-11-10", { vinter, jul: { ...jul, before } }, "Snart jul"],
      ["their order in the file does not matter", "2026-11-10", { jul: { ...jul, before }, vinter }, "Snart jul"],
    ])("%s", (_, day, campaigns, title) => expect(titleOn(day, campaigns)).toBe(title));
  });

  test("the texts of the descriptor stay as they are", () => {
    const marketing = { ...own, campaigns: { jul } };
    const copy = structuredClone(marketing);
    marketingOn("2026-12-10", marketing);
    expect(marketing).toEqual(copy);
    expect(marketingOn("2026-12-10", marketing)).not.toHaveProperty("campaigns");
  });
});

describe("The day in Norway", () => {
  test.each([
    ["winter, before midnight", "2026-12-24T22:59:59Z", "2026-12-24"],
    ["winter, midnight", "2026-12-24T23:00:00Z", "2026-12-25"],
    ["summer, before midnight", "2026-06-30T21:59:59Z", "2026-06-30"],
    ["summer, midnight", "2026-06-30T22:00:00Z", "2026-07-01"],
    ["the day on which summer time begins: its first minute", "2026-03-28T23:00:00Z", "2026-03-29"],
    ["its last minute", "2026-03-29T21:59:59Z", "2026-03-29"],
    ["the day on which summer time ends: its first minute", "2026-10-24T22:00:00Z", "2026-10-25"],
    ["the hour that comes twice", "2026-10-25T01:30:00Z", "2026-10-25"],
    ["its last minute, an hour later", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["a leap day", "2028-02-29T12:00:00Z", "2028-02-29"],
    ["new year", "2026-12-31T23:00:00Z", "2027-01-01"],
  ])("%s: %s is %s", (_, instant, day) => expect(dayInOslo(new Date(instant))).toBe(day));
});
