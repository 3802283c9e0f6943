import { inDescriptor, type PlantedProblem } from "./PlantedProblem.ts";

/** Problems of the syntax of descriptors. */
export const plantedSyntaxProblems: readonly PlantedProblem[] = [
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme" "fjord",'], '"theme"', "A colon is missing after"),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', '"theme": "fjord,'],
    '"fjord,',
    'A quote is missing at the end of "fjord, on line 4',
  ),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', '"theme": fjord,'],
    "fjord,",
    "Quotes are missing around fjord | a text in double",
  ),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', '"theme": \u201cfjord\u201d,'],
    "\u201cfjord",
    'U+201C only looks like "',
  ),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "fjord\u201d,'], "\u201d,", "the plain character"),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', '"theme":\u00a0"fjord",'],
    '\u00a0"fjord"',
    "U+00A0 cannot be seen",
  ),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "fjord"\uff0c'], "\uff0c", "U+FF0C only looks like ,"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "fjord",\u200b'], "\u200b", "U+200B"),
  inDescriptor("syntax-error", ['"theme": "fjord",', "theme: 1,"], "theme: 1", "Quotes are missing around theme"),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', "'theme': \"fjord\","],
    "'theme'",
    "Quotes are missing around 'theme' | a text in double quotes, a number, true, false, null, { … } or [ … ] | did you mean \"theme\"",
  ),
  inDescriptor("syntax-error", ['"alignment": "left"', '"alignment": True'], "True", "did you mean true"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": 1.,'], "1.,", "Not a number"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "\\q",'], '"\\q"', "Unknown escape"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "\t",'], '"\t"', "a control character"),
  inDescriptor("syntax-error", ['"fjord",', '"fjord"],'], "]", "Unexpected ]"),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', '"theme": fjord",'],
    'fjord",\n  "assets"',
    "A quote is missing before fjord",
  ),
  inDescriptor("syntax-error", ['"theme": "fjord",', 'theme": "fjord",'], "theme", "A quote is missing before theme"),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', '"theme: "fjord",'],
    '"theme: "',
    'A quote is missing at the end of "theme on line 4',
  ),
  inDescriptor(
    "syntax-error",
    ['"logo": { "alignment": "left" },', '"logo": { "alignment": "left" }'],
    '}\n  "footer"',
    "A comma is missing at the end of line 7",
  ),
  inDescriptor(
    "syntax-error",
    ['"alignment": "left"', '"alignment": "left" "url": "/x"'],
    '"left"',
    'A comma is missing after "left"',
  ),
  inDescriptor(
    "deep-nesting",
    ['"id":', `"notes": ${"[".repeat(70)}${"]".repeat(70)}, "id":`],
    undefined,
    "more than 60 levels",
  ),
];
