import { inDescriptor, planted, type PlantedProblem } from "./PlantedProblem.ts";

const theme = "themes/fjord.tokens.json";
const withField = (code: PlantedProblem["code"], field: string, token: string, says: string): PlantedProblem =>
  inDescriptor(code, ['"id":', `${field}, "id":`], token, says);

const bankCookie = (name: string): PlantedProblem =>
  withField(
    "bad-format",
    `"cookieConsent": { "required": [] }, "analytics": { "consent": { "strategy": "bank-cookie-level", "cookieName": "${name}", "optedInLevel": "2" } }`,
    `"${name}"`,
    "the name of a cookie",
  );

const measure = (role: string, value: string, replace: PlantedProblem["replace"]): PlantedProblem =>
  planted("out-of-range", theme, replace, undefined, `"${role}" is ${value}`);

/** The size of a role of the fixture's theme, replaced. */
const sized = (role: string, from: RegExp, to: string, value: string): PlantedProblem =>
  measure(role, value, [from, to]);

/** Lists, cookies, ids and measures. */
export const plantedListProblems: readonly PlantedProblem[] = [
  withField("duplicate-entry", '"recommendations": { "candidates": ["BIL", "HUS", "BIL"] }', '"BIL"] }', "twice"),
  withField("duplicate-entry", '"purchase": { "entrances": ["bil", "hus", "bil"] }', '"bil"] }', "twice"),
  withField("duplicate-entry", '"partnerAgreements": { "bankPlaces": ["2050", "2050"] }', '"2050"] }', "twice"),
  inDescriptor(
    "duplicate-entry",
    ['["innlogging.fjord.example"]', '["innlogging.fjord.example", "innlogging.fjord.example"]'],
    '"innlogging.fjord.example"]',
    "twice",
  ),
  withField(
    "unused-candidate",
    '"recommendations": { "candidates": ["BIL", "SEK"] }',
    '"SEK"',
    "SEK is never recommended",
  ),
  withField(
    "unused-candidate",
    '"recommendations": { "byProduct": { "BIL": ["HUS", "MC"] } }',
    '"MC"',
    "no purchase entrance",
  ),
  withField(
    "unneeded-consent",
    '"analytics": { "consent": { "strategy": "bank-cookie-level", "cookieName": "level", "optedInLevel": "2" } }',
    '"bank-cookie-level"',
    'with "bank-cookie-level" the answer has no effect',
  ),
  withField(
    "unneeded-consent",
    '"analytics": { "consent": { "strategy": "opt-in-service", "windowObject": "optin", "messageOrigin": "https://www.fjord.example" } }',
    '"opt-in-service"',
    'with "opt-in-service" the answer has no effect',
  ),
  withField("no-complaint", '"rights": { "complaint": null }', '"complaint"', "does not say how a customer complains"),
  withField(
    "no-withdrawal",
    '"rights": { "withdrawal": null }',
    '"withdrawal"',
    "does not say how a customer withdraws",
  ),
  withField(
    "missing-value",
    '"rights": { "insurer": { "name": "Fjord Skade AS" } }',
    '"insurer"',
    "rights.insurer.organisationNumber",
  ),
  withField("missing-value", '"rights": { "complaint": { "text": null } }', '"text"', "rights.complaint.text"),
  withField("missing-value", '"rights": { "withdrawal": { "linkText": null } }', '"linkText"', "withdrawal.linkText"),
  withField(
    "missing-value",
    '"rights": { "products": [{ "category": "reise", "product": "Reise", "ipidUrl": "/ipid" }] }',
    '{ "category": "reise"',
    "termsUrl",
  ),
  ...["a;b", "a=b", "a b", "a\\nb", 'a\\"b', "å"].map(bankCookie),
  withField(
    "bad-cookie-domain",
    '"cookieConsent": { "domain": "annen.example" }',
    '"annen.example"',
    "cannot set a cookie",
  ),
  withField("bad-cookie-domain", '"cookieConsent": { "domain": "co.uk" }', '"co.uk"', "Anybody can have a host"),
  withField(
    "bad-cookie-domain",
    '"cookieConsent": { "domain": "github.io" }',
    '"github.io"',
    "Anybody can have a host",
  ),
  withField(
    "bad-cookie-domain",
    '"cookieConsent": { "domain": "ord.example" }',
    '"ord.example"',
    "cannot set a cookie",
  ),
  withField("bad-hostname", '"cookieConsent": { "domain": "example" }', '"example"', "with a dot"),
  inDescriptor(
    "missing-value",
    ['"hostnames": ["qa.fjord.example"]', '"logout": { "url": "/x" }'],
    '"QA"',
    "it cannot be reached",
  ),
  sized("font.size3xl", /(?<="size3xl": \{[^}]*?"value": )2\.5/, "0", "0rem"),
  sized("font.size3xl", /(?<="size3xl": \{[^}]*?"value": )2\.5/, "900", "900rem"),
  sized("radius.card", /(?<="card": \{[^}]*?"value": )8/, "1000", "1000px"),
  sized("border.card", /(?<="border": \{\s*"card": \{[^}]*?"value": )1/, "40", "40px"),
  planted("bad-token", theme, [/(?<="size3xl": \{[^}]*?"value": )2\.5/, "1e308"], undefined, "a length"),
  planted("bad-token", theme, [/(?<="blur": \{\s*"value": )\d+/, "-1"], undefined, "a shadow"),
  planted("bad-token", theme, [/(?<="blur": \{\s*"value": )\d+/, "900"], undefined, "a shadow"),
];
