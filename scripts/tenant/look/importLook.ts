import { dirname, join, resolve } from "node:path";
import { inWords } from "#scripts/brands/finding.ts";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { readSource, type SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { loadWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import { suggestion } from "#scripts/text/didYouMean.ts";
import type { LookChange } from "./applyLook.ts";
import { type BrandLook, brandLook } from "./brandLook.ts";
import { decideLook } from "./decideLook.ts";
import type { Scheme } from "#scripts/colours/contexts/buildContexts.ts";
import type { Look, LookFinding, LookToken, RoleChoices } from "./Look.ts";
import { readAnswers } from "./lookAnswers.ts";
import { type Candidate, type OpenRole, type Proposal, proposeRoles } from "./proposeRoles.ts";
import { readLook } from "./readLook.ts";
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

/** Reads the files that were named, and the files that a resolver among them refers to. */
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
  const { dir, files, calledFrom, dryRun, ask, scheme } = request;
  const brand = brandLook(loadWorkspace(dir), request.brand);
  const { sources, findings: unreadable } = readFiles(files, calledFrom);
  const look = readLook({ files: sources, schemeOf: () => scheme, language: "en" });
  const findings = [...unreadable, ...look.findings];
  const nothing = { findings, sources, taken: new Map(), open: [], kept: [], refused: [], changes: [], files: [] };
  if (findings.some(({ level }) => level === "error")) return nothing;
  const given = request.answers === undefined ? new Map() : givenAnswers(request.answers, calledFrom, look);
  const before: RoleChoices = new Map([...brand.answers, ...given]);
  const proposed = proposeRoles({ look, present: brand.present.light, answers: before, fonts: brand.fonts });
  if (proposed.open.length > 0 && ask === undefined) return { ...nothing, ...proposed };
  const asked = ask === undefined ? new Map<string, string | null>() : await askAll(proposed, { look, brand, ask });
  const answers: RoleChoices = new Map([...before, ...asked]);
  const { taken, kept, changes, refused, blocking, edits } = await decideLook({
    id: request.brand,
    brand,
    look,
    answers,
    findingsWith: async (drafts) => (await validateWorkspace(openWorkspace(dir, drafts))).findings,
  });
  if (blocking.length > 0) {
    const lines = blocking.slice(0, 10).map((each) => `  ${each.file}:${each.line}  ${inWords(each).message}`);
    throw new Refusal(`Nothing was written: npm run validate would refuse it.\n${lines.join("\n")}`);
  }
  if (!dryRun) for (const [file, text] of edits) writeWholeSync(join(dir, file), text);
  const refusedRoles = refused.map(({ role, finding }) => ({ role, message: inWords(finding).message }));
  return { findings, sources, taken, open: [], kept, refused: refusedRoles, changes, files: [...edits.keys()] };
}
