import { styleText } from "node:util";

import type { Finding } from "#scripts/brands/finding.ts";
import type { Crash, Validation } from "./validateBrands.ts";

type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

const coloured: Style = (format, text) => styleText(format, text, { validateStream: false });
const uncoloured: Style = (_, text) => text;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function findingText(
  { file, line, column, code, message, expected, suggestion, frame }: Finding,
  style: Style,
): string {
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
          `  ${style("green", code === "low-contrast" ? `nearest colour that passes: ${suggestion}` : `did you mean ${suggestion}?`)}`,
        ]),
  ].join("\n");
}

const crashed = ({ rule, message }: Crash, style: Style): string =>
  `${style(["red", "bold"], `The rule "${rule}" failed with an error`)}\n${message.replaceAll(/^/gm, "  ")}`;

function summary({ findings, crashes, checked }: Validation, style: Style): string {
  const scope = [
    count(checked.brands, "brand", "brands"),
    count(checked.themes, "theme", "themes"),
    count(checked.texts, "text file", "text files"),
  ].join(", ");
  const files = new Set(findings.map(({ file }) => file)).size;
  const outcome =
    findings.length === 0
      ? "no findings"
      : `${count(findings.length, "finding", "findings")} in ${count(files, "file", "files")}`;
  if (crashes.length > 0)
    return style(
      ["red", "bold"],
      `✗ ${count(crashes.length, "rule", "rules")} failed, so this result is incomplete; ${outcome} (${scope})`,
    );
  return findings.length === 0
    ? style("green", `✓ ${outcome} (${scope})`)
    : style(["red", "bold"], `✗ ${outcome} (${scope})`);
}

/** The result of a run as text. `colour`: with escape codes, for a terminal. */
export function formatReport(validation: Validation, { colour }: { colour: boolean }): string {
  const style = colour ? coloured : uncoloured;
  const parts = [
    ...validation.findings.map((finding) => findingText(finding, style)),
    ...validation.crashes.map((crash) => crashed(crash, style)),
    summary(validation, style),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The result of a run as JSON. */
export function jsonReport({ findings, crashes, checked }: Validation): string {
  const ok = findings.length === 0 && crashes.length === 0;
  return `${JSON.stringify({ ok, checked, findings, crashes }, null, 2)}\n`;
}

/** 0 clean, 1 findings, 2 the checker itself failed (spec: commands-7). */
export function exitCodeOf({ findings, crashes }: Pick<Validation, "crashes" | "findings">): 0 | 1 | 2 {
  if (crashes.length > 0) return 2;
  return findings.length > 0 ? 1 : 0;
}
