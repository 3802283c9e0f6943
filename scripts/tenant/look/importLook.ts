import { join } from "node:path";
import { type Finding, isError } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { loadWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import type { LookChange } from "./applyLook.ts";
import { type BrandLook, brandLook } from "./brandLook.ts";
import { type DecidedLook, decideLook } from "./decideLook.ts";
import type { Look, LookFile, LookFinding, LookToken } from "./Look.ts";
import { checkTokens, givenAnswers } from "./givenAnswers.ts";
import { noAnswers, withLater } from "./lookAnswers.ts";
import { LookFindings } from "./LookFindings.ts";
import { lookSources } from "./lookSources.ts";
import { shownValue } from "./normalValue.ts";
import { type Proposal, proposeRoles, type Taken } from "./proposeRoles.ts";
import { readLook } from "./readLook.ts";
import { askAll, type AskRole, questionsOf, type RoleQuestion } from "./roleQuestions.ts";
import type { ThemeQuestion } from "./ThemeChoices.ts";
import { fontPackage } from "./valueForRole.ts";

/** What an import is asked for. */
export interface ImportRequest {
  /** The folder with `tenants/` and `themes/`. */
  readonly dir: string;
  readonly brand: string;
  /** The designer's files as they were named, from `calledFrom`. */
  readonly files: readonly string[];
  readonly calledFrom: string;
  readonly scheme?: Scheme | undefined;
  /** Which of several brands, sizes or other looks in the files. */
  readonly themes?: readonly string[] | undefined;
  /** A file with answers, from `calledFrom`. */
  readonly answers?: string | undefined;
  /** Whether nothing is written. */
  readonly dryRun: boolean;
  /** Asks somebody. Left out: nobody is there to answer. */
  readonly ask?: AskRole | undefined;
  /** Asks which look of the files is read: gives one of its names. */
  readonly askTheme?: ((question: ThemeQuestion) => Promise<string>) | undefined;
}

/** What an import found, and did. */
export interface ImportResult extends Pick<DecidedLook, "following" | "isLightOnly" | "takenAway"> {
  readonly brand: string;
  /** The name of its theme. */
  readonly theme: string;
  readonly findings: readonly LookFinding[];
  /** The texts of the files that were read, for the lines around a finding. */
  readonly sources: readonly SourceFile[];
  /** What each file was taken for. */
  readonly read: readonly LookFile[];
  /** Looks of which one has to be chosen first: nothing was written. */
  readonly themes: readonly ThemeQuestion[];
  /** Names that have chosen a look among several. */
  readonly chosenThemes: readonly string[];
  /** How many tokens were read. */
  readonly tokens: number;
  readonly taken: ReadonlyMap<string, Taken>;
  /** Tokens that were read, and that no role has taken. */
  readonly unused: readonly LookToken[];
  /** Questions without an answer: nothing was written. */
  readonly open: readonly RoleQuestion[];
  /** Roles that keep their values, those of `unnamed` among them. */
  readonly kept: readonly string[];
  /** Colours that keep their values because no name says them, and nobody has decided so. */
  readonly unnamed: readonly Pick<RoleQuestion, "description" | "now" | "role">[];
  /** Roles that keep their values, because validate refuses the new ones. */
  readonly refused: readonly RefusedRole[];
  readonly changes: readonly LookChange[];
  /** The files that were written, or would be. */
  readonly files: readonly string[];
}

/** Reads the files; where they have several looks, asks which. */
async function readAsked(request: ImportRequest, sources: readonly SourceFile[], remembered: readonly string[]) {
  const { scheme, askTheme } = request;
  const themes = [...(request.themes ?? [])];
  for (;;) {
    const look = await readLook({ files: sources, scheme, themes, remembered });
    const [unknown] = look.unknownThemes;
    if (unknown !== undefined)
      throw new UsageError(
        `--theme ${unknown}: the files have no such theme.${suggestion(unknown, look.themes)} They have: ${look.themes.join(", ") || "none"}`,
      );
    const [question] = look.questions;
    if (question === undefined || askTheme === undefined) return look;
    themes.push(await askTheme(question));
  }
}

/** A font that is not installed, as a note. */
function fontNotes({ missingFonts }: Proposal): readonly LookFinding[] {
  const findings = new LookFindings();
  for (const { token, family } of missingFonts)
    findings.add(token.place, "font-not-installed", {
      token: token.nameInFile ?? token.name,
      family,
      package: fontPackage(family) ?? "",
    });
  return findings.sorted;
}

/** A role that keeps its value, because validate refuses the new one. */
export interface RefusedRole {
  readonly role: string;
  /** Why, in one sentence. */
  readonly message: string;
}

/** The result of an import that has read nothing yet. */
const resultOf = (
  brand: string,
  { files }: BrandLook,
  sources: readonly SourceFile[],
): Omit<ImportResult, "findings"> => ({
  brand,
  theme: files.name,
  sources,
  read: [],
  themes: [],
  chosenThemes: [],
  tokens: 0,
  taken: new Map(),
  unused: [],
  open: [],
  kept: [],
  unnamed: [],
  refused: [],
  changes: [],
  following: [],
  isLightOnly: false,
  takenAway: { isWhole: false, roles: [] },
  files: [],
});

/** What a decision says to people: what it changes, and which roles and tokens are left. */
function decidedResult(decided: DecidedLook, look: Look, { present }: BrandLook) {
  const { taken, answers, unfit, changes, following, isLightOnly, takenAway, edits } = decided;
  const moved = new Set(changes.flatMap(({ role, scheme }) => (scheme === "light" ? [role] : [])));
  const kept = decided.kept.filter((role) => !moved.has(role));
  const refused = [
    ...unfit.map(({ role, token }) => ({ role, message: unfitText(token, look.tokens.get(token)) })),
    ...decided.refused.map(({ role, finding }) => ({ role, message: limitText(finding) })),
    ...decided.missingInDark.map(({ role, token }) => ({
      role: `${role} in dark`,
      message: `the files have no "${token}"`,
    })),
  ];
  const used = new Set([...taken.values(), ...changes].map(({ token }) => token));
  const unused = [...look.tokens.values()].filter(({ name }) => !used.has(name));
  const unnamed = roles
    .filter(({ name, type }) => type === "color" && kept.includes(name) && !answers.roles.has(name))
    .map(({ name, description }) => ({ role: name, description, now: present.light.get(name)?.css ?? "" }));
  const files = [...edits.keys()];
  return { taken, kept, unused, unnamed, refused, changes, following, isLightOnly, takenAway, files };
}

/**
 * Imports a designer's files into a brand: reads them, finds which token is which role, asks for the rest, and writes the
 * theme and the answers in one edit.
 * @throws UsageError for a brand, file or answer that does not exist
 * @throws Refusal when validate refuses the theme
 */
export async function importLook(request: ImportRequest): Promise<ImportResult> {
  const { dir, files, calledFrom, dryRun, ask } = request;
  const brand = brandLook(loadWorkspace(dir), request.brand);
  const { sources, findings: unreadable } = lookSources(files, calledFrom, request.brand);
  const nothing = resultOf(request.brand, brand, sources);
  if (unreadable.length > 0) return { ...nothing, findings: unreadable };
  const said = request.answers === undefined ? noAnswers : givenAnswers(request.answers, calledFrom);
  const { answers, fonts, present } = brand;
  const look = await readAsked(request, sources, said.themes.length > 0 ? said.themes : answers.themes);
  const { findings, files: read, questions: themes, chosenThemes } = look;
  if (themes.length > 0 || findings.some(isError)) return { ...nothing, findings, read, themes };
  checkTokens(request.answers ?? "", said, look);
  const earlier = answers.roles;
  const proposed = proposeRoles({ look, present: present.light, given: said.roles, answers: earlier, fonts });
  const notes = [...findings, ...fontNotes(proposed)];
  const found = { ...nothing, findings: notes, read, tokens: look.tokens.size, chosenThemes };
  const questions = questionsOf(proposed, look, brand);
  if (questions.length > 0 && ask === undefined)
    return { ...found, taken: proposed.taken, kept: proposed.kept, open: questions };
  const asked = ask === undefined ? noAnswers : await askAll(questions, ask);
  const decided = await decideLook({
    id: request.brand,
    brand,
    look,
    given: withLater(said, asked),
    findingsWith: async (drafts) => (await validateWorkspace(openWorkspace(dir, drafts))).findings,
  });
  const { blocking, edits } = decided;
  if (blocking.length > 0) {
    const lines = blocking.slice(0, 10).map((each) => `  ${each.file}:${each.line}  ${inWords(each).message}`);
    throw new Refusal(`Nothing was written: npm run validate would refuse it.\n${lines.join("\n")}`);
  }
  if (!dryRun) for (const [file, text] of edits) writeWholeSync(join(dir, file), text);
  return { ...found, ...decidedResult(decided, look, brand) };
}

/** Why a role cannot take a token. */
const unfitText = (name: string, token: LookToken | undefined): string =>
  `"${name}" has ${shownValue(token?.light ?? token?.dark)}, and it cannot take that`;

/** What validate says about a value, with what it allows. */
function limitText(finding: Finding): string {
  const { message, expected } = inWords(finding);
  return expected === undefined ? message : `${message}, expected ${expected}`;
}
