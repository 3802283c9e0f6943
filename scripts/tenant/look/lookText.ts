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
import { problem, type ToolProblemId, type ValuesOf } from "#scripts/findings/Problem.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { shownValue } from "./normalValue.ts";
import type { ThemeQuestion } from "./ThemeChoices.ts";

type Said = ToolProblemId extends infer Id ? (Id extends `import:${infer Name}` ? Name : never) : never;

/** A sentence, or a part of one, that an import says (`scripts/findings/words/en/import.json`). */
const say = <Name extends Said>(name: Name, values: ValuesOf<`import:${Name}`>): string =>
  wordsOf(problem(`import:${name}`, values), "en", { isWhole: true }).message;

const safe = (text: string, length = 120): string => escapeHidden(shortened(text, length));

const mostFindings = 60;

function findingText(finding: LookFinding, result: ImportResult): string {
  const { file, line, column, level, message, expected, length } = inWords(finding);
  const text = result.sources.find((source) => source.file === file)?.text;
  const frame = text === undefined ? [] : codeFrame(text.split(/\r?\n/), { file, line, column, length }).split("\n");
  return [
    `${safe(file, 300)}:${line}:${column}${level === "note" ? `  ${say("note", {})}` : ""}`,
    `  ${message}`,
    ...(level === "note" ? [] : frame.map((each) => `  ${each}`)),
    ...(expected === undefined ? [] : [`  ${say("expected", { value: expected })}`]),
  ].join("\n");
}

/** The findings, those that refuse the files first. */
function findingsText(result: ImportResult): string[] {
  const errors = result.findings.filter(isError);
  const all = [...errors, ...result.findings.filter((finding) => !isError(finding))];
  const more = all.length - mostFindings;
  return [
    ...all.slice(0, mostFindings).map((finding) => findingText(finding, result)),
    ...(more > 0 ? [`… ${say("more", { count: more })}`] : []),
    ...(errors.length > 0 ? [say("nothing-written", {})] : []),
  ];
}

/** Columns that are as wide as their widest cell. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}

function contrastText({ pair }: LookChange): string {
  if (pair === undefined) return "";
  const { ratio, minimum, passes, value, with: other } = pair;
  return say(passes ? "contrast" : "contrast/low", {
    ratio: shownRatio(ratio),
    with: other,
    value,
    minimum: String(minimum),
  });
}

function reasonText({ token, wanted, after }: LookChange, isFollowing: boolean): string {
  if (isFollowing) return say("built", {});
  if (token === undefined) return say("moved", {});
  if (wanted === after) return safe(token);
  const isTranslucent = /^#[\da-f]{8}$/i.test(wanted ?? "");
  return say(isTranslucent ? "nearest/opaque" : "nearest", { token: safe(token), wanted: String(wanted) });
}

/** Before and after, a line for each role. */
function changesText({ changes, following, findings }: ImportResult): string[] {
  if (changes.length === 0)
    return [findings.length === 0 ? say("changes-nothing", {}) : say("changes-nothing/left-out", {})];
  const rows = [...changes, ...following].map((change) => {
    const { role, scheme, before, after } = change;
    const reason = reasonText(change, following.includes(change));
    return [role, scheme, shortened(before, 30), "→", shortened(after, 30), contrastText(change), reason];
  });
  const titles = (["role", "scheme", "before", "after", "contrast", "from"] as const).map((name) =>
    say(`column/${name}`, {}),
  );
  return tableOf([titles.toSpliced(3, 0, ""), ...rows]);
}

const mostPairs = 4;

/** The other sides of the pairs of a colour. */
function pairsText({ pairs }: RoleQuestion): string[] {
  if (pairs.length === 0) return [];
  const shown = pairs.slice(0, mostPairs).map(({ role, value }) => `${role} ${value}`);
  return [say(pairs.length > mostPairs ? "checked-with/more" : "checked-with", { pairs: shown.join(", ") })];
}

/** The values of a token in light and dark. */
function valuesText({ light, dark }: Pick<LookToken, "light" | "dark">): string {
  const inDark = dark === undefined ? [] : [say("in-dark", { value: shownValue(dark) })];
  return [...(light === undefined ? [] : [shownValue(light)]), ...inDark].join(", ");
}

const candidatesText = ({ tokens }: RoleQuestion): string[] =>
  tokens.map((token) => `${safe(token.name)}  ${valuesText(token)}`);

function openText(question: RoleQuestion): string {
  const { role, description, now, missing } = question;
  const lines = [
    say("is-now", { value: shortened(now, 60) }),
    ...pairsText(question),
    ...(missing === undefined ? [] : [say("was", { token: safe(missing) })]),
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
    say("answer-where", { file: lookFileOf(brand) }),
    `  ${escapeHidden(JSON.stringify({ ...themes, roles: likeliest }))}`,
    say("answer-null", {}),
  ];
}

const whereText = ({ file, group }: ThemeQuestion): string => safe(file) + (group === "" ? "" : `, ${safe(group)}`);

const themesText = (question: ThemeQuestion): string[] => [
  say("one-look", { where: whereText(question) }),
  ...question.names.map((name) => `  --theme "${safe(name)}"`),
];

/** What each file was taken for. */
const readText = ({ read }: ImportResult): string[] =>
  read.map(({ file, scheme }) => `${safe(file, 300)}: ${safe(scheme, 200)}`);

const mostTokens = 40;

/** The roles and the tokens that no name brings together: a brand that was made from another one still has its colours. */
function unnamedText({ brand, unnamed, unused }: ImportResult): string[] {
  const more = unused.length - mostTokens;
  const tokens = [
    say("unused", {}),
    ...tableOf(unused.slice(0, mostTokens).map((each) => [safe(each.name), valuesText(each)])),
    ...(more > 0 ? [`  ${say("more", { count: more })}`] : []),
  ];
  const ofTokens = unused.length === 0 ? [] : tokens;
  if (unnamed.length === 0) return ofTokens;
  const colour = unused.find(({ type }) => type === "color");
  // Without a colour there is nothing to decide.
  if (colour === undefined)
    return [say("unnamed", { roles: unnamed.map(({ role }) => role.replace("color.", "")).join(", ") }), ...ofTokens];
  return [
    say("unnamed", {}),
    ...tableOf(unnamed.map((each) => [each.role, shortened(each.now, 30), each.description])),
    ...ofTokens,
    say("example", { role: exampleOf(unnamed), token: safe(colour.name), file: lookFileOf(brand) }),
  ];
}

/** The role of an example: one that people know by its look. */
const exampleOf = (unnamed: ImportResult["unnamed"]): string =>
  (unnamed.find(({ role }) => role === "color.hero") ?? unnamed[0])?.role ?? "";

/** What is said about dark: how somebody takes it apart from light, and what somebody has taken away. */
function darkText({ brand, theme, changes, isLightOnly, takenAway }: ImportResult, isDryRun: boolean): string[] {
  const answers = lookFileOf(brand);
  const darkFile = takenOverFileOf(theme, "dark");
  const away = takenAway.roles.map((role) => say("role-away", { role, file: darkFile }));
  if (takenAway.isWhole) return [say("dark-stays-away", { file: resolverFileOf(theme) })];
  if (isLightOnly) return [say("light-alone", { file: answers })];
  const [first] = changes.filter(({ scheme, token }) => scheme === "dark" && token !== undefined);
  if (first === undefined) return away;
  const how = isDryRun
    ? say("dark-left", { file: answers, role: first.role })
    : say("dark-taken-away", { file: darkFile });
  return [...away, how];
}

/** What an import changes, and what not. */
function doneText(result: ImportResult, isDryRun: boolean): string[] {
  const { files, refused, tokens, unused, kept } = result;
  return [
    ...changesText(result),
    ...refused.map(({ role, message }) => say("refused", { role, reason: safe(message, 300) })),
    ...darkText(result, isDryRun),
    say("tokens-read", { count: tokens, used: tokens - unused.length }),
    ...(kept.length === 0 ? [] : [say("kept", { count: kept.length, all: roles.length })]),
    ...unnamedText(result),
    ...(files.length === 0 ? [] : [say(isDryRun ? "would-write" : "wrote", { files: files.join(", ") })]),
  ];
}

/** An import for people. */
export function importText(result: ImportResult, isDryRun: boolean): string {
  const { open, themes } = result;
  const findings = findingsText(result);
  if (result.findings.some(isError)) return `${findings.join("\n\n")}\n`;
  const parts =
    themes.length > 0
      ? [say("several-looks", {}), ...themes.flatMap(themesText)]
      : open.length > 0
        ? [say("roles-open", { count: open.length }), ...open.map(openText), ...answersText(result)]
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
  const gone = missing === undefined ? [] : [`  ${say("was/asked", { token: safe(missing) })}`];
  const lines = candidatesText(question).map((line, index) => `  ${index + 1}  ${line}`);
  const pairs = pairsText(question).map((line) => `  ${line}`);
  const hasDark = question.tokens.some((token) => token.light !== undefined && token.dark !== undefined);
  const ofDark = hasDark ? [`  ${say("light-key", {})}`] : [];
  const keep = `  ${say("keep", { value: now })}`;
  return ["", `${role}: ${description}`, ...pairs, ...gone, ...lines, ...ofDark, keep, `${say("which", {})} `].join(
    "\n",
  );
}

/** A question about the looks of the files, as it is asked at a terminal. */
export function themeQuestionText(question: ThemeQuestion): string {
  const where = whereText(question);
  const lines = question.names.map((name, index) => `  ${index + 1}  ${safe(name)}`);
  return ["", say("one-look/asked", { where }), ...lines, `${say("which", {})} `].join("\n");
}
