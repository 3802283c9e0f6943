import { repository } from "#scripts/brands/repository.ts";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firefoxExceptions, journeysOf, pageJourneys } from "./journeysOf.ts";

const journeys = (file: string) => readFileSync(`${repository}/tests/e2e/${file}`, "utf8");

describe("Journeys in Firefox (spec: commands-21)", () => {
  test.each(firefoxExceptions)(
    "$file: '$title' does not run, and why is written: $reason",
    ({ file, title, reason }) => {
      expect(journeys(file)).toContain(title);
      expect(reason).not.toBe("");
    },
  );

  test.each(pageJourneys)("%s has a journey in npm test: %s, '%s'", (_, file, title) => {
    expect(journeys(file)).toContain(title);
    expect(journeysOf("firefox", true).grep?.test(title)).toBe(true);
    expect(journeysOf("firefox", true).grepInvert?.test(title)).toBe(false);
  });
});
