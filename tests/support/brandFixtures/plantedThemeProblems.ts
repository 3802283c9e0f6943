import type { FindingCode } from "#scripts/findings/codes.ts";
import { colourText } from "./colourText.ts";
import { planted, type PlantedProblem } from "./PlantedProblem.ts";

const logo = "tenants/fjord/logo.svg";
const inTheme = (
  code: FindingCode,
  replace: PlantedProblem["replace"],
  token: string | undefined,
  says: PlantedProblem["says"],
): PlantedProblem => planted(code, "themes/fjord.tokens.json", replace, token, says);
const inResolver = (
  code: FindingCode,
  replace: PlantedProblem["replace"],
  token: string | undefined,
  says: PlantedProblem["says"],
): PlantedProblem => planted(code, "themes/fjord.resolver.json", replace, token, says);
const inLogo = (says: string, replacement: string, token: string, code: FindingCode = "unsafe-svg"): PlantedProblem =>
  planted(code, logo, ["<path", replacement], token, says);

/** The background of the page in the contract. */
const page = colourText("#f6f6f6");

const chainOfAliases = (count: number): string => {
  const links = Array.from({ length: count }, (_, index) => `"a${index + 1}": { "$value": "{palette.a${index}}" }`);
  return `"palette": { "$type": "color", "a0": { "$value": ${colourText("#000000")} }, ${links.join(", ")} },`;
};
const longList = `"palette": { "$type": "number", "a": { "$value": [${"1, ".repeat(1000)}1] } },`;

/** Problems of themes and images. */
export const plantedThemeProblems: readonly PlantedProblem[] = [
  planted(
    "unseen-image",
    logo,
    ['fill="#111"', 'fill="#fff"/><circle cx="3" cy="3" r="2" fill="#d80"'],
    undefined,
    'A part of "assets.logo" is hardly seen: #ffffff on header',
  ),
  inTheme("bad-colour", [page, '"red;} body{display:none"'], '"red;}', "is not a colour"),
  inTheme("bad-colour", [page, '"#f6f6f"'], '"#f6f6f"', "is not a colour"),
  inTheme("bad-colour", [page, '"#f6f6f6"'], '"#f6f6f6"', /is a text.*"components": \[0\.9647/),
  inTheme("bad-colour", ['"hex": "#f6f6f6"', '"hex": "#f6f8f6"'], '"#f6f8f6"', "the components are #f6f6f6"),
  inTheme("bad-colour", ['"components": [0.9647', '"components": [1.9647'], '{ "colorSpace"', "is not a colour"),
  inTheme("bad-reference", [page, '{ "$ref": "base.tokens.json#/space/1" }'], '{ "$ref"', "into this file"),
  inTheme(
    "unsupported-token",
    ['"color": {', '"palette": { "sky": { "$type": "gradient", "$value": [] } }, "color": {'],
    "[]",
    "has no place for",
  ),
  inTheme(
    "bad-token",
    ['"color": {', '"palette": { "sky": { "$type": "colour", "$value": 1 } }, "color": {'],
    "1 }",
    "is no type",
  ),
  inTheme(
    "alias-cycle",
    ['"color": {', '"palette": { "a": { "$extends": "{palette}" } }, "color": {'],
    '"{palette}"',
    "extends itself",
  ),
  inTheme("unknown-key", ['"page": {', '"page": { "$desciption": "",'], '"$desciption"', 'did you mean "$description"'),
  inTheme(
    "deprecated-token",
    ['"page": {', '"page": { "$deprecated": "Use surface.",'],
    '{ "colorSpace"',
    "deprecated: Use surface",
  ),
  inTheme("bad-colour", [page, '"url(https://evil.example)"'], '"url(', "is not a colour"),
  inTheme(
    "bad-token",
    ['"value": 6,\n        "unit": "px"', '"value": 6, "unit": "vw"'],
    '{\n        "value": 6, "unit": "vw"',
    "a length",
  ),
  inTheme("bad-token", ['["system-ui", "sans-serif"]', '["x\\"; } body { display: none"]'], '["x', "font names"),
  inTheme("missing-token", [/"page": \{[^}]*\}[^}]*\},/, ""], '"color"', '"color.page" has no value'),
  inTheme("unknown-token", ['"page": {', '"pagge": { "$value": "#fff" }, "page": {'], '"pagge"', 'did you mean "page"'),
  inTheme("fixed-token", ['"color": {', '"space": {}, "color": {'], '"space"', "the same in every brand"),
  inTheme("unknown-alias", [page, '"{palette.navy}"'], '"{palette.navy}"', "There is no token"),
  inTheme("alias-cycle", [page, '"{color.page}"'], '"{color.page}"', "refers to itself"),
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
  inResolver(
    "bad-resolver",
    ['"fjord.tokens.json"', '"vidde.tokens.json"'],
    '[{ "$ref": "vidde',
    "files of this theme",
  ),
  inResolver(
    "bad-resolver",
    [/,\s*\{ "\$ref": "#\/modifiers\/contrast" \}/, ""],
    '[\n    { "$ref": "#',
    "another order",
  ),
  inResolver("unknown-key", ['"sets": {', '"set": {}, "sets": {'], '"set"', 'did you mean "sets"'),
  inResolver(
    "missing-file",
    ['"more": []', '"more": [{ "$ref": "fjord.more.tokens.json" }]'],
    '[{ "$ref": "fjord.more',
    "There is no file",
  ),
  inTheme("missing-variant", [/"link": "underline",\s*/, ""], '"portal.variants"', '"link" is missing'),
  inTheme("unknown-value", ['"underline"', '"underlined"'], '"underlined"', 'did you mean "underline"'),
  inTheme(
    "low-contrast",
    [colourText("#1a1a1a"), colourText("#cccccc")],
    colourText("#cccccc"),
    /text #cccccc on page #f6f6f6 has 1\.\d\d:1.*did you mean \{ "colorSpace": .* "hex": "#/,
  ),
  inTheme(
    "low-contrast",
    [`"$value": ${colourText("#767676")}`, `"$value": ${colourText("#c0c0c0")}`],
    colourText("#c0c0c0"),
    "at least 3:1",
  ),
  inTheme(
    "translucent-colour",
    [colourText("#1a1a1a"), colourText("#1a1a1a80")],
    colourText("#1a1a1a80"),
    "an opaque colour",
  ),
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
  planted(
    "editor-data",
    logo,
    ["<svg ", '<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.4" '],
    "xmlns:inkscape",
    "Inkscape",
  ),
  inLogo("a font of its own", "<text>Fjord</text><path", "<text", "image-letters"),
  planted("bad-image-size", logo, ['viewBox="0 0 24 24"', 'viewBox="0 0 1 999"'], "<svg", "20 times as wide"),
  planted("bad-svg", logo, ['xmlns="http://www.w3.org/2000/svg" ', ""], "<svg", "A browser does not show the image"),
  planted("empty-image", logo, ['d="M0 0h24v24H0z"', 'd=""'], "<svg", "draws nothing"),
  planted("missing-viewbox", logo, ['viewBox="0 0 24 24"', 'width="24"'], "<svg", 'viewBox="0 0 width height"'),
  planted("not-square", "tenants/fjord/icon.svg", ["0 0 24 24", "0 0 48 24"], "<svg", "48 wide and 24 high"),
];
