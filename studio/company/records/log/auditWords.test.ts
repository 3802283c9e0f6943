import { describe, expect, test } from "vitest";
import { baseId } from "#studio/document/StudioDocument.ts";
import { auditWords } from "./auditWords.ts";

const by = { id: "kari", name: "Kari Nordmann" };
const names = new Map([
  ["fjord", "Fjord"],
  ["bank-sor", "Bank Sør"],
]);
const wordsOf = (event: Parameters<typeof auditWords>[0]["event"]) =>
  auditWords({ id: 1, at: "2026-11-26T08:00:00.000Z", event }, names).words;

describe("The log in words", () => {
  test("says a time as in Norway, and why something was not published", () => {
    expect(wordsOf({ kind: "proposalPlanned", proposal: 12, by, commit: "c1", for: "2030-12-01T06:00:00.000Z" })).toBe(
      "Valgte tidspunkt for forslag 12: 1. desember 2030 kl. 07.00",
    );
    expect(wordsOf({ kind: "publicationFailed", proposal: 12, by, reason: "remote", message: "timeout" })).toBe(
      "Forslag 12 ble ikke publisert: det sentrale lageret svarte ikke",
    );
  });

  test.each([
    ["noRole", "Innlogging ble avvist: kontoen har ingen rolle her"],
    // A fault that an earlier version has noted.
    ["other", "Innlogging ble avvist: other"],
  ])("says why a sign-in was refused: %s", (reason, words) => {
    expect(wordsOf({ kind: "signInRefused", reason })).toBe(words);
  });

  test("says the names of brands; one that is gone has its id", () => {
    const event = { kind: "proposalPublished", proposal: 12, by, merge: "c1" } as const;
    expect(wordsOf({ ...event, brands: ["fjord", "bank-sor", "gone"] })).toBe(
      "Forslag 12 er ute hos kundene (Fjord, Bank Sør og gone)",
    );
    expect(wordsOf({ ...event, brands: [baseId] })).toBe(
      "Forslag 12 er ute hos kundene (det som er felles for alle merkene)",
    );
    const link = {
      kind: "linkMade",
      proposal: 12,
      by,
      brand: "bank-sor",
      link: "1",
      endsAt: "2030-12-01T06:00:00.000Z",
    };
    expect(wordsOf({ ...link, kind: "linkMade" })).toBe("Laget en lenke til forslag 12, Bank Sør");
  });

  test.each([
    ["PUT", "/api/brands/bank-sor/document", "Fikk ikke endre Bank Sør: har ikke rollen som trengs"],
    ["POST", "/api/base/save", "Fikk ikke endre det som er felles for alle merkene: har ikke rollen som trengs"],
    ["POST", "/api/new-brand", "Fikk ikke lage et merke: har ikke rollen som trengs"],
    ["POST", "/api/company/proposals", "Fikk ikke begynne et forslag: har ikke rollen som trengs"],
    [
      "POST",
      "/api/company/proposals/12/acts",
      "Fikk ikke godkjenne, publisere eller endre forslag 12: har ikke rollen som trengs",
    ],
    ["POST", "/api/company/proposals/12/links", "Fikk ikke dele forslag 12 med en lenke: har ikke rollen som trengs"],
    ["GET", "/api/company/log.jsonl", "Fikk ikke lese loggen: har ikke rollen som trengs"],
    ["POST", "/inn/utlogging", "En melding om utlogging som ikke kom fra innloggingstjenesten, ble stoppet"],
    // At the door: too many calls, or a page of another origin.
    ["GET", "/api/brands/bank-sor/document", "Ble avvist av studioet. Loggen som fil sier hva det gjaldt"],
    ["GET", "/{{brand}}", "Ble avvist av studioet. Loggen som fil sier hva det gjaldt"],
  ])("says %s %s, which was refused, in words", (method, path, words) => {
    expect(wordsOf({ kind: "callRefused", by, method, path })).toBe(words);
  });
});
