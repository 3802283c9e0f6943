import { join, resolve } from "node:path";
import { type Finding, isError } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { readSource, type SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { loadWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import type { Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { contrastPairs } from "#scripts/shared/colours/contrastPairs.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import type { LookChange } from "./applyLook.ts";
import { type BrandLook, brandLook } from "./brandLook.ts";
import { decideLook } from "./decideLook.ts";
import type { Look, LookFile, LookFinding, LookToken, RoleChoices } from "./Look.ts";
import { readAnswers } from "./lookAnswers.ts";
import { LookFindings } from "./LookFindings.ts";
import { lookSources } from "./lookSources.ts";
import { shownValue } from "./normalValue.ts";
import { type OpenRole, type Proposal, proposeRoles, type Taken } from "./proposeRoles.ts";
import { readLook } from "./readLook.ts";
import type { ThemeQuestion } from "./ThemeChoices.ts";
import { fontPackage } from "./valueForRole.ts";

/** A question about a role: what it is now, and the tokens that it could be. */
export interface RoleQuestion extends OpenRole {
  /** Its value as CSS. */
  readonly now: string;
  /** The tokens of the candidates, in their order. */
  readonly tokens: readonly LookToken[];
  /** The other sides of the pairs whose contrast is checked, with the values that they get. */
  readonly pairs: readonly { readonly role: string; readonly value: string }[];
}

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
  /** Asks somebody: gives the name of a token, or `null` to keep the value. Left out: nobody is there to answer. */
  readonly ask?: ((question: RoleQuestion) => Promise<string | null>) | undefined;
  /** Asks which look of the files is read: gives one of its names. */
  readonly askTheme?: ((question: ThemeQuestion) => Promise<string>) | undefined;
}

/** What an import found, and did. */
export interface ImportResult {
  readonly findings: readonly LookFinding[];
  /** The texts of the files that were read, for the lines around a finding. */
  readonly sources: readonly SourceFile[];
  /** What each file was taken for. */
  readonly read: readonly LookFile[];
  /** Looks of which one has to be chosen first: nothing was written. */
  readonly themes: readonly ThemeQuestion[];
  /** How many tokens were read. */
  readonly tokens: number;
  readonly taken: ReadonlyMap<string, Taken>;
  /** The names of tokens that were read, and that no role has taken. */
  readonly unused: readonly string[];
  /** Questions without an answer: nothing was written. */
  readonly open: readonly RoleQuestion[];
  readonly kept: readonly string[];
  /** Roles that keep their values, because validate refuses the new ones. */
  readonly refused: readonly RefusedRole[];
  readonly changes: readonly LookChange[];
  /** The files that were written, or would be. */
  readonly files: readonly string[];
}

/** The answers of a file that was named: `{"roles": {"color.page": "token"}}`, or the roles alone. */
function givenAnswers(file: string, calledFrom: string, look: Look): RoleChoices {
  const read = readSource(resolve(calledFrom, file), file);
  const json = "source" in read ? parseJsonFile(read.source).json : undefined;
  if (json === undefined)
    throw new UsageError(`--answers ${file} cannot be read: a file such as {"roles": {"color.page": "token"}}`);
  const value = Object.hasOwn(json.value, "roles") ? json.value : { roles: json.value };
  const names = roles.map(({ name }) => name);
  for (const [role, token] of Object.entries(Object(value["roles"]) as Record<string, unknown>)) {
    if (!names.includes(role))
      throw new UsageError(
        `${file}: "${role}" is not a role of themes/contract.tokens.json.${suggestion(role, names)}`,
      );
    if (token === null || (typeof token === "string" && look.tokens.has(token))) continue;
    const near = typeof token === "string" ? suggestion(token, [...look.tokens.keys()]) : "";
    throw new UsageError(`${file}: the files have no token ${JSON.stringify(token)} for ${role}.${near}`);
  }
  return readAnswers(value);
}

/** The value of a role in light: the one that it gets, or has. */
function valueOf(name: string, { taken }: Proposal, look: Look, brand: BrandLook): string {
  const token = look.tokens.get(taken.get(name)?.token ?? "");
  return token?.light === undefined ? (brand.present.light.get(name)?.css ?? "") : shownValue(token.light);
}

/** The open roles with all that somebody needs to decide about them. */
function questionsOf(proposal: Proposal, look: Look, brand: BrandLook): RoleQuestion[] {
  return proposal.open.map((each) => ({
    ...each,
    now: brand.present.light.get(each.role)?.css ?? "",
    tokens: each.candidates.flatMap((token) => look.tokens.get(token) ?? []),
    pairs: partnersOf(each.role).map((role) => ({ role, value: valueOf(role, proposal, look, brand) })),
  }));
}

/** The roles whose contrast with a colour is checked. */
function partnersOf(name: string): string[] {
  const own = name.replace("color.", "");
  const partners = contrastPairs.flatMap(({ foreground, backgrounds }) =>
    foreground === own ? backgrounds : backgrounds.includes(own) ? [foreground] : [],
  );
  return [...new Set(partners)].map((role) => `color.${role}`);
}

/** Asks about each open role. */
async function askAll(
  questions: readonly RoleQuestion[],
  ask: NonNullable<ImportRequest["ask"]>,
): Promise<RoleChoices> {
  const answers = new Map<string, string | null>();
  for (const question of questions) answers.set(question.role, await ask(question));
  return answers;
}

/** Reads the files; where they have several looks, asks which. */
async function readAsked(request: ImportRequest, sources: readonly SourceFile[]): Promise<Look> {
  const { scheme, askTheme } = request;
  const themes = [...(request.themes ?? [])];
  for (;;) {
    const look = await readLook({ files: sources, scheme, themes });
    const [unknown] = look.unknownThemes;
    if (unknown !== undefined)
      throw new UsageError(
        `--theme ${unknown}: the files have no such theme. They have: ${look.themes.join(", ") || "none"}`,
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
      token: token.name,
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

/**
 * Imports a designer's files into a brand: reads them, finds which token is which role, asks for the rest, and writes the
 * theme and the answers in one edit.
 * @throws UsageError for a brand, file or answer that does not exist
 * @throws Refusal when validate refuses the theme
 */
export async function importLook(request: ImportRequest): Promise<ImportResult> {
  const { dir, files, calledFrom, dryRun, ask } = request;
  const brand = brandLook(loadWorkspace(dir), request.brand);
  const { sources, findings: unreadable } = lookSources(files, calledFrom);
  const nothing = {
    sources,
    read: [],
    themes: [],
    tokens: 0,
    taken: new Map(),
    unused: [],
    open: [],
    kept: [],
    refused: [],
    changes: [],
    files: [],
  };
  if (unreadable.length > 0) return { ...nothing, findings: unreadable };
  const look = await readAsked(request, sources);
  const { findings, files: read, questions: themes } = look;
  if (themes.length > 0 || findings.some(isError)) return { ...nothing, findings, read, themes };
  const said = request.answers === undefined ? new Map() : givenAnswers(request.answers, calledFrom, look);
  const { answers, fonts, present } = brand;
  const proposed = proposeRoles({ look, present: present.light, given: said, answers, fonts });
  const found = {
    ...nothing,
    findings: [...findings, ...fontNotes(proposed)],
    read,
    tokens: look.tokens.size,
  };
  const questions = questionsOf(proposed, look, brand);
  if (questions.length > 0 && ask === undefined)
    return { ...found, taken: proposed.taken, kept: proposed.kept, open: questions };
  const asked: RoleChoices = ask === undefined ? new Map() : await askAll(questions, ask);
  const { taken, kept, unfit, changes, refused, blocking, edits } = await decideLook({
    id: request.brand,
    brand,
    look,
    given: new Map([...said, ...asked]),
    findingsWith: async (drafts) => (await validateWorkspace(openWorkspace(dir, drafts))).findings,
  });
  if (blocking.length > 0) {
    const lines = blocking.slice(0, 10).map((each) => `  ${each.file}:${each.line}  ${inWords(each).message}`);
    throw new Refusal(`Nothing was written: npm run validate would refuse it.\n${lines.join("\n")}`);
  }
  if (!dryRun) for (const [file, text] of edits) writeWholeSync(join(dir, file), text);
  const refusedRoles = [
    ...unfit.map(({ role, token }) => ({ role, message: `"${token}" has no value that it can take` })),
    ...refused.map(({ role, finding }) => ({ role, message: limitText(finding) })),
  ];
  const used = new Set([...taken.values()].map(({ token }) => token));
  const unused = [...look.tokens.keys()].filter((name) => !used.has(name));
  return { ...found, taken, unused, kept, refused: refusedRoles, changes, files: [...edits.keys()] };
}

/** What validate says about a value, with what it allows. */
function limitText(finding: Finding): string {
  const { message, expected } = inWords(finding);
  return expected === undefined ? message : `${message}, expected ${expected}`;
}
