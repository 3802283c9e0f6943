import { describe, expect, test } from "vitest";
import { campaignsIn, dayChanges, monthLine, timeIn } from "./campaigns.ts";
import { dayText } from "./days.ts";

const jul = { firstDay: "2026-12-01", lastDay: "2026-12-24", texts: { heroTitle: "God jul" } };
const later = { firstDay: "2027-02-01", lastDay: "2027-02-28", texts: { heroLead: "Vinterferie" }, after: {} };
const campaigns = campaignsIn({
  later,
  jul,
  open: { firstDay: "2027-01-01" },
  wrong: { ...jul, lastDay: "2026-02-31" },
});

describe("The days of a brand", () => {
  test("campaigns with their days, in order", () => {
    expect(campaigns).toEqual([
      { ...jul, name: "jul", texts: ["heroTitle"], before: [], after: [] },
      { ...later, name: "later", texts: ["heroLead"], before: [], after: [] },
    ]);
    expect(campaignsIn(undefined)).toEqual([]);
  });

  test("each part of a campaign is shown on a day on which it holds; on the shown one, if it is such a day", () => {
    const [campaign] = campaigns;
    if (campaign === undefined) throw new Error("There is no campaign");
    const now = "2026-11-25T09:00";
    expect(timeIn("before", campaign, now)).toBe(now);
    expect(timeIn("texts", campaign, now)).toBe("2026-12-01T12:00");
    expect(timeIn("texts", campaign, "2026-12-24T23:59")).toBe("2026-12-24T23:59");
    expect(timeIn("after", campaign, now)).toBe("2026-12-25T12:00");
    expect(timeIn("before", campaign, "2026-12-24T23:59")).toBe("2026-11-30T12:00");
  });

  test("the portal changes when a campaign begins and is over, and when something of the customer ends", () => {
    const customer = { id: "a", name: "A", summary: "", lastDays: [{ day: "2026-12-31", of: "offer" }] } as const;
    expect(dayChanges(campaigns, customer)).toEqual([
      { day: "2026-12-01", reason: "«jul» begynner" },
      { day: "2026-12-25", reason: "«jul» er over" },
      { day: "2027-01-01", reason: "et tilbud er utløpt" },
      { day: "2027-02-01", reason: "«later» begynner" },
      { day: "2027-03-01", reason: "«later» er over" },
    ]);
  });

  test("days in words", () => {
    expect(dayText("2026-12-01")).toBe("1. desember 2026");
  });
});

describe("The line of the months", () => {
  test("has every month of the campaigns and of today, and one on each side", () => {
    const { months, at } = monthLine(campaigns, "2026-11-25");
    expect(months).toEqual(["2026-10-01", "2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"]);
    expect([at("2026-10-01"), at("2027-04-01"), at("2020-01-01")]).toEqual([0, 100, 0]);
    expect(at("2026-12-01T12:00")).toBeCloseTo((61 / 182) * 100);
  });
});
