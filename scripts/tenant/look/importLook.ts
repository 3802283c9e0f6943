import { dirname, join, resolve } from "node:path";
import { type Finding, inWords, isError } from "#scripts/brands/finding.ts";
import { lookFileOf } from "#scripts/brands/brandFiles.ts";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { readSource, type SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import { suggestion } from "#scripts/text/didYouMean.ts";
import { type AppliedLook, applyLook, type LookChange } from "./applyLook.ts";
import { type BrandLook, brandLook } from "./brandLook.ts";
import type { Look, LookFinding, LookToken, RoleChoices, Scheme } from "./Look.ts";
import { readAnswers, withAnswers } from "./lookAnswers.ts";
import { lookEdits } from "./lookEdits.ts";
import { type Candidate, type OpenRole, type Proposal, proposeRoles } from "./proposeRoles.ts";
import { readLook } from "./readLook.ts";
import { nameMatch } from "./roleWords.ts";
import { filesOfResolver, isResolver } from "./resolverLayers.ts";

/** A question about a role: what it is now, and the tokens that it could be. */
export interface RoleQuestion extends OpenRole {
  /** Its value as CSS. */
  readonly now: string;
  /** The tokens of the candidates, in their order. */
  readonly tokens: readonly LookToken[];
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
  /** A file with answers, from `calledFrom`. */
  readonly answers?: string | undefined;
  /** Whether nothing is written. */
  readonly dryRun: boolean;
  /** Asks somebody: gives the name of a token, or `null` to keep the value. Left out: nobody is there to answer. */
  readonly ask?: ((question: RoleQuestion) => Promise<string | null>) | undefined;
}

/** What an import found, and did. */
export interface ImportResult {
  readonly findings: readonly LookFinding[];
  /** The texts of the files that were read, for the lines around a finding. */
  readonly sources: readonly SourceFile[];
  readonly taken: ReadonlyMap<string, Candidate>;
  /** Questions without an answer: nothing was written. */
  readonly open: readonly OpenRole[];
  readonly kept: readonly string[];
  /** Roles that keep their values, because validate refuses the new ones. */
  readonly refused: readonly RefusedRole[];
  readonly changes: readonly LookChange[];
  /** The files that were written, or would be. */
  readonly files: readonly string[];
}

interface ReadFiles {
  readonly sources: SourceFile[];
  readonly findings: LookFinding[];
}

/** Reads the files that were named, and those that a resolver among them refers to. */
function readFiles(files: readonly string[], calledFrom: string): ReadFiles {
  const sources = new Map<string, SourceFile>();
  const findings: LookFinding[] = [];
  const read = (file: string, isOptional: boolean): void => {
    if (sources.has(file)) return;
    const result = readSource(resolve(calledFrom, file), file);
    if ("source" in result) {
      sources.set(file, result.source);
      const { json } = parseJsonFile(result.source);
      if (json === undefined || !isResolver(json)) return;
      const folder = dirname(file);
      // The reader of the resolver says which of them are missing.
      for (const path of filesOfResolver(json)) read(folder === "." ? path : `${folder}/${path}`, true);
    } else if (!isOptional) {
      const { line, column, length, message } = inWords(result.finding);
      findings.push({ file, line, column, length, level: "error", message });
    }
  };
  for (const file of files) read(file, false);
  return { sources: [...sources.values()], findings };
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

/** Asks about each open role. */
async function askAll(
  { open }: Proposal,
  { look, brand, ask }: { look: Look; brand: BrandLook; ask: NonNullable<ImportRequest["ask"]> },
): Promise<RoleChoices> {
  const answers = new Map<string, string | null>();
  for (const each of open) {
    const now = brand.present.light.get(each.role)?.css ?? "";
    const tokens = each.candidates.flatMap(({ token }) => look.tokens.get(token) ?? []);
    answers.set(each.role, await ask({ ...each, now, tokens }));
  }
  return answers;
}

/** Decisions that are worth keeping: a token with the name of its role needs none. */
function decisions(taken: Proposal["taken"], answers: RoleChoices): RoleChoices {
  const all: RoleChoices = new Map([...answers, ...[...taken].map(([role, { token }]) => [role, token] as const)]);
  return new Map([...all].filter(([role, token]) => token === null || nameMatch(role, token) < 1));
}

/** A role that keeps its value, because validate refuses the new one. */
export interface RefusedRole {
  readonly role: string;
  /** Why, in one sentence. */
  readonly message: string;
}

/** The errors that validate finds with some texts in place of the files. */
async function errorsOf(dir: string, drafts: ReadonlyMap<string, string>): Promise<readonly Finding[]> {
  const { findings } = await validateWorkspace(openWorkspace(dir, drafts));
  return findings.filter(isError);
}

const keyOf = (finding: Finding): string => `${finding.file} ${inWords(finding).message}`;

/** The role that a finding is about: its value is out of the design's range, such as a font size of 9 px. */
function roleOf({ problem }: Finding, choices: RoleChoices): string | undefined {
  const role = "role" in problem.params ? String(problem.params.role) : "";
  return choices.has(role) ? role : undefined;
}

interface Checked {
  readonly applied: AppliedLook;
  readonly edits: Map<string, string>;
  readonly refused: readonly RefusedRole[];
}

/**
 * What the import writes. A role whose new value validate refuses keeps the one that it has.
 * @throws Refusal when validate refuses the theme for another reason
 */
async function checkedEdits(
  dir: string,
  brand: BrandLook,
  input: Omit<Parameters<typeof applyLook>[0], "present">,
): Promise<Checked> {
  const choices = new Map(input.choices);
  const refused: RefusedRole[] = [];
  let known: ReadonlySet<string> | undefined;
  for (;;) {
    const applied = applyLook({ ...input, choices, present: brand.present });
    const edits = lookEdits(brand.files, applied);
    if (edits.size === 0) return { applied, edits, refused };
    known ??= new Set((await errorsOf(dir, new Map())).map(keyOf));
    const added = (await errorsOf(dir, edits)).filter((finding) => known?.has(keyOf(finding)) === false);
    const [first] = added;
    if (first === undefined) return { applied, edits, refused };
    const own = added.flatMap((finding) => {
      const role = roleOf(finding, choices);
      return role === undefined ? [] : [{ role, message: inWords(finding).message }];
    });
    if (own.length === 0) {
      const lines = added.slice(0, 10).map((each) => `  ${each.file}:${each.line}  ${inWords(each).message}`);
      throw new Refusal(`Nothing was written: npm run validate would refuse it.\n${lines.join("\n")}`);
    }
    for (const each of own) {
      choices.delete(each.role);
      refused.push(each);
    }
  }
}

/**
 * Imports a designer's files into a brand: reads them, finds which token is which role, asks for the rest, and writes the
 * theme and the answers in one edit.
 * @throws UsageError for a brand, file or answer that does not exist
 */
export async function importLook(request: ImportRequest): Promise<ImportResult> {
  const { dir, files, calledFrom, dryRun, ask } = request;
  const brand = brandLook(dir, request.brand);
  const { sources, findings: unreadable } = readFiles(files, calledFrom);
  const look = readLook({ files: sources, scheme: request.scheme, language: "en" });
  const findings = [...unreadable, ...look.findings];
  const nothing = { findings, sources, taken: new Map(), open: [], kept: [], refused: [], changes: [], files: [] };
  if (findings.some(({ level }) => level === "error")) return nothing;
  const fonts = installedFonts();
  const given = request.answers === undefined ? new Map() : givenAnswers(request.answers, calledFrom, look);
  const before: RoleChoices = new Map([...brand.answers, ...given]);
  const propose = (answers: RoleChoices) => proposeRoles({ look, present: brand.present.light, answers, fonts });
  const proposed = propose(before);
  const asked = ask === undefined ? new Map<string, string | null>() : await askAll(proposed, { look, brand, ask });
  const answers: RoleChoices = new Map([...before, ...asked]);
  const { taken, open, kept } = propose(answers);
  if (open.length > 0) return { ...nothing, taken, open, kept };
  const choices = new Map([...taken].map(([role, { token }]) => [role, token]));
  const { applied, edits, refused } = await checkedEdits(dir, brand, { look, choices, fonts });
  const decided = decisions(taken, answers);
  const answered = withAnswers(brand.answersText, decided);
  if (decided.size > 0 && answered !== brand.answersText) edits.set(lookFileOf(request.brand), answered);
  if (!dryRun) for (const [file, text] of edits) writeWholeSync(join(dir, file), text);
  return { findings, sources, taken, open, kept, refused, changes: applied.changes, files: [...edits.keys()] };
}
