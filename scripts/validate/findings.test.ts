import { describe, expect, test } from "vitest";

import type { Diagnostic } from "../descriptor/diagnostic.ts";
import { findingCodes, type FindingCode } from "../descriptor/findingCodes.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "./testing/fixtureFolder.ts";
import { validateBrands } from "./validateBrands.ts";

const descriptor = "tenants/fjord/tenant.jsonc";
const theme = "themes/fjord.tokens.json";
const logo = "tenants/fjord/logo.svg";
const base = "tenants/base.jsonc";

/** A fault planted into a sound brand, and what has to be said about it. */
interface Planted {
  readonly code: FindingCode;
  readonly file: string;
  /** What is replaced in the file, and by what. */
  readonly replace: readonly [string | RegExp, string];
  /** The offending token: its first occurrence in the changed file is the position. `undefined`: the file's beginning. */
  readonly token?: string;
  /** Something that message, expectation or suggestion say. */
  readonly says: string | RegExp;
}

const first = (
  code: FindingCode,
  file: string,
  replace: Planted["replace"],
  token: string | undefined,
  says: Planted["says"],
): Planted => (token === undefined ? { code, file, replace, says } : { code, file, replace, token, says });

const inDescriptor = (
  code: FindingCode,
  replace: Planted["replace"],
  token: string | undefined,
  says: Planted["says"],
) => first(code, descriptor, replace, token, says);
const inTheme = (code: FindingCode, replace: Planted["replace"], token: string | undefined, says: Planted["says"]) =>
  first(code, theme, replace, token, says);
const inLogo = (says: string, replacement: string, token: string, code: FindingCode = "unsafe-svg") =>
  first(code, logo, ["<path", replacement], token, says);

const planted: readonly Planted[] = [
  inDescriptor("unknown-key", ['"theme":', '"themme": "x", "theme":'], '"themme"', 'did you mean "theme"'),
  inDescriptor(
    "unknown-key",
    ['"alignment": "left"', '"alignment": "left", "allignment": 1'],
    '"allignment"',
    "one of alignment, url",
  ),
  inDescriptor(
    "unknown-key",
    ['"behaviour": "configured-url"', '"behaviour": "configured-url", "goto": "/x"'],
    '"goto"',
    "has no meaning with",
  ),
  inDescriptor("unknown-key", ['"id":', '"__proto__": {}, "id":'], '"__proto__"', "not a field of a descriptor"),
  first("unknown-key", base, ['"Test": {', '"Test": { "hostnames": [],'], '"hostnames"', '"hostnames" is not a field'),
  inDescriptor("duplicate-key", ['"name":', '"name": "A", "name":'], '"name": "Forsikring', "stands twice"),
  inDescriptor(
    "wrong-type",
    ['"hostnames": ["qa.fjord.example"]', '"hostnames": ["qa.fjord.example"], "login": { "direct": "true" }'],
    '"true"',
    "true or false, without quotes",
  ),
  inDescriptor("wrong-type", ['"999999999"', "999999999"], "999999999", "a text in quotes"),
  inDescriptor("unknown-value", ['"left"', '"centred"'], '"centred"', 'did you mean "centered"'),
  inDescriptor(
    "unknown-value",
    ['"configured-url"', '"configured"'],
    '"configured"',
    '"returned-url", "configured-url"',
  ),
  inDescriptor("missing-value", ['"behaviour": "configured-url", ', ""], '"logout"', '"logout.behaviour" is missing'),
  inDescriptor("missing-value", [/ {2}"name": .*\n/, ""], undefined, "The brand's name as customers know it"),
  inDescriptor(
    "missing-value",
    ['"timeout": "https://www.fjord.example/tidsavbrudd",', ""],
    '"urls"',
    '"urls.timeout" is missing in Production, QA, Dev',
  ),
  inDescriptor(
    "missing-value",
    ['"hostnames": ["forsikring.fjord.example"]', ""],
    '"Production"',
    "an unknown host is never Production",
  ),
  inDescriptor(
    "missing-value",
    ['"id":', '"login": { "direct": false }, "id":'],
    '"urls": {\n    "timeout"',
    "customers cannot log in here",
  ),
  inDescriptor(
    "missing-value",
    ['"heroTitle"', '"memberBenefits": { "title": "Medlem", "text": "Du får mer." }, "heroTitle"'],
    '"assets"',
    "the logo of the member scheme",
  ),
  inDescriptor(
    "missing-value",
    ['"id":', '"analytics": { "token": "abc" }, "id":'],
    '"analytics"',
    "there is an analytics token",
  ),
  inDescriptor("missing-value", [/,\n {4}"partnerInbox".*\n/, "\n"], '"urls"', "the partner's inbox"),
  inDescriptor(
    "wrong-length",
    [/,\n {6}\{ "title": "Kundefordeler".*\n/, "\n"],
    '[\n      { "title": "Best',
    "exactly 2 entries",
  ),
  inDescriptor(
    "bad-url",
    ['"url": "https://www.fjord', '"url": "http://www.fjord'],
    '"http://www',
    "https (http only on port 8000)",
  ),
  inDescriptor(
    "bad-url",
    ['"url": "https://www.fjord', '"url": "javascript:alert(1)//www.fjord'],
    '"javascript:',
    "a complete address",
  ),
  inDescriptor(
    "bad-url",
    ['"https://www.fjord.example/utlogget"', '"//evil.example"'],
    '"//evil',
    "two would lead to another host",
  ),
  inDescriptor(
    "bad-url",
    ['"https://www.fjord.example/utlogget"', '"https://bank@evil.example/"'],
    '"https://bank@',
    "without a user name",
  ),
  inDescriptor(
    "bad-url",
    ['"https://www.fjord.example/utlogget"', '"/simulator/utlogget"'],
    '"/simulator/utlogget"',
    "does not exist in Production",
  ),
  inDescriptor("bad-phone", ['"21 00 00 00"', '"+47 21 00 00 00"'], '"+47', "exactly 8 digits"),
  inDescriptor("bad-email", ['"kunde@fjord.example"', '"kunde.fjord.example"'], '"kunde.fjord', "an e-mail address"),
  inDescriptor(
    "bad-hostname",
    ['"qa.fjord.example"', '"https://qa.fjord.example"'],
    '"https://qa.',
    "without https:// and port",
  ),
  inDescriptor("bad-hostname", ['"qa.fjord.example"', '"*.fjord.example"'], '"*.fjord', "an exact host name"),
  inDescriptor(
    "bad-origin",
    [
      '"id":',
      '"analytics": { "consent": { "strategy": "opt-in-service", "windowObject": "optin", "messageOrigin": "https://bank.example/" } }, "id":',
    ],
    '"https://bank.example/"',
    "no final slash",
  ),
  inDescriptor(
    "bad-dsn",
    ['"id":', '"errorReporting": { "dsn": "https://errors.example/1" }, "id":'],
    '"https://errors',
    "a DSN",
  ),
  inDescriptor("bad-file-name", ['"logo.svg"', '"../vidde/logo.svg"'], '"../vidde', "in the brand's folder"),
  inDescriptor("bad-format", ['"999999999"', '"12"'], '"12"', "9 digits"),
  inDescriptor("bad-text", ['"Forsikring fjord"', '"  "'], '"  "', "not empty"),
  inDescriptor("unsafe-text", ['"Forsikring fjord"', '"Forsikring \\u202e fjord"'], '"Forsikring \\u202e', "U+202E"),
  inDescriptor(
    "layer-only-field",
    ['"QA": {', '"QA": { "theme": "fjord",'],
    '"theme": "fjord", "hostnames"',
    'beside "environments"',
  ),
  first("layer-only-field", base, ["{", '{ "id": "x",'], '"id"', "in the brand's own file"),
  inDescriptor("folder-mismatch", ['"id": "fjord"', '"id": "fjorden"'], '"fjorden"', "tenants/fjorden"),
  inDescriptor("unknown-theme", ['"theme": "fjord"', '"theme": "fjrod"'], '"fjrod"', 'did you mean "fjord"'),
  inDescriptor("missing-file", ['"logo": "logo.svg"', '"logo": "loga.svg"'], '"loga.svg"', 'did you mean "logo.svg"'),
  inDescriptor(
    "duplicate-host",
    ["qa.fjord.example", "forsikring.vidde.example"],
    undefined,
    "already belongs to fjord QA",
  ),
  inDescriptor(
    "duplicate-host",
    ["qa.fjord.example", "forsikring.fjord.example"],
    '"forsikring.fjord.example"] },\n  }',
    "fjord Production",
  ),
  inDescriptor(
    "reserved-host",
    ["qa.fjord.example", "fjord.localhost"],
    '"fjord.localhost"',
    "always the Test environment",
  ),
  inDescriptor(
    "unreachable-login",
    ['"allowedHosts": ["innlogging.fjord.example"]', '"allowedHosts": []'],
    '"allowedHosts"',
    "customers log in",
  ),
  inDescriptor(
    "unused-consent",
    ['"id":', '"cookieConsent": { "required": ["functional"] }, "id":'],
    '"required"',
    '"statistics"',
  ),
  inDescriptor(
    "unknown-text",
    ['"id":', '"texts": { "session": { "extnd": "Bli her" } }, "id":'],
    '"extnd"',
    "has no text",
  ),
  inDescriptor(
    "unknown-text",
    ['"id":', '"texts": { "sesion": { "x": "Bli her" } }, "id":'],
    '"sesion"',
    "did you mean session",
  ),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "fjord"'], '"assets"', "Unexpected"),
  inDescriptor(
    "deep-nesting",
    ['"id":', `"notes": ${"[".repeat(70)}${"]".repeat(70)}, "id":`],
    undefined,
    "brackets are open",
  ),
  inTheme("bad-colour", ["#f6f6f6", "red;} body{display:none"], '"red;}', "is not a colour"),
  inTheme("bad-colour", ["#f6f6f6", "#f6f6f"], '"#f6f6f"', "is not a colour"),
  inTheme("bad-colour", ["#f6f6f6", "url(https://evil.example)"], '"url(', "is not a colour"),
  inTheme(
    "bad-token",
    ['"value": 6,\n        "unit": "px"', '"value": 6, "unit": "vw"'],
    '{\n        "value": 6, "unit": "vw"',
    "a length",
  ),
  inTheme("bad-token", ['["system-ui", "sans-serif"]', '["x\\"; } body { display: none"]'], '["x', "font names"),
  inTheme("missing-token", [/"page": \{[^}]*\},/, ""], '"color"', '"color.page" has no value'),
  inTheme("unknown-token", ['"page": {', '"pagge": { "$value": "#fff" }, "page": {'], '"pagge"', "did you mean page"),
  inTheme("fixed-token", ['"color": {', '"space": {}, "color": {'], '"space"', "the same in every brand"),
  inTheme("unknown-alias", ["#f6f6f6", "{palette.navy}"], '"{palette.navy}"', "There is no token"),
  inTheme("alias-cycle", ["#f6f6f6", "{color.page}"], '"{color.page}"', "leads back to itself"),
  inTheme("missing-variant", [/"link": "underline",\s*/, ""], '"portal.variants"', '"link" is not chosen'),
  inTheme("unknown-value", ['"underline"', '"underlined"'], '"underlined"', "did you mean underline"),
  inTheme(
    "low-contrast",
    ["#1a1a1a", "#cccccc"],
    '"#cccccc"',
    /text #cccccc on page #f6f6f6 has 1\.\d\d:1.*did you mean "#/,
  ),
  inTheme("low-contrast", ['"$value": "#767676"', '"$value": "#c0c0c0"'], '"#c0c0c0"', "at least 3:1"),
  inTheme("translucent-colour", ["#1a1a1a", "#1a1a1a80"], '"#1a1a1a80"', "an opaque colour"),
  inTheme("out-of-range", ['"value": 48', '"value": 40'], '{\n        "value": 40', "between 44 and 72 px"),
  inTheme(
    "unknown-font",
    ['["system-ui", "sans-serif"]', '["figtre", "sans-serif"]'],
    '["figtre"',
    'did you mean "figtree"',
  ),
  inLogo("no element that only draws", "<script>alert(1)</script><path", "<script"),
  inLogo("runs a script", '<path onclick="x()"', "onclick"),
  inLogo("no element that only draws", "<foreignObject/><path", "<foreignObject"),
  inLogo("outside the picture", '<use href="https://evil.example/x.svg"/><path', "href"),
  inLogo("javascript", '<use href="java&#10;script:alert(1)"/><path', "href"),
  inLogo("url() may only point inside", '<path style="fill:url(https://evil.example/x)"', "style"),
  inLogo("loads a style sheet", "<style>@import 'https://evil.example';</style><path", "@import"),
  first("unsafe-svg", logo, ["<svg", '<!DOCTYPE svg [<!ENTITY x "y">]><svg'], "<!DOCTYPE", "define entities"),
  inLogo("tag", "<g><path", "", "bad-svg"),
  first("missing-viewbox", logo, ['viewBox="0 0 24 24"', 'width="24"'], "<svg", 'viewBox="0 0 width height"'),
  first("not-square", "tenants/fjord/icon.svg", ["0 0 24 24", "0 0 48 24"], "<svg", "48 wide and 24 high"),
];

function changed(files: FixtureFiles, { file, replace: [from, to] }: Planted): FixtureFiles {
  const before = String(files[file]);
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`nothing to replace in ${file}`);
  return { ...files, [file]: after };
}

const said = ({ message, expected, suggestion }: Diagnostic): string =>
  [message, expected, suggestion && `did you mean ${suggestion}`].join(" | ");

function positionIn(text: string, token: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(token)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe("npm run validate: every fault has a stable code, its place and what is expected", () => {
  test.each(planted)("$code: $says", async (fault) => {
    const files = changed(await fixtureFiles("fjord", "vidde"), fault);
    const { diagnostics, crashes } = await withFolder(files, (folder) => validateBrands(folder));
    expect(crashes).toEqual([]);
    const found = diagnostics.filter(({ code }) => code === fault.code);
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n")).toContain(`${fault.code}: `);
    const match = found.find((diagnostic) =>
      typeof fault.says === "string" ? said(diagnostic).includes(fault.says) : fault.says.test(said(diagnostic)),
    );
    expect(match, found.map(said).join("\n")).toBeDefined();
    expect(match?.frame).toContain("^");
    if (fault.token === undefined || fault.token === "") return;
    expect(match).toMatchObject({ file: fault.file, ...positionIn(String(files[fault.file]), fault.token) });
  });
});
