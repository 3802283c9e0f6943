import { describe, expect, test } from "vitest";
import { maskUrl } from "./maskUrl.ts";

const own = "https://forsikring.fjelltrygd.example/privat/forsikring/oversikt/";

describe("In analytics, digits in URLs are replaced by '[number]' (spec: analytics-17)", () => {
  test.each([
    ["a policy number", "/motor/detaljer/80000102/endre", "/motor/detaljer/[number]/endre"],
    ["each run of digits once", "/a/12/b/3456", "/a/[number]/b/[number]"],
    ["a single digit", "/liv/kunde/v1", "/liv/kunde/v[number]"],
    ["digits among letters", "/detaljer/E123A45", "/detaljer/E[number]A[number]"],
    ["none", "/privat/forsikring/oversikt/tilbud", "/privat/forsikring/oversikt/tilbud"],
    [
      "another host",
      "https://skade2.fjelltrygd.example/sak/9",
      "https://skade[number].fjelltrygd.example/sak/[number]",
    ],
    ["our own host", "https://forsikring.fjelltrygd.example/sak/9", "/sak/[number]"],
    ["a slash at the end, which means nothing", "/sak/9/", "/sak/[number]"],
    ["the root", "/", "/"],
    ["what was masked before", "/sak/[number]/[annet]", "/sak/[number]/[annet]"],
  ])("%s", (_, url, masked) => {
    expect(maskUrl(url, own)).toBe(masked);
  });

  test.each([
    ["a query", "/tilbud?navn=Vanja", "/tilbud"],
    ["a fragment", "/tilbud#vanja", "/tilbud"],
    ["a user name", "https://vanja@fjelltrygd.example/a", "https://fjelltrygd.example/a"],
    ["an e-mail address in the path", "/profil/vanja@epost.example", "/profil/[annet]"],
    ["words that are not ours", "/kunde/Vanja%20Vanlig", "/kunde/[annet]"],
    ["somebody's mail address", "mailto:vanja@epost.example", "mailto:"],
    ["somebody's telephone", "tel:+4790012345", "tel:"],
    ["what is not an address", "https://", ""],
  ])("%s is left out", (_, url, masked) => {
    expect(maskUrl(url, own)).toBe(masked);
  });
});
