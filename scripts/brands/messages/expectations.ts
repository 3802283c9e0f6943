import type { Expectation } from "#contract/descriptor/expectation.ts";
import type { MessageLanguage } from "./Message.ts";

/** What each format expects, as the end of a sentence that starts with "expected". */
export const expectations: Readonly<Record<Expectation, Readonly<Record<MessageLanguage, string>>>> = {
  hostname: {
    en: 'an exact host name such as "forsikring.bank.example", without https:// and port',
    nb: 'et nøyaktig vertsnavn som "forsikring.bank.example", uten https:// og port',
  },
  url: {
    en: 'a complete address such as "https://www.bank.example/side"',
    nb: 'en hel adresse som "https://www.bank.example/side"',
  },
  "url-or-path": {
    en: 'a complete address such as "https://www.bank.example/side", or a path such as "/side"',
    nb: 'en hel adresse som "https://www.bank.example/side", eller en sti som "/side"',
  },
  "url-without-spaces": {
    en: 'a complete address such as "https://www.bank.example/side", without spaces and backslashes',
    nb: 'en hel adresse som "https://www.bank.example/side", uten mellomrom og omvendt skråstrek',
  },
  "url-without-user": { en: "an address without a user name", nb: "en adresse uten brukernavn" },
  "url-host": {
    en: "a host name of a to z, digits, hyphens and dots, written as a browser reads it",
    nb: "et vertsnavn av a til z, sifre, bindestreker og punktum, skrevet slik nettleseren leser det",
  },
  "url-without-port": { en: "an address without a port", nb: "en adresse uten portnummer" },
  "public-host": {
    en: "a public host name: localhost exists only on a developer's machine",
    nb: "et offentlig vertsnavn: localhost finnes bare på en utviklers maskin",
  },
  "dotted-host": {
    en: 'a public host name with a dot, such as "www.bank.example"',
    nb: 'et offentlig vertsnavn med punktum, for eksempel "www.bank.example"',
  },
  "private-top": {
    en: "a public host name: names such as .local, .lan and .internal cannot be reached from outside",
    nb: "et offentlig vertsnavn: navn som .local, .lan og .internal kan ikke nås utenfra",
  },
  "not-ip": { en: "a host name, not an IP address", nb: "et vertsnavn, ikke en IP-adresse" },
  https: { en: "an address that starts with https://", nb: "en adresse som begynner med https://" },
  "path-one-slash": {
    en: "a path that starts with one slash; with two it leads to another host",
    nb: "en sti som begynner med én skråstrek; med to fører den til en annen vert",
  },
  "path-without-spaces": {
    en: "a path without spaces and backslashes",
    nb: "en sti uten mellomrom og omvendt skråstrek",
  },
  origin: {
    en: 'an origin such as "https://www.bank.example": no path, no final slash',
    nb: 'et opphav som "https://www.bank.example": ingen sti, ingen skråstrek til slutt',
  },
  dsn: {
    en: 'a DSN such as "https://key@errors.bank.example/42"',
    nb: 'en DSN som "https://key@errors.bank.example/42"',
  },
  phone: {
    en: 'a phone number of 8 digits without country code, such as "21000000"',
    nb: 'et telefonnummer på 8 sifre uten landkode, for eksempel "21000000"',
  },
  email: { en: 'an e-mail address such as "kunde@bank.example"', nb: 'en e-postadresse som "kunde@bank.example"' },
  "svg-file": {
    en: 'the name of an SVG file in the brand\'s folder, such as "logo.svg"',
    nb: 'navnet på en SVG-fil i merkets mappe, for eksempel "logo.svg"',
  },
  "text-not-empty": { en: "a text that is not empty", nb: "en tekst som ikke er tom" },
  "text-trimmed": {
    en: "a text without spaces before or after it",
    nb: "en tekst uten mellomrom foran eller bak",
  },
  "text-visible": { en: "a text with letters or digits", nb: "en tekst med bokstaver eller sifre" },
  "text-marks": {
    en: "a text without accents on top of each other",
    nb: "en tekst uten aksenter oppå hverandre",
  },
  "text-markup": {
    en: "plain text: tags and entities such as <b> and &nbsp; are shown to customers as they are",
    nb: "ren tekst: koder som <b> og &nbsp; vises til kundene slik de er skrevet",
  },
  "text-word": {
    en: "words of at most 40 letters; a soft hyphen (\\u00ad) shows where a word may be broken",
    nb: "ord på høyst 40 bokstaver; en myk bindestrek (\\u00ad) viser hvor et ord kan deles",
  },
  "text-braces": {
    en: "a text without braces: nothing fills in a placeholder here",
    nb: "en tekst uten krøllparenteser: her blir ingen plassholder fylt ut",
  },
  key: {
    en: "a name of ASCII characters without spaces and quotes",
    nb: "et navn av ASCII-tegn uten mellomrom og anførselstegn",
  },
  "cookie-token": {
    en: "the name of a cookie: letters, digits and -_.!#$%&'*+^`|~",
    nb: "navnet på en informasjonskapsel: bokstaver, sifre og -_.!#$%&'*+^`|~",
  },
  "id-not-reserved": {
    en: "another id: no folder of this name can exist on Windows",
    nb: "en annen id: en mappe med dette navnet kan ikke finnes i Windows",
  },
  "window-object": { en: "the name of an object on window", nb: "navnet på et objekt på window" },
  id: { en: "lower-case letters, digits and hyphens", nb: "små bokstaver, sifre og bindestreker" },
  "organisation-number": { en: "9 digits", nb: "9 sifre" },
  "cookie-name": {
    en: 'letters, digits and hyphens, ending in "-v3"',
    nb: 'bokstaver, sifre og bindestreker, med "-v3" til slutt',
  },
  "four-digits": { en: "4 digits in quotes", nb: "4 sifre i anførselstegn" },
  day: { en: 'a day of the calendar as "2026-12-24"', nb: "en dag i kalenderen som «2026-12-24»" },
  "capital-letters": { en: "capital letters and underscores", nb: "store bokstaver og understrek" },
};
