import { escapeHidden, shortened } from "#scripts/findings/safeValues.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { codeFrame } from "#scripts/checks/report/codeFrame.ts";
import { shownRatio } from "#scripts/shared/colours/measurePairs.ts";
import type { LookChange } from "./applyLook.ts";
import { lookFileOf, resolverFileOf, takenOverFileOf } from "#scripts/brands/brandFiles.ts";
import type { ImportResult } from "./importLook.ts";
import type { RoleQuestion } from "./roleQuestions.ts";
import type { LookFinding, LookToken } from "./Look.ts";
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

function reasonText({ token, wanted, after }: LookChange, isFollowing: boolean): string {
  if (isFollowing) return "built from the other colours";
  if (token === undefined) return "moved, to be seen beside the others";
  if (wanted === after) return safe(token);
  if (/^#[\da-f]{8}$/i.test(wanted ?? ""))
    return `${safe(token)} has ${wanted}, translucent: the nearest that is opaque`;
  return `${safe(token)} has ${wanted}: too little contrast, this is the nearest`;
}

/** Before and after, a line for each role. */
function changesText({ changes, following, findings }: ImportResult): string[] {
  if (changes.length === 0)
    return [
      findings.length === 0
        ? "The files change nothing."
        : "What could be read changes nothing. What is left out is listed above.",
    ];
  const rows = [...changes, ...following].map((change) => {
    const { role, scheme, before, after } = change;
    const reason = reasonText(change, following.includes(change));
    return [role, scheme, shortened(before, 30), "→", shortened(after, 30), contrastText(change), reason];
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

/** The values of a token in light and dark. */
function valuesText({ light, dark }: Pick<LookToken, "light" | "dark">): string {
  const inDark = dark === undefined ? [] : [`in dark ${shownValue(dark)}`];
  return [...(light === undefined ? [] : [shownValue(light)]), ...inDark].join(", ");
}

const candidatesText = ({ tokens }: RoleQuestion): string[] =>
  tokens.map((token) => `${safe(token.name)}  ${valuesText(token)}`);

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

/** Answers to what is open, to be copied: the likeliest token of each role. */
function answersText({ brand, open, chosenThemes }: ImportResult): string[] {
  const likeliest = Object.fromEntries(open.map(({ role, candidates }) => [role, candidates[0] ?? null]));
  const themes = chosenThemes.length === 0 ? {} : { themes: chosenThemes };
  return [
    `Answer in ${lookFileOf(brand)}, or in another file for --answers, and import again:`,
    `  ${escapeHidden(JSON.stringify({ ...themes, roles: likeliest }))}`,
    "null in place of a token keeps the value. Other roles can be answered there too.",
  ];
}

const themesText = ({ file, group, names }: ThemeQuestion): string[] => [
  `${safe(file)}${group === "" ? "" : `, ${safe(group)}`}: one of these looks is read, say which:`,
  ...names.map((name) => `  --theme "${safe(name)}"`),
];

/** What each file was taken for. */
const readText = ({ read }: ImportResult): string[] =>
  read.map(({ file, scheme }) => `${safe(file, 300)}: ${safe(scheme, 200)}`);

const mostTokens = 40;

/** The roles and the tokens that no name brings together: a brand that was made from another one still has its colours. */
function unnamedText({ brand, unnamed, unused }: ImportResult): string[] {
  const rest = "Colours that no name in the files says stay as they are";
  const more = unused.length - mostTokens;
  const tokens = [
    "Tokens that no role has:",
    ...tableOf(unused.slice(0, mostTokens).map((each) => [safe(each.name), valuesText(each)])),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
  const ofTokens = unused.length === 0 ? [] : tokens;
  if (unnamed.length === 0) return ofTokens;
  const colour = unused.find(({ type }) => type === "color");
  // Without a colour there is nothing to decide.
  if (colour === undefined)
    return [`${rest}: ${unnamed.map(({ role }) => role.replace("color.", "")).join(", ")}`, ...ofTokens];
  const example = `"roles": {"${exampleOf(unnamed)}": "${safe(colour.name)}"}`;
  return [
    `${rest}:`,
    ...tableOf(unnamed.map((each) => [each.role, shortened(each.now, 30), each.description])),
    ...ofTokens,
    `${example} in ${lookFileOf(brand)} gives a role a token, null in place of it keeps the value for good. Then import again.`,
  ];
}

/** The role of an example: one that people know by its look. */
const exampleOf = (unnamed: ImportResult["unnamed"]): string =>
  (unnamed.find(({ role }) => role === "color.hero") ?? unnamed[0])?.role ?? "";

/** What is said about dark: how somebody takes it apart from light, and what somebody has taken away. */
function darkText({ brand, theme, changes, isLightOnly, takenAway }: ImportResult, isDryRun: boolean): string[] {
  const answers = lookFileOf(brand);
  const darkFile = takenOverFileOf(theme, "dark");
  const away = takenAway.roles.map(
    (role) => `${role} in dark stays as it is built: it was taken away from ${darkFile}`,
  );
  if (takenAway.isWhole) return [`Dark stays away: it was taken away from ${resolverFileOf(theme)}`];
  if (isLightOnly) return [`Light alone is read, as "dark": null in ${answers} says.`];
  const [first] = changes.filter(({ scheme, token }) => scheme === "dark" && token !== undefined);
  if (first === undefined) return away;
  const how = isDryRun
    ? `"dark": null in ${answers} leaves dark as it is, "dark": {"${first.role}": null} one role of it.`
    : `A dark value that is taken away from ${darkFile} stays away at the next import.`;
  return [...away, how];
}

/** What an import changes, and what not. */
function doneText(result: ImportResult, isDryRun: boolean): string[] {
  const { files, refused, tokens, unused, kept } = result;
  return [
    ...changesText(result),
    ...refused.map(({ role, message }) => `${role} keeps its value: ${safe(message, 300)}`),
    ...darkText(result, isDryRun),
    `${tokens} ${tokens === 1 ? "token was" : "tokens were"} read, ${tokens - unused.length} of them for a role.`,
    ...(kept.length === 0 ? [] : [`${kept.length} of ${roles.length} roles keep their values.`]),
    ...unnamedText(result),
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
            ...answersText(result),
          ]
        : doneText(result, isDryRun);
  return `${[...readText(result), ...findings, ...parts].join("\n")}\n`;
}

/** What can be sent as JSON: everything but the texts of the files. */
export function importJson({ sources: _, taken, ...result }: ImportResult): unknown {
  const findings = result.findings.map((finding) => {
    const { file, line, column, length, level, message, expected } = inWords(finding);
    return { file, line, column, length, level, message, expected };
  });
  return { ...result, findings, taken: Object.fromEntries(taken) };
}

/** A question about a role, as it is asked at a terminal. */
export function questionText(question: RoleQuestion): string {
  const { role, description, now, missing } = question;
  const gone = missing === undefined ? [] : [`  It was ${safe(missing)}, which the files have no more.`];
  const lines = candidatesText(question).map((line, index) => `  ${index + 1}  ${line}`);
  const pairs = pairsText(question).map((line) => `  ${line}`);
  const hasDark = question.tokens.some((token) => token.light !== undefined && token.dark !== undefined);
  const ofDark = hasDark ? ["  1 light takes 1 for light alone: dark is built from it"] : [];
  const keep = `  Enter keeps ${now}`;
  return ["", `${role}: ${description}`, ...pairs, ...gone, ...lines, ...ofDark, keep, "Which? "].join("\n");
}

/** A question about the looks of the files, as it is asked at a terminal. */
export function themeQuestionText({ file, group, names }: ThemeQuestion): string {
  const where = `${safe(file)}${group === "" ? "" : `, ${safe(group)}`}`;
  const lines = names.map((name, index) => `  ${index + 1}  ${safe(name)}`);
  return ["", `${where}: one of these looks is read.`, ...lines, "Which? "].join("\n");
}
