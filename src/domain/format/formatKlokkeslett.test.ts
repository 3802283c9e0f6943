import { expect, test } from "vitest";
import { formatKlokkeslett } from "./formatKlokkeslett.ts";

test.each([
  ["in winter", "2026-11-30T06:00:00Z", "2026-11-30", "nb", "kl.\u00a007.00"],
  ["in summer", "2026-07-01T05:00:00Z", "2026-07-01", "nn", "kl.\u00a007.00"],
  ["on another day", "2026-11-30T06:00:00Z", "2026-11-29", "nb", "30.11.2026 kl.\u00a007.00"],
  ["after midnight in Norway", "2026-11-29T23:30:00Z", "2026-11-30", "nb", "kl.\u00a000.30"],
  ["in English", "2026-11-30T06:00:00Z", "2026-11-30", "en", "07:00"],
  ["in English, on another day", "2026-11-30T06:00:00Z", "2026-11-29", "en", "30\u00a0November 2026 at\u00a007:00"],
] as const)("An instant is said in Norwegian time (spec: notices-11): %s", (_, instant, today, language, text) => {
  expect(formatKlokkeslett(new Date(instant), today, language)).toBe(text);
});
