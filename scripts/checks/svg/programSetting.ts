import type { Problem } from "#scripts/findings/Problem.ts";
import { isTerm } from "#scripts/findings/wordsOf.ts";

/** What is only in the files of one program, the surest first. */
const programs: readonly (readonly [name: string, mark: RegExp])[] = [
  ["inkscape", /inkscape|sodipodi/i],
  ["affinity", /serif\.com/],
  ["figma", /data-figma|id="(?:bgblur|clip|filter|image|mask|paint|pattern)\d+_/],
  ["illustrator", /Adobe Illustrator|ns\.adobe\.com|id="Layer_1"|data-name="|class="(?:cls-|st)\d/],
];

/** What Illustrator keeps for itself, as a whole document beside the drawing. */
const ofEditing = /^(?:switch|foreignObject)$/;
const ofFonts = /^(?:@font-face|altGlyph.*|flow.*|font.*|glyph.*|missing-glyph|textPath|tref)$/;

/** What a problem is about, as the settings of programs have it; undefined: no setting changes it. */
function aboutOf({ id, values }: Problem, program: string): string | undefined {
  const found = "element" in values ? values.element : "part" in values ? values.part : "";
  const name = typeof found === "string" ? found : "";
  switch (id) {
    case "unsafe-svg/doctype":
      return "entities";
    case "unsafe-svg/instruction":
      return "metadata";
    case "image-letters":
    case "unsafe-svg/import":
      return "outlines";
    case "unsafe-svg/outside":
    case "unsafe-svg/scheme":
      return "picture";
    case "unsafe-svg/element":
      if (program === "illustrator" && ofEditing.test(name)) return "entities";
      return name === "image" ? "picture" : ofFonts.test(name) ? "outlines" : "shapes";
    case "unsafe-svg/style":
      return ofFonts.test(name) ? "outlines" : "styles";
    case "unsafe-svg/reference":
      return "styles";
    case "bad-svg/encoding":
      return "encoding";
    case "missing-viewbox":
      return "viewbox";
    default:
      return undefined;
  }
}

/** Tells with a problem what to change in the program that has written the image, where one setting does it. */
export function programSetting(text: string): (problem: Problem) => Problem {
  const program = programs.find(([, mark]) => mark.test(text))?.[0] ?? "";
  return (problem) => {
    const setting = `${program}/${aboutOf(problem, program) ?? ""}`;
    // Each of these messages has a place for it.
    return isTerm("imageSettings", setting)
      ? ({ ...problem, values: { ...problem.values, setting } } as Problem)
      : problem;
  };
}
