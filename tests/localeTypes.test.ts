import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, expectTypeOf, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";

import type anbefalingerNb from "#locales/nb/anbefalinger.json";
import type andreForsikringerNb from "#locales/nb/andre-forsikringer.json";
import type avtalerNb from "#locales/nb/avtaler.json";
import type cookieConsentNb from "#locales/nb/cookie-consent.json";
import type dokumentNb from "#locales/nb/dokument.json";
import type faqNb from "#locales/nb/faq.json";
import type fellesNb from "#locales/nb/felles.json";
import type forsikringsprofilNb from "#locales/nb/forsikringsprofil.json";
import type innloggingNb from "#locales/nb/innlogging.json";
import type kjopNb from "#locales/nb/kjop.json";
import type medlemNb from "#locales/nb/medlem.json";
import type oppgaverNb from "#locales/nb/oppgaver.json";
import type oversiktNb from "#locales/nb/oversikt.json";
import type sessionNb from "#locales/nb/session.json";
import type skadesakerNb from "#locales/nb/skadesaker.json";
import type skallNb from "#locales/nb/skall.json";
import type sperrerNb from "#locales/nb/sperrer.json";
import type sprakNb from "#locales/nb/sprak.json";
import type tilbakemeldingNb from "#locales/nb/tilbakemelding.json";
import type tilbudNb from "#locales/nb/tilbud.json";
import type utseendeNb from "#locales/nb/utseende.json";
import type anbefalingerNn from "#locales/nn/anbefalinger.json";
import type andreForsikringerNn from "#locales/nn/andre-forsikringer.json";
import type avtalerNn from "#locales/nn/avtaler.json";
import type cookieConsentNn from "#locales/nn/cookie-consent.json";
import type dokumentNn from "#locales/nn/dokument.json";
import type faqNn from "#locales/nn/faq.json";
import type fellesNn from "#locales/nn/felles.json";
import type forsikringsprofilNn from "#locales/nn/forsikringsprofil.json";
import type innloggingNn from "#locales/nn/innlogging.json";
import type kjopNn from "#locales/nn/kjop.json";
import type medlemNn from "#locales/nn/medlem.json";
import type oppgaverNn from "#locales/nn/oppgaver.json";
import type oversiktNn from "#locales/nn/oversikt.json";
import type sessionNn from "#locales/nn/session.json";
import type skadesakerNn from "#locales/nn/skadesaker.json";
import type skallNn from "#locales/nn/skall.json";
import type sperrerNn from "#locales/nn/sperrer.json";
import type sprakNn from "#locales/nn/sprak.json";
import type tilbakemeldingNn from "#locales/nn/tilbakemelding.json";
import type tilbudNn from "#locales/nn/tilbud.json";
import type utseendeNn from "#locales/nn/utseende.json";
import type anbefalingerEn from "#locales/en/anbefalinger.json";
import type andreForsikringerEn from "#locales/en/andre-forsikringer.json";
import type avtalerEn from "#locales/en/avtaler.json";
import type cookieConsentEn from "#locales/en/cookie-consent.json";
import type dokumentEn from "#locales/en/dokument.json";
import type faqEn from "#locales/en/faq.json";
import type fellesEn from "#locales/en/felles.json";
import type forsikringsprofilEn from "#locales/en/forsikringsprofil.json";
import type innloggingEn from "#locales/en/innlogging.json";
import type kjopEn from "#locales/en/kjop.json";
import type medlemEn from "#locales/en/medlem.json";
import type oppgaverEn from "#locales/en/oppgaver.json";
import type oversiktEn from "#locales/en/oversikt.json";
import type sessionEn from "#locales/en/session.json";
import type skadesakerEn from "#locales/en/skadesaker.json";
import type skallEn from "#locales/en/skall.json";
import type sperrerEn from "#locales/en/sperrer.json";
import type sprakEn from "#locales/en/sprak.json";
import type tilbakemeldingEn from "#locales/en/tilbakemelding.json";
import type tilbudEn from "#locales/en/tilbud.json";
import type utseendeEn from "#locales/en/utseende.json";

/**
 * A language can be given wherever bokmål is: it has the keys that the types of `useTranslation` know. The type checker
 * compares them, and `npm run validate` compares the files.
 */
describe("the types of the languages (spec: languages-10)", () => {
  test("are those of every file", () => {
    const code = readFileSync(import.meta.filename, "utf8");
    const compared = [...code.matchAll(/^import type \w+ from "#locales\/(\w+\/[\w-]+\.json)";$/gm)];
    const files = ["nb", "nn", "en"].flatMap((language) =>
      readdirSync(join(repository, "locales", language)).map((name) => `${language}/${name}`),
    );
    expect(new Set(compared.map(([, file]) => file))).toEqual(new Set(files));
  });

  test("have the keys of bokmål", () => {
    expectTypeOf<keyof typeof anbefalingerNn>().toEqualTypeOf<keyof typeof anbefalingerNb>();
    expectTypeOf<keyof typeof andreForsikringerNn>().toEqualTypeOf<keyof typeof andreForsikringerNb>();
    expectTypeOf<keyof typeof avtalerNn>().toEqualTypeOf<keyof typeof avtalerNb>();
    expectTypeOf<keyof typeof cookieConsentNn>().toEqualTypeOf<keyof typeof cookieConsentNb>();
    expectTypeOf<keyof typeof dokumentNn>().toEqualTypeOf<keyof typeof dokumentNb>();
    expectTypeOf<keyof typeof faqNn>().toEqualTypeOf<keyof typeof faqNb>();
    expectTypeOf<keyof typeof fellesNn>().toEqualTypeOf<keyof typeof fellesNb>();
    expectTypeOf<keyof typeof forsikringsprofilNn>().toEqualTypeOf<keyof typeof forsikringsprofilNb>();
    expectTypeOf<keyof typeof innloggingNn>().toEqualTypeOf<keyof typeof innloggingNb>();
    expectTypeOf<keyof typeof kjopNn>().toEqualTypeOf<keyof typeof kjopNb>();
    expectTypeOf<keyof typeof medlemNn>().toEqualTypeOf<keyof typeof medlemNb>();
    expectTypeOf<keyof typeof oppgaverNn>().toEqualTypeOf<keyof typeof oppgaverNb>();
    expectTypeOf<keyof typeof oversiktNn>().toEqualTypeOf<keyof typeof oversiktNb>();
    expectTypeOf<keyof typeof sessionNn>().toEqualTypeOf<keyof typeof sessionNb>();
    expectTypeOf<keyof typeof skadesakerNn>().toEqualTypeOf<keyof typeof skadesakerNb>();
    expectTypeOf<keyof typeof skallNn>().toEqualTypeOf<keyof typeof skallNb>();
    expectTypeOf<keyof typeof sperrerNn>().toEqualTypeOf<keyof typeof sperrerNb>();
    expectTypeOf<keyof typeof sprakNn>().toEqualTypeOf<keyof typeof sprakNb>();
    expectTypeOf<keyof typeof tilbakemeldingNn>().toEqualTypeOf<keyof typeof tilbakemeldingNb>();
    expectTypeOf<keyof typeof tilbudNn>().toEqualTypeOf<keyof typeof tilbudNb>();
    expectTypeOf<keyof typeof utseendeNn>().toEqualTypeOf<keyof typeof utseendeNb>();
    expectTypeOf<keyof typeof anbefalingerEn>().toEqualTypeOf<keyof typeof anbefalingerNb>();
    expectTypeOf<keyof typeof andreForsikringerEn>().toEqualTypeOf<keyof typeof andreForsikringerNb>();
    expectTypeOf<keyof typeof avtalerEn>().toEqualTypeOf<keyof typeof avtalerNb>();
    expectTypeOf<keyof typeof cookieConsentEn>().toEqualTypeOf<keyof typeof cookieConsentNb>();
    expectTypeOf<keyof typeof dokumentEn>().toEqualTypeOf<keyof typeof dokumentNb>();
    expectTypeOf<keyof typeof faqEn>().toEqualTypeOf<keyof typeof faqNb>();
    expectTypeOf<keyof typeof fellesEn>().toEqualTypeOf<keyof typeof fellesNb>();
    expectTypeOf<keyof typeof forsikringsprofilEn>().toEqualTypeOf<keyof typeof forsikringsprofilNb>();
    expectTypeOf<keyof typeof innloggingEn>().toEqualTypeOf<keyof typeof innloggingNb>();
    expectTypeOf<keyof typeof kjopEn>().toEqualTypeOf<keyof typeof kjopNb>();
    expectTypeOf<keyof typeof medlemEn>().toEqualTypeOf<keyof typeof medlemNb>();
    expectTypeOf<keyof typeof oppgaverEn>().toEqualTypeOf<keyof typeof oppgaverNb>();
    expectTypeOf<keyof typeof oversiktEn>().toEqualTypeOf<keyof typeof oversiktNb>();
    expectTypeOf<keyof typeof sessionEn>().toEqualTypeOf<keyof typeof sessionNb>();
    expectTypeOf<keyof typeof skadesakerEn>().toEqualTypeOf<keyof typeof skadesakerNb>();
    expectTypeOf<keyof typeof skallEn>().toEqualTypeOf<keyof typeof skallNb>();
    expectTypeOf<keyof typeof sperrerEn>().toEqualTypeOf<keyof typeof sperrerNb>();
    expectTypeOf<keyof typeof sprakEn>().toEqualTypeOf<keyof typeof sprakNb>();
    expectTypeOf<keyof typeof tilbakemeldingEn>().toEqualTypeOf<keyof typeof tilbakemeldingNb>();
    expectTypeOf<keyof typeof tilbudEn>().toEqualTypeOf<keyof typeof tilbudNb>();
    expectTypeOf<keyof typeof utseendeEn>().toEqualTypeOf<keyof typeof utseendeNb>();
  });
});
