import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isSameJson } from "#contract/isSameJson.ts";
import type { JsonPath } from "#scripts/shared/text/jsonc/readTree.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import { mergeDocuments } from "#studio/document/mergeDocuments.ts";
import type { DocumentTexts, FileKind } from "#studio/document/StudioDocument.ts";
import { GitError, isolatedGit } from "#studio/git/runGit.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import type { ChangedFile, Commits, TreeFile } from "#studio/git/Commits.ts";
import type { NewFile } from "#studio/git/writeCommit.ts";

/** The commits, or trees, that are brought together. */
export interface MergeSides {
  /** What both began with. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Which side holds where both have changed the same. Without a path it is about the whole file. */
export interface MergeChoice {
  readonly file: string;
  readonly path: readonly string[];
  readonly take: "ours" | "theirs";
}

/** A value, or a file, that both sides have changed in different ways. */
export interface DataConflict {
  readonly file: string;
  readonly path: JsonPath;
  /** Left out: it is about the whole file. */
  readonly kind?: FileKind;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** What two sides have made of the brands' data. */
export interface DataMerge {
  /** Every file that both together have differently from the base. */
  readonly files: ReadonlyMap<string, NewFile>;
  /** What nobody has decided yet: the files have our side there. */
  readonly conflicts: readonly DataConflict[];
}

interface FileSides {
  readonly path: string;
  readonly base?: TreeFile | undefined;
  readonly ours?: TreeFile | undefined;
  readonly theirs?: TreeFile | undefined;
}

const isSameFile = (a: TreeFile | undefined, b: TreeFile | undefined): boolean =>
  a?.blob === b?.blob && a?.mode === b?.mode;

const isText = (file: TreeFile | undefined): boolean => file === undefined || file.mode.startsWith("100");

const choiceKey = (file: string, path: JsonPath | readonly string[]): string =>
  JSON.stringify([file, ...path.map(String)]);

/** A text merged line by line, as git does; undefined where the same lines were changed. */
async function mergeLines(folder: string, texts: readonly [ours: string, base: string, theirs: string]) {
  const aside = await mkdtemp(join(tmpdir(), "merge-"));
  try {
    const names = ["ours", "base", "theirs"].map((name) => join(aside, name));
    await Promise.all(names.map((name, index) => writeFile(name, texts[index] ?? "")));
    return await isolatedGit(folder, ["merge-file", "-p", "-q", ...names]);
  } catch (error) {
    // It fails with the number of the places.
    if (error instanceof GitError && error.kind === "failed") return undefined;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** A document with one file. The others are empty on every side. */
const alone = (kind: FileKind, text = ""): DocumentTexts => ({ descriptor: "", theme: "", [kind]: text });

/** A file with fields that both sides have changed. */
async function mergeFields(
  commits: Commits,
  sides: FileSides,
  kind: FileKind,
  choices: ReadonlyMap<string, MergeChoice>,
) {
  const { path: file } = sides;
  const blobs = [sides.base, sides.ours, sides.theirs].map((each) => each?.blob);
  const texts = await commits.read(blobs.filter((blob) => blob !== undefined));
  const [base, ours, theirs] = blobs.map((blob) => texts.get(blob ?? ""));
  const merge = mergeDocuments(alone(kind, base), alone(kind, ours), alone(kind, theirs));
  const chosen = (path: JsonPath) => choices.get(choiceKey(file, path))?.take;
  const taken = merge.conflicts.filter(({ path = [] }) => chosen(path) === "theirs").map(({ key }) => key);
  const text = merge.texts(new Set(taken))[kind] ?? "";
  const conflicts = merge.conflicts
    .filter(({ path = [] }) => chosen(path) === undefined)
    .map(({ path = [], own, theirs: other }): DataConflict => ({
      file,
      path,
      ...(path.length === 0 ? {} : { kind }),
      ours: own,
      theirs: other,
    }));
  // Line by line, comments of both sides stay. It counts only where the values are the same ones.
  const byLines = await mergeLines(commits.folder, [ours ?? "", base ?? "", theirs ?? ""]);
  const isSame = byLines !== undefined && isSameJson(fieldsIn(byLines), fieldsIn(text));
  const result: NewFile = text === "" ? null : { text: isSame ? byLines : text };
  return { result, conflicts };
}

/** Brings the data of brands together, field by field where a file has fields. */
export async function mergeData(
  commits: Commits,
  { base, ours, theirs }: MergeSides,
  choices: readonly MergeChoice[] = [],
): Promise<DataMerge> {
  const byKey = new Map(choices.map((choice) => [choiceKey(choice.file, choice.path), choice]));
  const [mine, others] = await Promise.all([commits.changedFiles(base, ours), commits.changedFiles(base, theirs)]);
  const ofPath = (files: readonly ChangedFile[]) => new Map(files.map((file) => [file.path, file]));
  const [inOurs, inTheirs] = [ofPath(mine), ofPath(others)];
  const files = new Map<string, NewFile>();
  const conflicts: DataConflict[] = [];
  for (const path of new Set([...inOurs.keys(), ...inTheirs.keys()])) {
    const place = brandFileOf(path);
    if (place === undefined) continue;
    const [own, other] = [inOurs.get(path), inTheirs.get(path)];
    const before = (own ?? other)?.before;
    const sides = { path, base: before, ours: own ? own.after : before, theirs: other ? other.after : before };
    if (own === undefined || isSameFile(sides.ours, sides.theirs)) files.set(path, sides.theirs ?? null);
    else if (other === undefined) files.set(path, sides.ours ?? null);
    else if (place.kind !== undefined && [sides.base, sides.ours, sides.theirs].every(isText)) {
      const merged = await mergeFields(commits, sides, place.kind, byKey);
      files.set(path, merged.result);
      conflicts.push(...merged.conflicts);
    } else {
      const take = byKey.get(choiceKey(path, []))?.take;
      files.set(path, (take === "theirs" ? sides.theirs : sides.ours) ?? null);
      if (take === undefined)
        conflicts.push({ file: path, path: [], ours: sides.ours?.blob, theirs: sides.theirs?.blob });
    }
  }
  return { files, conflicts };
}
