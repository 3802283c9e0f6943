import { describe, expect, test } from "vitest";
import { type Viktigst, viktigst, type ViktigstFacts } from "./viktigst.ts";

const facts: ViktigstFacts = {
  oppgaver: [],
  tilbud: [],
  avtaler: [{ name: "Bil", productType: "BIL" }],
  isSperret: false,
  isUnder18: false,
  isPending: false,
  isIncomplete: false,
  today: "2026-11-25",
};
const oppgaver = [{ kind: "ulesteMeldinger", key: "a" }] as const;
const offer = (name: string, expirationDate: string) => ({ name, expirationDate, pakkeTilbud: [] });
const ending = { name: "Bil", avtaleStatusDescription: "Til Annullasjon", endDate: "2026-12-31" };

const situations: readonly (readonly [string, Partial<ViktigstFacts>, Viktigst])[] = [
  ["open tasks", { oppgaver, tilbud: [offer("Hus", "2026-11-26")] }, { kind: "oppgaver", count: 1 }],
  [
    "of the offers that end within two weeks, the first",
    {
      tilbud: [offer("Hus", "2026-12-09"), offer("Reise", "2026-11-25"), offer("Båt", "2026-11-24")],
      avtaler: [ending],
    },
    { kind: "tilbud", name: "Reise", day: "2026-11-25" },
  ],
  [
    "an agreement that ends",
    { tilbud: [offer("Hus", "2026-12-10")], avtaler: [ending], isSperret: true },
    { kind: "avsluttes", name: "Bil", day: "2026-12-31" },
  ],
  ["that the customer was turned away", { isSperret: true, isUnder18: true }, { kind: "sperret" }],
  ["that the customer is under 18", { isUnder18: true, isPending: true }, { kind: "under18" }],
  ["that answers are on their way", { isPending: true, isIncomplete: true }, { kind: "venter" }],
  ["that the agreements are not known", { avtaler: undefined, isIncomplete: true }, { kind: "ukjent" }],
  ["that something may be missing", { isIncomplete: true }, { kind: "delvisUkjent" }],
  ["that all is in order", {}, { kind: "iOrden" }],
  ["that no task waits for a customer without agreements", { avtaler: [] }, { kind: "ingen" }],
];

describe("The one thing to know now (spec: oversikt-16)", () => {
  test.each(situations)("is %s", (_, given, expected) => {
    expect(viktigst({ ...facts, ...given })).toEqual(expected);
  });
});
