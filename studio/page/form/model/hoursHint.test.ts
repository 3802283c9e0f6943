import { expect, test } from "vitest";
import { isHours, usualHours } from "./hoursHint.ts";

const list = (...hours: string[]) => hours.map((timer) => ({ dag: "Mandag", timer }));

test.each([
  ["8-17", list("08.00–16.00", "8-17"), "08.00–16.00"],
  ["08.00-16.00", list("08.00-16.00", "09.00–15.00", "10.00–14.00"), "09.00–15.00"],
  ["07.00–21.00", list("kl 7-21", "07.00–21.00"), undefined],
  ["kl 7-21", list("kl 7-21", "07.00–21.00"), "07.00–21.00"],
  ["10.00–14.00", list("08.00–16.00", "10.00–14.00"), undefined],
  ["Stengt", list("08.00–16.00", "Stengt"), undefined],
  ["08.00–16.00", list("Stengt", "08.00–16.00"), undefined],
  ["8-17", undefined, undefined],
])("%j among others", (hours, all, usual) => {
  expect(usualHours(all, hours)).toBe(usual);
});

test("hours are a field of the opening hours", () => {
  expect(isHours(["footer", "contact", "apningstider", 0, "timer"])).toBe(true);
  expect(isHours(["footer", "contact", "apningstider", 0, "dag"])).toBe(false);
});
