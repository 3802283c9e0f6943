import { describe, expect, test } from "vitest";
import { sortTilbud } from "./tilbudOrder.ts";

const names = (list: readonly { readonly name?: string | undefined }[]) => list.map(({ name }) => name);

describe("Offers are ordered by system, then name, then description (spec: tilbud-15)", () => {
  test("by system: NICE, EIKA_SKADE, LOFAVOR, PROLIFE, EIKA_PERSON, PARIS, NSF; an unknown one is last", () => {
    const order = ["NICE", "EIKA_SKADE", "LOFAVOR", "PROLIFE", "EIKA_PERSON", "PARIS", "NSF", "NYTT_SYSTEM"];
    const tilbud = order.toReversed().map((systemSource, at) => ({ systemSource, name: `Navn ${at}` }));
    expect(sortTilbud(tilbud).map(({ systemSource }) => systemSource)).toEqual(order);
  });

  test("within a system by name, the Norwegian way", () => {
    const shuffled = ["Ås", "Ærfugl", "Zebra", "Øks", "Aasen", "bil", "Åre", "Bil", "Ape"];
    expect(names(sortTilbud(shuffled.map((name) => ({ name, systemSource: "NICE" }))))).toEqual([
      "Ape",
      "bil",
      "Bil",
      "Zebra",
      "Ærfugl",
      "Øks",
      "Åre",
      "Ås",
      "Aasen",
    ]);
  });

  test("offers of one name by description", () => {
    const tilbud = ["Åpen", "Lukket", undefined, "Ørken"].map((description) => ({ name: "Bil", description }));
    expect(sortTilbud(tilbud).map(({ description }) => description)).toEqual(["Lukket", "Ørken", "Åpen", undefined]);
  });

  test("without a name after those with one; equal offers stay as they came; the list that came is left alone", () => {
    const tilbud = [{ name: undefined }, { name: " ", policyNumber: "1" }, { name: " Bil", policyNumber: "2" }];
    const before = structuredClone(tilbud);
    expect(sortTilbud(tilbud)).toEqual([{ name: " Bil", policyNumber: "2" }, { name: undefined }, tilbud[1]]);
    expect(tilbud).toEqual(before);
  });
});
