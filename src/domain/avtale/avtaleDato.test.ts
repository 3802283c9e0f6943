import { describe, expect, test } from "vitest";
import { avtaleDato } from "./avtaleDato.ts";

const today = "2026-11-25";

describe("The date of an agreement (spec: avtaler-36)", () => {
  test.each([
    ["its last day", { endDate: "2027-03-01" }, { kind: "gjelderTil", day: "2027-03-01" }],
    ["also today", { endDate: today }, { kind: "gjelderTil", day: today }],
    ["its renewal", { endDate: "2027-03-01", avtaleStatus: "RENEWAL" }, { kind: "fornyes", day: "2027-03-01" }],
    [
      "its end",
      { endDate: "2026-12-31", avtaleStatusDescription: "Til Annullasjon" },
      { kind: "avsluttes", day: "2026-12-31" },
    ],
    ["the day in Norway of an instant", { endDate: "2027-02-28T23:30:00Z" }, { kind: "gjelderTil", day: "2027-03-01" }],
    ["nothing when it is past", { endDate: "2026-11-24" }, undefined],
    ["nothing when it is impossible", { endDate: "2027-02-31" }, undefined],
    ["nothing when it is no date", { endDate: "i morgen" }, undefined],
    ["nothing without one", {}, undefined],
  ])("is %s", (_, avtale, dato) => {
    expect(avtaleDato(avtale, today)).toEqual(dato);
  });
});
