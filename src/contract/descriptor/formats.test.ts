import { describe, expect, test } from "vitest";

import {
  cookieNameProblem,
  emailProblem,
  fileProblem,
  idProblem,
  keyProblem,
  overrideProblem,
  phoneProblem,
  textProblem,
  unsafeCharacterIn,
} from "./formats.ts";

const formats = {
  phone: phoneProblem,
  email: emailProblem,
  file: fileProblem,
  text: textProblem,
  override: overrideProblem,
  key: keyProblem,
  cookieName: cookieNameProblem,
  id: idProblem,
};

describe("the formats of a descriptor", () => {
  test.each<[keyof typeof formats, string]>([
    ["phone", "21000000"],
    ["phone", "210 00 000"],
    ["email", "kunde.senter+post@bank.example"],
    ["email", "ærlig@bank.example"],
    ["file", "member-logo.svg"],
    ["text", "Få 10 % – alt på ett sted"],
    ["text", "Hei 👩‍👧, 1️⃣ ❤️ 🇳🇴"],
    ["text", "Trafikk\u00adforsikrings\u00adavgift til staten"],
    ["text", "3 < 4 & 5 > 2"],
    ["text", "Áŋŋá Việt A\u030angstrøm"],
    ["override", "Om {{count}} sekunder"],
    ["key", "enghaug-9f20b1"],
    ["cookieName", "consent-level_v3.a|b"],
    ["id", "fjord"],
    ["id", "fjord1-test"],
    ["id", "console"],
  ])("%s accepts %j", (format, value) => {
    expect(formats[format](value)).toBeUndefined();
  });

  test.each<[keyof typeof formats, string]>([
    ["phone", "2100000"],
    ["phone", "0047 21000000"],
    ["phone", "2100 0000 "],
    ["email", "kunde@bank"],
    ["email", "kunde@10.0.0.1"],
    ["email", "kunde@bank.localhost"],
    ["email", "kunde@@bank.example"],
    ["email", "a b@bank.example"],
    ["file", "../logo.svg"],
    ["file", "logo.png"],
    ["file", "bilder/logo.svg"],
    ["text", ""],
    ["text", " \t "],
    ["text", " Fordeler"],
    ["text", "\u00ad"],
    ["text", "…"],
    ["text", "\u0301\u0301"],
    ["text", "Z\u0351\u036b\u0343\u036a\u0302"],
    ["text", "Hei {{navn}}"],
    ["text", "Hei }"],
    ["text", "Hei <script>"],
    ["text", "Hei </p>"],
    ["text", "Hei <!-- -->"],
    ["text", "Hei &#x41;"],
    ["text", "Hei&nbsp;du"],
    ["text", `Les ${"mer".repeat(14)}`],
    ["override", "<b>"],
    ["override", "\u00ad"],
    ["key", "a b"],
    ["key", "å"],
    ["key", 'a"b'],
    ["cookieName", "a;b"],
    ["cookieName", "a=b"],
    ["cookieName", "a,b"],
    ["cookieName", ""],
    ["id", "Fjord"],
    ["id", "fjord-"],
    ["id", "-fjord"],
    ["id", "1fjord"],
    ["id", "a.b"],
    ["id", "__proto__"],
    ["id", "con"],
    ["id", "nul"],
    ["id", "aux"],
    ["id", "prn"],
    ["id", "lpt1"],
    ["id", "com9"],
  ])("%s refuses %j and says what is expected", (format, value) => {
    expect(formats[format](value)).toMatch(/\w/);
  });

  test.each([
    ["\u202e", "U+202E"],
    ["\u0000", "U+0000"],
    ["\u200b", "U+200B"],
    ["\ud800", "U+D800"],
    ["\u{e0041}", "U+E0041"],
    ["\u3164", "U+3164"],
    ["\u115f", "U+115F"],
    ["\u2800", "U+2800"],
    ["\u034f", "U+034F"],
    ["\u200c", "U+200C"],
    ["\u200d", "U+200D"],
    ["\ufe0f", "U+FE0F"],
    ["\ufffd", "U+FFFD"],
    ["\ufffe", "U+FFFE"],
    ["\ue000", "U+E000"],
    ["\u009b", "U+009B"],
  ])("%j is a hidden character", (character, name) => {
    expect(unsafeCharacterIn(`a${character}b`)).toBe(name);
  });

  test.each(["👩‍👧", "1️⃣", "❤️", "👍🏽", "myk\u00adbindestrek", "to\nlinjer", "Áŋŋá 👍🏽", "mellom\u00a0rom", "30\u2013"])(
    "%j has no hidden character",
    (text) => {
      expect(unsafeCharacterIn(text)).toBeUndefined();
    },
  );
});
