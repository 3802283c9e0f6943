import { escapeHidden } from "#scripts/findings/safeValues.ts";
import type { Validation } from "../validateBrands.ts";
import { reportFindings } from "./reportFindings.ts";

/**
 * The text of a workflow command. Hidden characters are written out first, so what is left to escape is the
 * percent sign itself.
 */
const data = (text: string): string => escapeHidden(text).replaceAll("%", "%25");

/** A property of a workflow command: these characters would end it. */
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const mostShown = 100;

/**
 * The result of a run as workflow commands: GitHub shows each finding beside its line in a pull request. It shows ten
 * of each level for a step; the log has all of them.
 */
export function githubReport(validation: Validation): string {
  const { findings, more } = reportFindings(validation, { most: mostShown });
  const lines = findings.map(({ file, line, column, length, code, level, message, expected, suggestion }) => {
    const place = [
      `file=${property(file)}`,
      `line=${line}`,
      `col=${column}`,
      `endColumn=${column + length}`,
      `title=${property(code)}`,
    ].join(",");
    const words = [
      message,
      ...(expected === undefined ? [] : [`expected ${expected}`]),
      ...(suggestion === undefined ? [] : [`suggestion: ${suggestion}`]),
    ];
    return `::${level === "error" ? "error" : "notice"} ${place}::${words.map(data).join("%0A")}`;
  });
  const crashes = validation.crashes.map(
    ({ rule, message }) =>
      `::error title=${property(rule)}::${data(`The rule failed with an error: ${message.split("\n")[0]}`)}`,
  );
  const rest = more === 0 ? [] : [`::error::${more} more findings; npm run validate lists the first 100`];
  const all = [...lines, ...crashes, ...rest];
  return all.length === 0 ? "" : `${all.join("\n")}\n`;
}
