import { expect, test } from "vitest";
import { dayWords, timeWords } from "./timeWords.ts";

test("a day and a time of another year have their year: a publication in 2030 is seen to be far away", () => {
  const now = Date.parse("2026-11-26T12:00:00Z");
  expect(timeWords("2026-12-24T06:00:00Z", now)).toBe("24. desember kl. 07.00");
  expect(timeWords("2030-12-24T06:00:00Z", now)).toBe("24. desember 2030 kl. 07.00");
  expect(dayWords("2030-12-24T06:00:00Z", now)).toBe("24. desember 2030");
});
