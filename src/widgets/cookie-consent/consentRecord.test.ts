import { describe, expect, test } from "vitest";
import {
  acceptAll,
  acceptChosen,
  type ConsentCategory,
  type ConsentCoding,
  type ConsentRecord,
  consentCategories,
  deniedRecord,
  formatConsentRecord,
  hasChoices,
  parseConsentRecord,
  unansweredRecord,
} from "./consentRecord.ts";

const mixed: ConsentRecord = { functional: "accepted", statistics: "denied", marketing: null };
const named = '{"functional":"accepted","statistics":"denied","marketing":null}';
const coded = '{"F":"accepted","S":"denied","M":null}';

describe("The cookie consent record (spec: consent-16, consent-17)", () => {
  test.each<[ConsentCoding, string]>([
    ["named", named],
    ["coded", coded],
  ])("%s: each category holds 'accepted', 'denied' or null", (coding, value) => {
    expect(formatConsentRecord(mixed, coding)).toBe(value);
    expect(parseConsentRecord(value, coding)).toEqual(mixed);
  });

  test.each(consentCategories)("keeps %s apart from the others, in either coding", (category) => {
    const record = { ...deniedRecord, [category]: "accepted" };
    for (const coding of ["named", "coded"] as const)
      expect(parseConsentRecord(formatConsentRecord(record, coding), coding)).toEqual(record);
  });

  test.each<[string, ConsentCoding, string]>([
    ["percent-encoded", "named", encodeURIComponent(named)],
    ["percent-encoded, coded", "coded", encodeURIComponent(coded)],
    ["encoded only where a cookie must be", "named", named.replaceAll('"', "%22").replaceAll(",", "%2C")],
    ["with blanks", "named", ` ${named.replaceAll(":", " : ")} `],
    ["with keys of others", "coded", '{"F":"accepted","S":"denied","X":"accepted","version":3}'],
  ])("reads the same when it is %s", (_, coding, value) => {
    expect(parseConsentRecord(value, coding)).toEqual(mixed);
  });

  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["no JSON", "accepted"],
    ["cut off", named.slice(0, 20)],
    ["wrongly percent-encoded", "%7B%E0%A4%A"],
    ["null", "null"],
    ["a number", "1"],
    ["a text", '"accepted"'],
    ["a list", '["accepted","accepted","accepted"]'],
    ["in the other coding", coded],
    ["full of unknown choices", '{"functional":true,"statistics":"yes","marketing":"ACCEPTED"}'],
    ["full of inherited names", '{"__proto__":{"functional":"accepted"}}'],
  ])("a value that is %s is unanswered, never a crash", (_, value) => {
    expect(parseConsentRecord(value, "named")).toEqual(unansweredRecord);
  });

  test("contains no character that would end a cookie", () => {
    for (const coding of ["named", "coded"] as const) expect(formatConsentRecord(mixed, coding)).toMatch(/^[!-:<-~]+$/);
  });
});

describe("Cookie consent (spec: consent-3, consent-8, consent-9)", () => {
  const all = consentCategories;
  test.each<[string, readonly ConsentCategory[], ConsentRecord, boolean]>([
    ["nothing is stored", all, unansweredRecord, false],
    ["a required key is missing", all, mixed, false],
    ["the missing key is not required", ["functional", "statistics"], mixed, true],
    ["everything is denied", all, deniedRecord, true],
    ["nothing is required", [], unansweredRecord, true],
  ])("when %s (required: %s) of %o, a choice is made: %s", (_, required, record, isMade) => {
    expect(hasChoices(record, required)).toBe(isMade);
  });

  test.each<[string, readonly ConsentCategory[], ConsentRecord, ConsentRecord]>([
    ["all", all, unansweredRecord, { functional: "accepted", statistics: "accepted", marketing: "accepted" }],
    ["statistics", ["statistics"], unansweredRecord, { ...unansweredRecord, statistics: "accepted" }],
    ["statistics", ["statistics"], deniedRecord, { ...deniedRecord, statistics: "accepted" }],
    ["none", [], mixed, mixed],
  ])("'Godta alle' accepts what is required (%s) and leaves the rest as it was", (_, required, before, after) => {
    expect(acceptAll(before, required)).toEqual(after);
  });

  test.each<[readonly ConsentCategory[], ConsentRecord]>([
    [[], deniedRecord],
    [["functional"], { ...deniedRecord, functional: "accepted" }],
    [["statistics", "marketing"], { functional: "denied", statistics: "accepted", marketing: "accepted" }],
  ])("'Godta mine valg' with %o ticked makes each category accepted or denied", (chosen, record) => {
    expect(acceptChosen(new Set(chosen))).toEqual(record);
  });
});
