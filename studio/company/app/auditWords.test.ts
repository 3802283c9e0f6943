import { expect, test } from "vitest";
import { auditWords } from "./auditWords.ts";

const by = { id: "kari", name: "Kari Nordmann" };
const wordsOf = (event: Parameters<typeof auditWords>[0]["event"]) =>
  auditWords({ id: 1, at: "2026-11-26T08:00:00.000Z", event }).words;

test("the log says a time as in Norway, and a step by its name", () => {
  expect(wordsOf({ kind: "proposalPlanned", proposal: 12, by, commit: "c1", for: "2026-12-01T06:00:00.000Z" })).toBe(
    "Valgte tidspunkt for forslag 12: 2026-12-01 kl. 07:00",
  );
  expect(wordsOf({ kind: "publicationFailed", proposal: 12, by, step: "build", message: "npm run build" })).toBe(
    "Forslag 12 ble ikke publisert: Lager den nye utgaven",
  );
});
