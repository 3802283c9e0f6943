import { describe, expect, test } from "vitest";
import { type OppgaveFacts, oppgaver } from "./oppgaver.ts";

const nothing: OppgaveFacts = {
  helseerklaeringer: 0,
  aksepttilbud: 0,
  hasUlesteMeldinger: false,
  motoroppgaver: [],
  isLoMedlem: false,
  held: [],
};
const base = "/privat/forsikring";
const of = (facts: Partial<OppgaveFacts>) => oppgaver({ ...nothing, ...facts });
const pathsOf = (facts: Partial<OppgaveFacts>) =>
  of(facts).map((oppgave) => ("path" in oppgave ? oppgave.path : undefined));

describe("Oppgavene dine (spec: oppgaver-2, oppgaver-3, oppgaver-6)", () => {
  test("nothing to do: no tasks", () => {
    expect(of({})).toEqual([]);
  });

  test("all kinds, in one order", () => {
    const facts: OppgaveFacts = {
      helseerklaeringer: 1,
      aksepttilbud: 2,
      hasUlesteMeldinger: true,
      motoroppgaver: [{ oppgavetype: "ENDRE_KMSTAND", beskrivelse: "XX 00001", avtalenummer: "10000115" }],
      isLoMedlem: true,
      held: ["INNBO", "KOLLEKTIV_INNBO"],
    };
    expect(oppgaver(facts).map(({ kind }) => kind)).toEqual([
      "helseerklaering",
      "aksepttilbud",
      "ulesteMeldinger",
      "kilometerstand",
      "dobbeltInnbo",
    ]);
  });

  test.each<[string, Partial<OppgaveFacts>, string]>([
    ["health declarations", { helseerklaeringer: 3 }, "/liv/helseerklaering"],
    ["offers to accept", { aksepttilbud: 1 }, "/aksept"],
    [
      "mileage to report",
      { motoroppgaver: [{ oppgavetype: "ENDRE_KMSTAND", avtalenummer: "1 2/3" }] },
      "/motor/detaljer/1%202%2F3/endre/kilometerstand",
    ],
    [
      "double contents insurance",
      { isLoMedlem: true, held: ["BIL", "KOLLEKTIV_INNBO", "INNBO"] },
      "/skade/innbo/lo/dobbeltforsikret/",
    ],
  ])("%s lead to their page", (_, facts, path) => {
    expect(pathsOf(facts)).toEqual([base + path]);
  });

  test.each<[string, Partial<OppgaveFacts>]>([
    ["a customer who is not an LO member", { held: ["INNBO", "KOLLEKTIV_INNBO"] }],
    ["a member with the collective one only", { isLoMedlem: true, held: ["KOLLEKTIV_INNBO", undefined] }],
    ["a member with an own one only", { isLoMedlem: true, held: ["INNBO"] }],
    ["a motor task of an unknown type", { motoroppgaver: [{ oppgavetype: "PUSSE", avtalenummer: "1" }] }],
    ["a motor task without a number", { motoroppgaver: [{ oppgavetype: "ENDRE_KMSTAND" }, {}] }],
  ])("%s: no task", (_, facts) => {
    expect(of(facts)).toEqual([]);
  });

  test("duplicate agreements have different keys", () => {
    const oppgave = { oppgavetype: "ENDRE_KMSTAND", avtalenummer: "1" };
    expect(new Set(of({ motoroppgaver: [oppgave, oppgave] }).map(({ key }) => key)).size).toBe(2);
  });
});
