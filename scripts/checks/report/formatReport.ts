import { styleText } from "node:util";

import { isError } from "#scripts/findings/Finding.ts";
import type { ReportedFinding } from "#scripts/findings/inWords.ts";
import { escapeHidden } from "#scripts/findings/safeValues.ts";
import { reportFindings } from "./reportFindings.ts";
import type { Crash, Validation } from "../validateBrands.ts";

type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

const coloured: Style = (format, text) => styleText(format, text, { validateStream: false });
const uncoloured: Style = (_, text) => text;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const suggestionStart: Readonly<Record<NonNullable<ReportedFinding["suggestionKind"]>, string>> = {
  spelling: "did you mean",
  form: "write",
  colour: "nearest colour that passes:",
};

function findingText(
  {
    file,
    line,
    column,
    code,
    level,
    message,
    expected,
    suggestion,
    suggestionKind = "spelling",
    related = [],
    frame,
  }: ReportedFinding,
  style: Style,
): string {
  const marked = frame
    ?.split("\n")
    .map(
      (each) => `  ${/^\s*│ +\^+$/.test(each) ? style("red", each) : each.startsWith(">") ? each : style("dim", each)}`,
    );
  return [
    `${style(["cyan", "bold"], `${escapeHidden(file)}:${line}:${column}`)}  ${style("yellow", code)}${level === "note" ? " (note)" : ""}`,
    `  ${style("bold", message)}`,
    ...(marked ?? []),
    ...(expected === undefined ? [] : [`  ${style("dim", "expected")} ${expected}`]),
    ...(suggestion === undefined
      ? []
      : [
          `  ${style("green", `${suggestionStart[suggestionKind]} ${suggestion}${suggestionKind === "spelling" ? "?" : ""}`)}`,
        ]),
    ...related.map(
      (place) => `  ${style("dim", `${escapeHidden(place.file)}:${place.line}:${place.column}`)} ${place.message}`,
    ),
  ].join("\n");
}

const crashed = ({ rule, message }: Crash, style: Style): string =>
  `${style(["red", "bold"], `The rule "${rule}" failed with an error`)}\n${message
    .split("\n")
    .map((line) => `  ${escapeHidden(line)}`)
    .join("\n")}`;

/**
 * Findings beyond this number are counted, not shown: few people would read them, and correcting the first ones often
 * removes them.
 */
const mostShown = 100;

function summary({ findings, crashes, checked }: Validation, style: Style): string {
  const scope = [
    count(checked.brands, "brand", "brands"),
    count(checked.themes, "theme", "themes"),
    count(checked.texts, "text file", "text files"),
  ].join(", ");
  const files = new Set(findings.map(({ file }) => file)).size;
  const errors = findings.filter(isError).length;
  const notes = findings.length - errors;
  const found = [
    ...(errors > 0 || notes === 0 ? [errors === 0 ? "no findings" : count(errors, "finding", "findings")] : []),
    ...(notes > 0 ? [count(notes, "note", "notes")] : []),
  ].join(" and ");
  const outcome = findings.length === 0 ? found : `${found} in ${count(files, "file", "files")}`;
  if (crashes.length > 0)
    return style(
      ["red", "bold"],
      `✗ ${count(crashes.length, "rule", "rules")} failed, so this result is incomplete; ${outcome} (${scope})`,
    );
  return errors === 0 ? style("green", `✓ ${outcome} (${scope})`) : style(["red", "bold"], `✗ ${outcome} (${scope})`);
}

/** The result of a run as text. `colour`: with escape codes, for a terminal. */
export function formatReport(validation: Validation, { colour }: { colour: boolean }): string {
  const style = colour ? coloured : uncoloured;
  const { findings, more } = reportFindings(validation, { most: mostShown });
  const parts = [
    ...findings.map((finding) => findingText(finding, style)),
    ...(more > 0 ? [`… and ${count(more, "more finding", "more findings")}, not shown`] : []),
    ...validation.crashes.map((crash) => crashed(crash, style)),
    summary(validation, style),
  ];
  return `${parts.join("\n\n")}\n`;
}
