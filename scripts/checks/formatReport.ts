import { styleText } from "node:util";

import type { Diagnostic } from "#scripts/brands/diagnostic.ts";
import type { Crash, Validation } from "./validateBrands.ts";

type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

const coloured: Style = (format, text) => styleText(format, text, { validateStream: false });
const uncoloured: Style = (_, text) => text;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function finding({ file, line, column, code, message, expected, suggestion, frame }: Diagnostic, style: Style): string {
  const marked = frame
    ?.split("\n")
    .map(
      (each) => `  ${/^\s*│ +\^+$/.test(each) ? style("red", each) : each.startsWith(">") ? each : style("dim", each)}`,
    );
  return [
    `${style(["cyan", "bold"], `${file}:${line}:${column}`)}  ${style("yellow", code)}`,
    `  ${style("bold", message)}`,
    ...(marked ?? []),
    ...(expected === undefined ? [] : [`  ${style("dim", "expected")} ${expected}`]),
    ...(suggestion === undefined
      ? []
      : [
          `  ${style("green", code === "low-contrast" ? `nearest that passes: ${suggestion}` : `did you mean ${suggestion}?`)}`,
        ]),
  ].join("\n");
}

const crashed = ({ rule, message }: Crash, style: Style): string =>
  `${style(["red", "bold"], `The rule "${rule}" failed itself`)}\n${message.replaceAll(/^/gm, "  ")}`;

function summary({ diagnostics, crashes, checked }: Validation, style: Style): string {
  const scope = [
    count(checked.brands, "brand", "brands"),
    count(checked.themes, "theme", "themes"),
    count(checked.texts, "text file", "text files"),
  ].join(", ");
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const findings =
    diagnostics.length === 0
      ? "no findings"
      : `${count(diagnostics.length, "finding", "findings")} in ${count(files, "file", "files")}`;
  if (crashes.length > 0)
    return style(
      ["red", "bold"],
      `✗ ${count(crashes.length, "rule", "rules")} failed, so this is no result; ${findings} (${scope})`,
    );
  return diagnostics.length === 0
    ? style("green", `✓ ${findings} (${scope})`)
    : style(["red", "bold"], `✗ ${findings} (${scope})`);
}

/** The result of a run for people. `colour`: for a terminal that shows colours. */
export function formatReport(validation: Validation, { colour }: { colour: boolean }): string {
  const style = colour ? coloured : uncoloured;
  const parts = [
    ...validation.diagnostics.map((diagnostic) => finding(diagnostic, style)),
    ...validation.crashes.map((crash) => crashed(crash, style)),
    summary(validation, style),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The result of a run for machines. */
export function jsonReport({ diagnostics, crashes, checked }: Validation): string {
  const ok = diagnostics.length === 0 && crashes.length === 0;
  return `${JSON.stringify({ ok, checked, findings: diagnostics, crashes }, null, 2)}\n`;
}

/** 0 clean, 1 findings, 2 the checker itself failed (contract §4). */
export function exitCodeOf({ diagnostics, crashes }: Pick<Validation, "crashes" | "diagnostics">): 0 | 1 | 2 {
  if (crashes.length > 0) return 2;
  return diagnostics.length > 0 ? 1 : 0;
}
