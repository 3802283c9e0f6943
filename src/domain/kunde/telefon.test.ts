import { describe, expect, test } from "vitest";
import { formatTelefon, formatTelefonWithLandkode, isTelefon, telefonHref } from "./telefon.ts";

describe("A phone number is exactly 8 digits (spec: formats-8)", () => {
  test.each([
    ["22334455", true],
    ["02334455", true],
    ["2233445", false],
    ["223344556", false],
    ["22 33 44 55", false],
    ["2233445a", false],
    ["２２３３４４５５", false],
    ["", false],
  ])("%j: %s", (text, expected) => {
    expect(isTelefon(text)).toBe(expected);
  });
});

describe("Phone numbers are grouped, and the groups stay on one line (spec: formats-9, formats-16)", () => {
  test.each([
    ["81234567", "812 34 567"],
    ["21234567", "21 23 45 67"],
    ["41234567", "41 23 45 67"],
    ["71234567", "71 23 45 67"],
    ["91234567", "91 23 45 67"],
    ["412 34 567", "41 23 45 67"],
    ["01234567", "01234567"],
    ["11234567", "11234567"],
    ["4123456", "4123456"],
    ["412345678", "412345678"],
    ["+4741234567", "+4741234567"],
    ["", ""],
  ])("%j is shown as %j", (telefon, text) => {
    expect(formatTelefon(telefon)).toBe(text.replaceAll(" ", "\u00a0"));
  });
});

describe("Phone numbers are shown with country code 47 (spec: formats-10)", () => {
  test.each([
    ["91234567", "+47 91 23 45 67", "tel:+4791234567"],
    ["812 34 567", "+47 812 34 567", "tel:+4781234567"],
    ["+4791234567", "+47 91 23 45 67", "tel:+4791234567"],
    ["004791234567", "+47 91 23 45 67", "tel:+4791234567"],
    ["47123456", "+47 47 12 34 56", "tel:+4747123456"],
    ["02800", "02800", "tel:02800"],
    ["+46 8 123 456", "+46 8 123 456", "tel:+468123456"],
  ])("%j is shown as %j and calls %j", (telefon, text, href) => {
    expect(formatTelefonWithLandkode(telefon)).toBe(text.startsWith("+47") ? text.replaceAll(" ", "\u00a0") : text);
    expect(telefonHref(telefon)).toBe(href);
  });
});
