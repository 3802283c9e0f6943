import { expect, test } from "vitest";
import { withLookOf } from "./withLookOf.ts";

const now = { descriptor: "words", theme: "theme", resolver: "both", dark: "taken", logo: "logo" };

test("a former look has its theme and images, and the words of now (spec: studio-155)", () => {
  const then = { descriptor: "old words", theme: "old theme", resolver: "light", logo: "old logo" };
  expect(withLookOf(now, then)).toMatchObject({ descriptor: "words", theme: "old theme", logo: "old logo", dark: "" });
});

test("a version from before there was a resolver keeps that of now, with the files that it names (spec: studio-155)", () => {
  expect(withLookOf(now, { theme: "old theme" })).toMatchObject({
    theme: "old theme",
    resolver: "both",
    dark: "taken",
  });
});
