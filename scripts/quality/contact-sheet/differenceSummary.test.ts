import { describe, expect, test } from "vitest";
import { differenceSummary } from "./differenceSummary.ts";

describe("The summary of npm run contact-sheet -- --since REF (spec: commands-44)", () => {
  const common = { since: "main", brands: ["sb1"], count: 69, removed: [] };

  test("names what differs, most first, in Playwright's figures", () => {
    const failures = new Map([
      [
        "the-offers-360-sb1.png",
        "Error: expect(page).toHaveScreenshot(expected) failed\n\n  17 pixels (ratio 0.01 of all image pixels) are different.",
      ],
      [
        "the-login-page-360-sb1.png",
        "Expected an image 360px by 800px, received 360px by 820px. 32,100 pixels (ratio 0.12 of all image pixels) are different.",
      ],
      ["the-profile-360-sb1.png", "Error: A snapshot doesn't exist at before/the-profile-360-sb1.png."],
      ["the-hop-360-sb1.png", "TimeoutError: locator.click: Timeout 8000ms exceeded.\nCall log"],
    ]);
    const summary = differenceSummary({ ...common, failures, removed: ["the-menu-360-sb1.png"] });
    expect(summary).toContain("5 of 69 captures differ from main, in sb1.");
    expect(summary.split("\n").filter((line) => line.startsWith("| the"))).toEqual([
      "| the hop 360 sb1 | did not appear: TimeoutError: locator.click: Timeout 8000ms exceeded. |",
      "| the profile 360 sb1 | added |",
      "| the menu 360 sb1 | removed |",
      "| the login page 360 sb1 | 12 % of the pixels |",
      "| the offers 360 sb1 | 1 % of the pixels |",
    ]);
  });

  test("a difference below a hundredth is told in pixels, and 30 captures are named at most", () => {
    const failures = new Map(
      Array.from({ length: 31 }, (_, at) => [`${at}.png`, "4 pixels (ratio 0.00 of all image pixels) are different."]),
    );
    const summary = differenceSummary({ ...common, failures: failures as ReadonlyMap<string, string> });
    expect(summary).toContain("| 4 pixels |");
    expect(summary).toContain("| 1 more | |");
  });

  test("without a difference there is no table", () => {
    expect(differenceSummary({ ...common, failures: new Map() })).not.toContain("|");
  });
});
