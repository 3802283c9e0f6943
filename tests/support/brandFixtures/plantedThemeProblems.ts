import type { FindingCode } from "#scripts/brands/findingCodes.ts";
import { planted, type PlantedProblem } from "./PlantedProblem.ts";

const logo = "tenants/fjord/logo.svg";
const inTheme = (
  code: FindingCode,
  replace: PlantedProblem["replace"],
  token: string | undefined,
  says: PlantedProblem["says"],
): PlantedProblem => planted(code, "themes/fjord.tokens.json", replace, token, says);
const inLogo = (says: string, replacement: string, token: string, code: FindingCode = "unsafe-svg"): PlantedProblem =>
  planted(code, logo, ["<path", replacement], token, says);

const chainOfAliases = (count: number): string => {
  const links = Array.from({ length: count }, (_, index) => `"a${index + 1}": { "$value": "{palette.a${index}}" }`);
  return `"palette": { "$type": "color", "a0": { "$value": "#000" }, ${links.join(", ")} },`;
};
const longList = `"palette": { "a": { "$value": [${"1, ".repeat(1000)}1] } },`;

/** Problems of themes and images. */
export const plantedThemeProblems: readonly PlantedProblem[] = [
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
  inTheme("unknown-token", ['"page": {', '"pagge": { "$value": "#fff" }, "page": {'], '"pagge"', 'did you mean "page"'),
  inTheme("fixed-token", ['"color": {', '"space": {}, "color": {'], '"space"', "the same in every brand"),
  inTheme("unknown-alias", ["#f6f6f6", "{palette.navy}"], '"{palette.navy}"', "There is no token"),
  inTheme("alias-cycle", ["#f6f6f6", "{color.page}"], '"{color.page}"', "refers to itself"),
  inTheme(
    "too-complex",
    ['"color": {', `${chainOfAliases(17)} "color": {`],
    '"{palette.a16}"',
    "too many other aliases",
  ),
  inTheme("too-complex", ['"color": {', `${longList} "color": {`], undefined, "more than 1000 values"),
  inTheme(
    "too-complex",
    ['["system-ui", "sans-serif"]', `[${'"serif", '.repeat(11)}"sans-serif"]`],
    undefined,
    "The list has 12 fonts",
  ),
  inTheme("missing-variant", [/"link": "underline",\s*/, ""], '"portal.variants"', '"link" is missing'),
  inTheme("unknown-value", ['"underline"', '"underlined"'], '"underlined"', 'did you mean "underline"'),
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
    '"figtre"',
    'did you mean "figtree"',
  ),
  inLogo("is not allowed", "<script>alert(1)</script><path", "<script"),
  inLogo("runs a script", '<path onclick="x()"', "onclick"),
  inLogo("is not allowed", "<foreignObject/><path", "<foreignObject"),
  inLogo("outside the image", '<use href="https://evil.example/x.svg"/><path', "href"),
  inLogo("javascript", '<use href="java&#10;script:alert(1)"/><path', "href"),
  inLogo("url() may only refer to the image", '<path style="fill:url(https://evil.example/x)"', "style"),
  inLogo("loads a style sheet", "<style>@import 'https://evil.example';</style><path", "<style>"),
  planted("unsafe-svg", logo, ["<svg", '<!DOCTYPE svg [<!ENTITY x "y">]><svg'], "<!DOCTYPE", "define entities"),
  inLogo('id of the brand "vidde"', "<title>Logo forVidde</title><path", "Vidde<", "other-brand"),
  inLogo("tag", "<g><path", "", "bad-svg"),
  inLogo("loads a style sheet", "<style>@im<![CDATA[port 'https://evil.example';]]></style><path", "<style>"),
  planted("bad-image-size", logo, ['viewBox="0 0 24 24"', 'viewBox="0 0 1 999"'], "<svg", "20 times as wide"),
  planted("bad-svg", logo, ['xmlns="http://www.w3.org/2000/svg" ', ""], "<svg", "A browser does not show the image"),
  planted("empty-image", logo, ['d="M0 0h24v24H0z"', 'd=""'], "<svg", "draws nothing"),
  planted("missing-viewbox", logo, ['viewBox="0 0 24 24"', 'width="24"'], "<svg", 'viewBox="0 0 width height"'),
  planted("not-square", "tenants/fjord/icon.svg", ["0 0 24 24", "0 0 48 24"], "<svg", "48 wide and 24 high"),
];
