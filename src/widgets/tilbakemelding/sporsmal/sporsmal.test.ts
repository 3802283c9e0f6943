import { describe, expect, test } from "vitest";
import {
  choose,
  type Sporsmal,
  sporsmalError,
  type SporsmalOption,
  type SvarDraft,
  type SvarValue,
  toSvar,
  type ValgSporsmal,
} from "./sporsmal.ts";

const draft = (value: SvarDraft["value"], texts: Record<string, string> = {}): SvarDraft => ({ value, texts });
const options = [
  { label: "Pris", value: "pris" },
  { label: "Annet", value: "annet", textAreaLabel: "Hva da?" },
  { label: "Enda mer", value: 3, textAreaLabel: "Hva mer?" },
];
const radio: ValgSporsmal = { type: "radio", label: "Hvorfor?", options };
const checkbox: ValgSporsmal = { type: "checkbox", label: "Hva er viktig?", name: "viktig", options };
const text: Sporsmal = { type: "text", label: "Noe mer?" };
const smiley: ValgSporsmal = { type: "smiley", label: "Fornøyd?" };
const hvaDa = { name: "Hva da?", label: "Hva da?", type: "text", value: "Tillit" };

describe("Choosing (spec: feedback-18, feedback-20)", () => {
  const [pris, annet, mer] = options as [SporsmalOption, SporsmalOption, SporsmalOption];
  test.each<[string, ValgSporsmal, SvarValue, SporsmalOption, SvarValue]>([
    ["a radio button, as text", radio, "pris", mer, "3"],
    ["a face, as its number", smiley, 2, { label: "Fornøyd", value: 4 }, 4],
    ["the first box", checkbox, "", annet, ["annet"]],
    ["a further box, in the order of the options", checkbox, ["annet", "3"], pris, ["pris", "annet", "3"]],
    ["a box again: it is cleared", checkbox, ["pris", "3"], mer, ["pris"]],
  ])("%s", (_what, question, before, pressed, after) => {
    expect(choose(question, before, pressed)).toEqual(after);
  });
});

describe("Follow-up answers (spec: feedback-28)", () => {
  test.each<[string, Sporsmal, SvarDraft, readonly object[]]>([
    ["radio", radio, draft("pris"), [{ name: "Hvorfor?", label: "Hvorfor?", type: "radio", value: "pris" }]],
    ["text", text, draft(" Mer "), [{ name: "Noe mer?", label: "Noe mer?", type: "text", value: "Mer" }]],
    ["smiley", smiley, draft(5), [{ name: "Fornøyd?", label: "Fornøyd?", type: "smiley", value: 5 }]],
    [
      "checkbox, a list",
      checkbox,
      draft(["pris", "annet"]),
      [{ name: "viktig", label: "Hva er viktig?", type: "checkbox", value: ["pris", "annet"] }],
    ],
  ])("%s: name (default: the label), label, type and value, and nothing else", (_type, question, given, svar) => {
    expect(toSvar(question, given)).toEqual(svar);
  });

  test.each<[string, Sporsmal, SvarDraft]>([
    ["nothing chosen", radio, draft("")],
    ["every box unticked again", checkbox, draft([])],
    ["a text of blanks", text, draft(" \n ")],
    ["a text that is too long", text, draft("x".repeat(251))],
  ])("%s is left out", (_what, question, given) => {
    expect(toSvar(question, given)).toEqual([]);
  });

  test("a text under a chosen option is a separate answer; one under an option that is no longer chosen is left out", () => {
    expect(toSvar(radio, draft("annet", { annet: " Tillit " }))[1]).toEqual(hvaDa);
    expect(toSvar(radio, draft("pris", { annet: "Tillit" }))).toHaveLength(1);
    expect(toSvar(radio, draft("annet", { annet: " " }))).toHaveLength(1);
    expect(toSvar(checkbox, draft(["annet", "3"], { annet: "Tillit", 3: "Fart" })).slice(1)).toEqual([
      hvaDa,
      { name: "Hva mer?", label: "Hva mer?", type: "text", value: "Fart" },
    ]);
  });
});

describe("Smiley options must have numeric values 1 to 5 (spec: feedback-19)", () => {
  const faces = (...values: readonly (string | number)[]): Sporsmal => ({
    type: "smiley",
    label: "Fornøyd?",
    options: values.map((value) => ({ label: `Svar ${value}`, value })),
  });

  test.each<[string, Sporsmal]>([
    ["numbers", faces(1, 2, 3, 4, 5)],
    ["in any order", faces(5, 4, 3, 2, 1)],
    ["no options: the specification's own", smiley],
  ])("valid: %s", (_what, question) => {
    expect(sporsmalError(question)).toBeUndefined();
  });

  test.each<[string, Sporsmal]>([
    ["too few", faces(1, 2, 3, 4)],
    ["too many", faces(1, 2, 3, 4, 5, 6)],
    ["from 0", faces(0, 1, 2, 3, 4)],
    ["twice the same", faces(1, 2, 3, 4, 4)],
    ["numerals", faces("1", "2", "3", "4", "5")],
    ["words", faces("en", "to", "tre", "fire", "fem")],
    ["none", faces()],
  ])("not valid: %s", (_what, question) => {
    expect(sporsmalError(question)).toBe("The smiley question requires the values 1 to 5");
  });

  test("other types may have any values", () => {
    expect(sporsmalError(radio)).toBeUndefined();
  });
});
