import { inWords, isError } from "#scripts/brands/finding.ts";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import type { LookChange as Change } from "#scripts/tenant/look/applyLook.ts";
import { brandLook } from "#scripts/tenant/look/brandLook.ts";
import { decideLook } from "#scripts/tenant/look/decideLook.ts";
import { readAnswers } from "#scripts/tenant/look/lookAnswers.ts";
import type { LookFinding, LookToken } from "#scripts/tenant/look/Look.ts";
import type { Candidate } from "#scripts/tenant/look/proposeRoles.ts";
import { readLook } from "#scripts/tenant/look/readLook.ts";
import { shownValue } from "#scripts/tenant/look/normalValue.ts";
import {
  designerSchemes,
  type LookCandidate,
  type LookChange,
  type LookNote,
  type LookRequest,
  type OfferedLook,
} from "#studio/document/OfferedLook.ts";
import { documentKinds, type DocumentTexts } from "#studio/document/StudioDocument.ts";
import { draftsOf } from "../brands/checkDocument.ts";
import { seenFindings, type SeesBrand } from "../brands/seenBrands.ts";

/** A brand as it is edited. */
export interface EditedBrand {
  readonly brandsDir: string;
  readonly id: string;
  readonly paths: DocumentTexts;
  readonly texts: DocumentTexts;
  /** Which brands the asker may see. */
  readonly sees: SeesBrand;
}

/** The look of a brand with the edited texts. @throws UsageError while its theme cannot be read */
export const editedLook = ({ brandsDir, id, paths, texts }: Omit<EditedBrand, "sees">) =>
  brandLook(openWorkspace(brandsDir, draftsOf(paths, texts)).part([id]), id);

const noteOf = ({ file, line, column, level, message, expected }: LookFinding): LookNote => ({
  file,
  line,
  column,
  level,
  message,
  ...(expected === undefined ? {} : { expected }),
});

function candidateOf(candidate: Candidate, token: LookToken | undefined): LookCandidate {
  const values = designerSchemes.flatMap((scheme) => {
    const value = token?.[scheme];
    return value === undefined ? [] : [[scheme, shownValue(value)] as const];
  });
  return { ...candidate, values: Object.fromEntries(values) };
}

function changeOf(
  { role, scheme, before, after, wanted, pair, token }: Change,
  from: Candidate | undefined,
): LookChange {
  return {
    role,
    scheme,
    before,
    after,
    ...(token === undefined || from === undefined ? {} : { from }),
    ...(wanted === undefined || wanted === after ? {} : { wanted }),
    ...(pair === undefined ? {} : { pair: { with: pair.with, ratio: pair.ratio, minimum: pair.minimum } }),
  };
}

/** The texts of a document that some files change. */
const textsOf = (paths: DocumentTexts, edits: ReadonlyMap<string, string>): Partial<DocumentTexts> =>
  Object.fromEntries(
    documentKinds.flatMap((kind) => {
      const text = edits.get(paths[kind] ?? "");
      return text === undefined ? [] : [[kind, text] as const];
    }),
  );

/** What the files of a designer would change in a brand, and what is to be asked. Nothing is stored. */
export async function offerLook(brand: EditedBrand, { files, answers }: LookRequest): Promise<OfferedLook> {
  const { brandsDir, id, paths, texts, sees } = brand;
  const look = readLook({
    files: files.map(({ name, text }) => ({ file: name, text })),
    schemeOf: (file) => files.find(({ name }) => name === file)?.scheme,
    language: "nb",
  });
  const { unsaid } = look;
  const notes = look.findings.map(noteOf);
  if (look.findings.some(({ level }) => level === "error")) return { status: "refused", unsaid, notes };
  const own = editedLook(brand);
  const drafts = draftsOf(paths, texts);
  const findingsWith = async (more: Drafts) => {
    const workspace = openWorkspace(brandsDir, new Map([...drafts, ...more]));
    return [...seenFindings(workspace, (await validateWorkspace(workspace)).findings, sees)];
  };
  const given = new Map([...own.answers, ...readAnswers({ roles: answers })]);
  const decided = await decideLook({ id, brand: own, look, answers: given, findingsWith });
  const blocking = decided.blocking.filter(isError).map((finding) => noteOf(inWords(finding, "nb")));
  if (blocking.length > 0) return { status: "refused", unsaid, notes: [...blocking, ...notes] };
  const changed = new Set(decided.changes.map(({ role }) => role));
  return {
    status: "read",
    unsaid,
    notes,
    questions: decided.open.map(({ role, candidates, missing }) => ({
      role,
      now: own.present.light.get(role)?.css ?? "",
      candidates: candidates.map((each) => candidateOf(each, look.tokens.get(each.token))),
      ...(missing === undefined ? {} : { missing }),
    })),
    changes: decided.changes.map((change) => changeOf(change, decided.taken.get(change.role))),
    refused: decided.refused.map(({ role, finding }) => ({ role, message: inWords(finding, "nb").message })),
    same: [...decided.taken.keys()].filter((role) => !changed.has(role)).length,
    kept: decided.kept.length,
    texts: textsOf(paths, decided.edits),
  };
}
