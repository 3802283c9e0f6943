import { describe, expect, test } from "vitest";
import { avtaleBadge } from "./avtaleBadge.ts";

const underBehandling = { label: "underBehandling", variant: "warning" };
const midlertidig = { label: "midlertidig", variant: "warning" };
const fornyelse = { label: "fornyelse", variant: "info" };
const avsluttes = { label: "avsluttes", variant: "error", day: "2027-03-01" };

describe("Agreement badges (spec: avtaler-14, avtaler-15, avtaler-16, avtaler-17, avtaler-18, avtaler-19)", () => {
  test.each([
    ["EIKA_PERSON", "PENDING", underBehandling],
    ["EIKA_SKADE", "PENDING", undefined],
    ["NICE", "PENDING", undefined],
    ["LOFAVOR", "PENDING", undefined],
    ["PARIS", "PENDING", undefined],
    ["NSF", "PENDING", undefined],
    ["PROLIFE", "PENDING", midlertidig],
    ["NICE", "RENEWAL", fornyelse],
    ["PROLIFE", "RENEWAL", fornyelse],
    ["NICE", "PROCESSING", underBehandling],
    ["PROLIFE", "PROCESSING", underBehandling],
    ["NICE", "ACTIVE", undefined],
  ])("%s %s", (systemSource, avtaleStatus, badge) => {
    expect(avtaleBadge({ systemSource, avtaleStatus })).toEqual(badge);
  });

  test.each([
    ["NICE", "ACTIVE", avsluttes],
    ["NICE", "PENDING", avsluttes],
    ["EIKA_SKADE", "RENEWAL", avsluttes],
    ["EIKA_PERSON", "ACTIVE", avsluttes],
    ["EIKA_PERSON", "PENDING", underBehandling],
    ["PROLIFE", "ACTIVE", undefined],
    ["PROLIFE", "PENDING", midlertidig],
  ])("%s %s, described as 'Til Annullasjon'", (systemSource, avtaleStatus, badge) => {
    const avtale = { systemSource, avtaleStatus, avtaleStatusDescription: "Til Annullasjon", endDate: "2027-03-01" };
    expect(avtaleBadge(avtale)).toEqual(badge);
  });

  test.each([undefined, "2027-02-30"])("'Avsluttes' has no date when the end date is %s", (endDate) => {
    const avtale = { systemSource: "NICE", avtaleStatusDescription: "Til Annullasjon", endDate };
    expect(avtaleBadge(avtale)).toEqual({ label: "avsluttes", variant: "error", day: undefined });
  });

  test.each([
    [{}],
    [{ avtaleStatus: "PENDING" }],
    [{ avtaleStatus: "PENDING", systemSource: "NYTT_SYSTEM" }],
    [{ avtaleStatus: "HVILENDE", systemSource: "NICE" }],
    [{ avtaleStatus: "constructor", systemSource: "__proto__" }],
  ])("what the portal does not know has no badge: %j", (avtale) => {
    expect(avtaleBadge(avtale)).toBeUndefined();
  });
});
