import { inDescriptor, type PlantedProblem } from "./PlantedProblem.ts";

/** Problems of the syntax of descriptors. */
export const plantedSyntaxProblems: readonly PlantedProblem[] = [
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme" "fjord",'], '"theme"', "A colon is missing after"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "fjord,'], '"fjord,', "does not end on this line"),
  inDescriptor(
    "syntax-error",
    ['"theme": "fjord",', '"theme": fjord,'],
    "fjord,",
    "Unexpected fjord | a text in double",
  ),
  inDescriptor("syntax-error", ['"theme": "fjord",', "theme: 1,"], "theme: 1", "Unexpected theme"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": 1.,'], "1.,", "Not a number"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "\\q",'], '"\\q"', "Unknown escape"),
  inDescriptor("syntax-error", ['"theme": "fjord",', '"theme": "\t",'], '"\t"', "a control character"),
  inDescriptor("syntax-error", ['"fjord",', '"fjord"],'], "]", "Unexpected ]"),
  inDescriptor(
    "deep-nesting",
    ['"id":', `"notes": ${"[".repeat(70)}${"]".repeat(70)}, "id":`],
    undefined,
    "more than 60 levels",
  ),
];
