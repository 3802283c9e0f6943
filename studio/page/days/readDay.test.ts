import { expect, test } from "vitest";
import { readDay } from "./days.ts";

test.each(["2026-12-01", "1. desember 2026", " 1 des. 2026", "01.12.2026", "1/12/2026", "1. Desember  2026"])(
  "%j is a day",
  (written) => expect(readDay(written)).toBe("2026-12-01"),
);

test.each(["", "1. desember", "31.02.2027", "1. vinter 2026", "2026", "snart"])("%j is none", (written) =>
  expect(readDay(written)).toBeUndefined(),
);
