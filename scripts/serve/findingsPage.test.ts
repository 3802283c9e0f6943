import { describe, expect, test } from "vitest";

import type { ReportedFinding } from "#scripts/findings/inWords.ts";
import { findingsPage } from "./findingsPage.ts";

const finding: ReportedFinding = {
  file: "themes/fjord.tokens.json",
  line: 10,
  column: 17,
  length: 9,
  code: "low-contrast",
  level: "error",
  message: "link #7fc9a5 på page #fbfaf3 har 1.85:1",
};

/** The text of every element of a kind. */
const texts = (page: string, name: string): string[] =>
  [...page.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, inner = ""]) =>
    inner.replaceAll(/<[^>]*>/g, ""),
  );

describe("the page with the findings of a brand", () => {
  test("one pair of colours is the heading", () => {
    const page = findingsPage("fjord", [finding], 0);
    expect(texts(page, "h2")).toEqual([finding.message]);
    expect(texts(page, "li")).toEqual([]);
  });

  test("several pairs are a list, each colour with a sample", () => {
    const message = `${finding.message}; onAction #ffffff på action #7fc9a5 har 1.94:1; og 1 par til`;
    const page = findingsPage("fjord", [{ ...finding, message }], 0);
    expect(texts(page, "h2")).toEqual([
      "Kontrasten mellom to farger er for lav: AA i WCAG 2.2, og AAA for tekst der enheten ber om mer kontrast",
    ]);
    expect(texts(page, "li")).toEqual(message.split("; "));
    expect([...page.matchAll(/style="background: (#[0-9a-f]{6})"/g)].map(([, colour]) => colour)).toEqual([
      "#7fc9a5",
      "#fbfaf3",
      "#ffffff",
      "#7fc9a5",
    ]);
  });
});
