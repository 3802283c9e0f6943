import { escapeHidden, shortened } from "#scripts/brands/messages/safeParams.ts";
import { codeFrame } from "#scripts/checks/report/codeFrame.ts";
import { shownRatio } from "#scripts/colours/measurePairs.ts";
import type { LookChange } from "./applyLook.ts";
import type { ImportResult, RoleQuestion } from "./importLook.ts";
import type { LookFinding } from "./Look.ts";
import type { Candidate, OpenRole } from "./proposeRoles.ts";
import { shownValue } from "./normalValue.ts";

const safe = (text: string, length = 120): string => escapeHidden(shortened(text, length));

const mostNotes = 20;

function findingText(
  { file, line, column, level, message, expected, length }: LookFinding,
  result: ImportResult,
): string {
  const text = result.sources.find((source) => source.file === file)?.text;
  const frame = text === undefined ? [] : codeFrame(text.split(/\r?\n/), { file, line, column, length }).split("\n");
  return [
    `${safe(file, 300)}:${line}:${column}${level === "note" ? "  (note)" : ""}`,
    `  ${message}`,
    ...(level === "note" ? [] : frame.map((each) => `  ${each}`)),
    ...(expected === undefined ? [] : [`  expected ${expected}`]),
  ].join("\n");
}

function findingsText(result: ImportResult): string[] {
  const errors = result.findings.filter(({ level }) => level === "error");
  const notes = result.findings.filter(({ level }) => level === "note");
  const shown = errors.length > 0 ? errors.slice(0, mostNotes) : notes.slice(0, mostNotes);
  const more = (errors.length > 0 ? errors : notes).length - shown.length;
  return [
    ...shown.map((finding) => findingText(finding, result)),
    ...(more > 0 ? [`… and ${more} more`] : []),
    ...(errors.length > 0 ? ["Nothing was written."] : []),
  ];
}

/** Columns that are as wide as their widest cell. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}

function contrastText({ pair }: LookChange): string {
  if (pair === undefined) return "";
  const { ratio, minimum, passes } = pair;
  return `${shownRatio(ratio)}:1 with ${pair.with}, needs ${minimum}${passes ? "" : ": too little"}`;
}

function reasonText({ token, wanted, after }: LookChange): string {
  if (token === undefined) return "moved, to be seen beside the others";
  if (wanted === after) return safe(token);
  if (/^#[\da-f]{8}$/i.test(wanted ?? ""))
    return `${safe(token)} has ${wanted}, translucent: the nearest that is opaque`;
  return `${safe(token)} has ${wanted}: too little contrast, this is the nearest`;
}

/** Before and after, a line for each role. */
function changesText(changes: readonly LookChange[]): string[] {
  if (changes.length === 0) return ["The files change nothing."];
  const rows = changes.map((change) => {
    const { role, scheme, before, after } = change;
    return [role, scheme, shortened(before, 30), "→", shortened(after, 30), contrastText(change), reasonText(change)];
  });
  return tableOf([["role", "scheme", "before", "", "after", "lowest contrast", "from"], ...rows]);
}

const reasons: Readonly<Record<Candidate["reason"], string>> = {
  answer: "answered before",
  name: "by its name",
  scale: "by its place in the scale",
  value: "by its value",
};

const candidateText = ({ token, reason, certainty }: Candidate): string =>
  `${safe(token)}  (${reasons[reason]}, ${Math.round(certainty * 100)} %)`;

function openText({ role, description, candidates, missing }: OpenRole): string {
  const gone = missing === undefined ? [] : [`    it was ${safe(missing)}, which the files have no more`];
  return [`  ${role}: ${description}`, ...gone, ...candidates.map((each) => `    ${candidateText(each)}`)].join("\n");
}

/** An import for people. */
export function importText(result: ImportResult, isDryRun: boolean): string {
  const { open, changes, files, kept, refused, taken } = result;
  const findings = findingsText(result);
  if (result.findings.some(({ level }) => level === "error")) return `${findings.join("\n\n")}\n`;
  const parts =
    open.length > 0
      ? [
          `${open.length} ${open.length === 1 ? "role is" : "roles are"} open. Nothing was written.`,
          ...open.map(openText),
          'Answer in a file for --answers: {"roles": {"color.page": "token of the file", "color.footer": null}}; null keeps the value.',
        ]
      : [
          ...changesText(changes),
          ...refused.map(({ role, message }) => `${role} keeps its value: ${message}`),
          ...(kept.length === 0 ? [] : [`${kept.length} of ${kept.length + taken.size} roles keep their values.`]),
          ...(files.length === 0 ? [] : [`${isDryRun ? "Would write" : "Wrote"} ${files.join(", ")}`]),
        ];
  return `${[...findings, ...parts].join("\n")}\n`;
}

/** What can be sent as JSON: everything but the texts of the files. */
export function importJson({ findings, taken, open, kept, refused, changes, files }: ImportResult): unknown {
  return { findings, taken: Object.fromEntries(taken), open, kept, refused, changes, files };
}

/** A question about a role, as it is asked at a terminal. */
export function questionText({ role, description, now, candidates, tokens, missing }: RoleQuestion): string {
  const lines = candidates.map((candidate, index) => {
    const token = tokens.find(({ name }) => name === candidate.token);
    return `  ${index + 1}  ${shownValue(token?.light ?? token?.dark)}  ${candidateText(candidate)}`;
  });
  const gone = missing === undefined ? [] : [`  It was ${safe(missing)}, which the files have no more.`];
  return ["", `${role}: ${description}`, ...gone, ...lines, `  Enter keeps ${now}`, "Which? "].join("\n");
}
