import { describe, expect, test } from "vitest";
import { knownValues, redactText } from "./redactText.ts";

describe("Redacting a text of a report", () => {
  test.each([
    ["skriv til kari.nordmann@epost.example nå", "skriv til [email] nå"],
    ["bjørn_æ+o@blåbær.example", "[email]"],
    ["/profil?epost=kari%40epost.example", "/profil?[redacted]"],
    ["kari%40epost.example", "[email]"],
    ["01017012345", "[national id]"],
    ["fnr 010170 12345.", "fnr [national id]."],
    ["ring 90012345", "ring [phone]"],
    ["ring 900 12 345 eller 22 00 00 00", "ring [phone] eller [phone]"],
    ["+47 90012345, 004790012345", "[phone], [phone]"],
    ["avtale 1234567 og E12345", "avtale [number] og E[number]"],
    ["avtale#123456", "avtale#[number]"],
  ])("%s", (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  test.each([
    [
      "https://host.example/privat/forsikring/motor/detaljer/80000102",
      "https://host.example/privat/forsikring/motor/detaljer/[redacted]",
    ],
    ["https://kari:pw@host.example/privat?navn=Kari#Kari", "https://host.example/privat?[redacted]"],
    ["GET /avtaleoversikt/tilbud/AB-1 feilet", "GET /avtaleoversikt/tilbud/[redacted] feilet"],
    ["/kunde/Kari%20Nordmann/detaljer", "/kunde/[redacted]/detaljer"],
    ["/skade/ÆØÅ", "/skade/[redacted]"],
    ["/liv/kunde/v1/kunde", "/liv/kunde/v1/kunde"],
    [
      "at f (https://host.example/privat/forsikring/oversikt/assets/main-4f12345678.js:1:234567)",
      "at f (https://host.example/privat/forsikring/oversikt/assets/main-4f12345678.js:1:234567)",
    ],
  ])("addresses keep plain words only: %s", (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  test.each(["Error while parsing JSON", "HTTP 500", "2027-03-01T12:00:00.000Z", "kr/md", "12 av 2000"])(
    "the rest stays: %s",
    (text) => {
      expect(redactText(text)).toBe(text);
    },
  );

  test("a known name is removed, as a whole and in parts, also from an address", () => {
    const known = knownValues(["Kari", "Kari Nordmann", "Nordmann", "AB-1", "Li"]);
    expect(redactText("kari nordmann (Nordmann) har AB-1 i Karihaugen. Li", known)).toBe(
      "[redacted] ([redacted]) har [redacted] i Karihaugen. Li",
    );
    expect(redactText("hei Kari%20Nordmann", known)).toBe("hei [redacted]");
    expect(redactText("Kari: kari@epost.example, /kunde/kari", known)).toBe("[redacted]: [email], /kunde/[redacted]");
  });

  test("a known value with half a character is searched for as far as it can be", () => {
    expect(redactText("hei Kari\ufffd", knownValues(["Kari\ud83d"]))).toBe("hei [redacted]");
  });

  test("without known values there is nothing to search for", () => {
    expect(knownValues(["", "ab", "80000102"])).toBeUndefined();
  });
});
