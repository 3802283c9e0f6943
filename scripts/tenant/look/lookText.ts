import { escapeHidden, shortened } from "#scripts/findings/safeValues.ts";
import { codeFrame } from "#scripts/checks/report/codeFrame.ts";
import { shownRatio } from "#scripts/shared/colours/measurePairs.ts";
import type { LookChange } from "./applyLook.ts";
import type { ImportResult, RoleQuestion } from "./importLook.ts";
import type { LookFinding } from "./Look.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { shownValue } from "./normalValue.ts";
import type { ThemeQuestion } from "./ThemeChoices.ts";

const safe = (text: string, length = 120): string => escapeHidden(shortened(text, length));

const mostFindings = 20;

function findingText(finding: LookFinding, result: ImportResult): string {
  const { file, line, column, level, message, expected, length } = inWords(finding);
  const text = result.sources.find((source) => source.file === file)?.text;
  const frame = text === undefined ? [] : codeFrame(text.split(/\r?\n/), { file, line, column, length }).split("\n");
  return [
    `${safe(file, 300)}:${line}:${column}${level === "note" ? "  (note)" : ""}`,
    `  ${message}`,
    ...(level === "note" ? [] : frame.map((each) => `  ${each}`)),
    ...(expected === undefined ? [] : [`  expected ${expected}`]),
  ].join("\n");
}

/** The findings, those that refuse the files first. */
function findingsText(result: ImportResult): string[] {
  const errors = result.findings.filter(isError);
  const all = [...errors, ...result.findings.filter((finding) => !isError(finding))];
  const more = all.length - mostFindings;
  return [
    ...all.slice(0, mostFindings).map((finding) => findingText(finding, result)),
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
  const { ratio, minimum, passes, value } = pair;
  return `${shownRatio(ratio)}:1 with ${pair.with} ${value}, needs ${minimum}${passes ? "" : ": too little"}`;
}

function reasonText({ token, wanted, after }: LookChange): string {
  if (token === undefined) return "moved, to be seen beside the others";
  if (wanted === after) return safe(token);
  if (/^#[\da-f]{8}$/i.test(wanted ?? ""))
    return `${safe(token)} has ${wanted}, translucent: the nearest that is opaque`;
  return `${safe(token)} has ${wanted}: too little contrast, this is the nearest`;
}

/** Before and after, a line for each role. */
function changesText({ changes, findings }: ImportResult): string[] {
  if (changes.length === 0)
    return [
      findings.length === 0
        ? "The files change nothing."
        : "What could be read changes nothing. What is left out is listed above.",
    ];
  const rows = changes.map((change) => {
    const { role, scheme, before, after } = change;
    return [role, scheme, shortened(before, 30), "→", shortened(after, 30), contrastText(change), reasonText(change)];
  });
  return tableOf([["role", "scheme", "before", "", "after", "lowest contrast", "from"], ...rows]);
}

const mostPairs = 4;

/** The other sides of the pairs of a colour. */
function pairsText({ pairs }: RoleQuestion): string[] {
  if (pairs.length === 0) return [];
  const shown = pairs.slice(0, mostPairs).map(({ role, value }) => `${role} ${value}`);
  return [`its contrast is checked with ${shown.join(", ")}${pairs.length > mostPairs ? " and others" : ""}`];
}

function candidatesText({ candidates, tokens }: RoleQuestion): string[] {
  return candidates.map((candidate) => {
    const token = tokens.find(({ name }) => name === candidate);
    return `${safe(candidate)}  ${shownValue(token?.light ?? token?.dark)}`;
  });
}

function openText(question: RoleQuestion): string {
  const { role, description, now, missing } = question;
  const lines = [
    `it is ${shortened(now, 60)}`,
    ...pairsText(question),
    ...(missing === undefined ? [] : [`it was ${safe(missing)}, which the files have no more`]),
  ];
  return [
    `  ${role}: ${description}`,
    ...lines.map((line) => `    ${line}`),
    ...candidatesText(question).map((line) => `    - ${line}`),
  ].join("\n");
}

const themesText = ({ file, group, names }: ThemeQuestion): string[] => [
  `${safe(file)}${group === "" ? "" : `, ${safe(group)}`}: one of these looks is read, say which:`,
  ...names.map((name) => `  --theme "${safe(name)}"`),
];

/** What each file was taken for. */
const readText = ({ read }: ImportResult): string[] =>
  read.map(({ file, scheme }) => `${safe(file, 300)}: ${safe(scheme, 200)}`);

const mostNames = 60;

/** Names in a line, as many as somebody reads. */
function namesText(names: readonly string[]): string {
  const more = names.length - mostNames;
  return `${names
    .slice(0, mostNames)
    .map((name) => safe(name))
    .join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** The roles that stay as they are: a brand that was made from another one still has the colours of that one. */
function keptText({ kept, taken }: ImportResult): string[] {
  if (kept.length === 0) return [];
  const colours = kept.filter((role) => role.startsWith("color.")).map((role) => role.replace("color.", ""));
  const stay = `Colours that stay as they are, each color.NAME in a file for --answers: ${namesText(colours)}`;
  return [
    `${kept.length} of ${kept.length + taken.size} roles keep their values.`,
    ...(colours.length === 0 ? [] : [stay]),
  ];
}

/** What an import changes, and what not. */
function doneText(result: ImportResult, isDryRun: boolean): string[] {
  const { files, refused, tokens, unused } = result;
  return [
    ...changesText(result),
    ...refused.map(({ role, message }) => `${role} keeps its value: ${message}`),
    `${tokens} ${tokens === 1 ? "token was" : "tokens were"} read, ${tokens - unused.length} of them for a role.`,
    ...(unused.length === 0 ? [] : [`Read, and for no role: ${namesText(unused)}`]),
    ...keptText(result),
    ...(files.length === 0 ? [] : [`${isDryRun ? "Would write" : "Wrote"} ${files.join(", ")}`]),
  ];
}

/** An import for people. */
export function importText(result: ImportResult, isDryRun: boolean): string {
  const { open, themes } = result;
  const findings = findingsText(result);
  if (result.findings.some(isError)) return `${findings.join("\n\n")}\n`;
  const parts =
    themes.length > 0
      ? ["The files have several looks. Nothing was written.", ...themes.flatMap(themesText)]
      : open.length > 0
        ? [
            `${open.length} ${open.length === 1 ? "role is" : "roles are"} open. Nothing was written.`,
            ...open.map(openText),
            `Answer in a file for --answers: {"roles": {"${open[0]?.role}": "token of the file"}}; null in place of a token keeps the value. Other roles can be answered there too.`,
          ]
        : doneText(result, isDryRun);
  return `${[...readText(result), ...findings, ...parts].join("\n")}\n`;
}

/** What can be sent as JSON: everything but the texts of the files. */
export function importJson({ sources: _, taken, findings, ...result }: ImportResult): unknown {
  const told = findings.map((finding) => {
    const { file, line, column, length, level, message, expected } = inWords(finding);
    return { file, line, column, length, level, message, expected };
  });
  return { findings: told, ...result, taken: Object.fromEntries(taken) };
}

/** A question about a role, as it is asked at a terminal. */
export function questionText(question: RoleQuestion): string {
  const { role, description, now, missing } = question;
  const gone = missing === undefined ? [] : [`  It was ${safe(missing)}, which the files have no more.`];
  const lines = candidatesText(question).map((line, index) => `  ${index + 1}  ${line}`);
  const pairs = pairsText(question).map((line) => `  ${line}`);
  return ["", `${role}: ${description}`, ...pairs, ...gone, ...lines, `  Enter keeps ${now}`, "Which? "].join("\n");
}

/** A question about the looks of the files, as it is asked at a terminal. */
export function themeQuestionText({ file, group, names }: ThemeQuestion): string {
  const where = `${safe(file)}${group === "" ? "" : `, ${safe(group)}`}`;
  const lines = names.map((name, index) => `  ${index + 1}  ${safe(name)}`);
  return ["", `${where}: one of these looks is read.`, ...lines, "Which? "].join("\n");
}
