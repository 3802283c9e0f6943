import { describe, expect, test } from "vitest";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { othersOf } from "./sourcesOf.ts";

const source = (path: string, value: string): FieldSource => ({
  kind: "descriptor",
  path: ["texts", ...path.split("/")],
  seenAs: "text",
  value,
});

const [own, twin, other] = [
  source("profil/mail", "E-post"),
  source("skall/mail", "E-post"),
  source("skall/phone", "Telefon"),
];

describe("The texts that decide where a field is seen (spec: studio-44)", () => {
  test("are the texts of all other fields when one of them is the same", () => {
    expect(othersOf([own, twin, other], [own])).toEqual([twin, other]);
  });

  test("are none when no other field has the text", () => {
    expect(othersOf([own, twin, other], [other])).toEqual([]);
  });
});
