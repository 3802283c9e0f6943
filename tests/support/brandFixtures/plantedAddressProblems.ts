import { inDescriptor, type PlantedProblem } from "./PlantedProblem.ts";

const logoutUrl = '"https://www.fjord.example/utlogget"';
const ofLogout = (address: string, says: string): PlantedProblem =>
  inDescriptor("bad-url", [logoutUrl, `"${address}"`], `"${address}"`, says);

const withField = (code: PlantedProblem["code"], field: string, token: string, says: string): PlantedProblem =>
  inDescriptor(code, ['"id":', `${field}, "id":`], token, says);

const inQa = (field: string, token: string, says: string): PlantedProblem =>
  inDescriptor("bad-url", ['"hostnames": ["qa.', `${field}, "hostnames": ["qa.`], token, says);

const noDialog = '"cookieConsent": { "required": [] }';
const optIn = '"strategy": "opt-in-service", "windowObject": "optin"';

/** Addresses that would change a policy header, lead to another host, or work on a developer's machine only. */
export const plantedAddressProblems: readonly PlantedProblem[] = [
  ofLogout("/./simulator/utlogget", "exists only on a developer's machine"),
  ofLogout("https://localhost/", "exists only on a developer's machine"),
  ofLogout("http:///evil.example:8000/", "a complete address"),
  ofLogout("http://evil.example:08000/", "an address that starts with https://"),
  ofLogout("https://127.0.0.1/", "not an IP address"),
  ofLogout("https://0x7f.1/", 'a browser reads this one as "127.0.0.1"'),
  ofLogout("https://b\u0430nk.example/", 'a browser reads this one as "xn--bnk-6cd.example"'),
  ofLogout("https://b\u0430nk.example/", 'it has U+0430, which only looks like "a"'),
  ofLogout("https://b\u0430nk.example/", 'did you mean "https://bank.example/"'),
  ofLogout("https://fj\u00adord.example/", 'did you mean "https://fjord.example/"'),
  ofLogout("https://fjord.example/logg\u00adut", 'did you mean "https://fjord.example/loggut"'),
  ofLogout("https://bl\u00e5b\u00e6r.example/", 'did you mean "https://xn--blbr-roah.example/"'),
  inDescriptor(
    "unsafe-text",
    [logoutUrl, '"https://bank.example/\u200b"'],
    undefined,
    'did you mean "https://bank.example/"',
  ),
  ofLogout("https://bank\u3002example/", 'a browser reads this one as "bank.example"'),
  ofLogout("https://\u24d4vil.example/", 'a browser reads this one as "evil.example"'),
  ofLogout("https://bank/", "with a dot"),
  ofLogout("https://bank.internal/", "cannot be reached from outside"),
  inQa('"urls": { "meldSkade": "https://a;sandbox/" }', '"https://a;sandbox/"', "an exact host name"),
  inQa('"analytics": { "endpoint": "https://evil.example;sandbox/eu" }', '"https://evil', "an exact host name"),
  inQa('"analytics": { "endpoint": "https://*/eu" }', '"https://*', "an exact host name"),
  inQa('"analytics": { "endpoint": "https://a,b.example" }', '"https://a,b', "an exact host name"),
  inQa(
    '"urls": { "claimsCases": { "destination": "https://*/x", "fallback": "/x" } }',
    '"https://*/x"',
    "an exact host name",
  ),
  withField("bad-dsn", '"errorReporting": { "dsn": "https://key@*/1" }', '"https://key', "an exact host name"),
  withField("bad-origin", '"frameAncestors": ["https://*"]', '"https://*"', "an exact host name"),
  withField("bad-origin", '"frameAncestors": ["https://*.bank.example"]', '"https://*', "an exact host name"),
  withField(
    "bad-origin",
    `${noDialog}, "analytics": { "consent": { ${optIn}, "messageOrigin": "https://*.example" } }`,
    '"https://*.example"',
    "an exact host name",
  ),
  withField(
    "bad-url",
    `${noDialog}, "analytics": { "consent": { ${optIn}, "script": "https://a;b/x.js", "messageOrigin": "https://bank.example" } }`,
    '"https://a;b/x.js"',
    "an exact host name",
  ),
  inDescriptor("bad-hostname", ['"qa.fjord.example"', '"10.0.0.1"'], '"10.0.0.1"', "not an IP address"),
  inDescriptor(
    "bad-hostname",
    ['"innlogging.fjord.example"', '"xn--bnk-7cd.example"'],
    '"xn--bnk-7cd.example"',
    "can be mistaken for another",
  ),
  inDescriptor("bad-hostname", [logoutUrl, '"https://xn--bnk-7cd.example/"'], '"https://xn--', "Latin letters"),
  inDescriptor("bad-hostname", [logoutUrl, '"https://xn--a.example/"'], '"https://xn--', "is shown as nothing"),
];
