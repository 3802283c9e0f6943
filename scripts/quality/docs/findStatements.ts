/** A reference that leads nowhere: a citation, a path or a link. */
export interface DeadReference {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
  /** What is wrong, in one sentence. */
  readonly message: string;
}

/** Path from the root of the repository → text. Folders are not in it. */
export type Repository = ReadonlyMap<string, string>;

/** Line of a character of a text, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

const specFolder = "docs/spec/";
const statement = /^- \*\*([^*]+)\*\* (.*)\n {2}(.*)$/gm;
const start = /^- \*\*[^*]+\*\*/gm;
const idForm = /^[a-z]+-[1-9]\d*$/;
const proofFile = /\.(?:test\.tsx?|journey\.ts|store\.ts|bench\.ts)$/;

/** Each statement of the specification: its id, and what is wrong with its form. */
export function findStatements(files: Repository): { ids: ReadonlySet<string>; findings: DeadReference[] } {
  const ids = new Set<string>();
  const findings: DeadReference[] = [];
  for (const [file, text] of files) {
    if (!file.startsWith(specFolder) || file.endsWith("/README.md")) continue;
    const found = [...text.matchAll(statement)];
    const add = (offset: number, message: string) => findings.push({ file, line: lineAt(text, offset), message });
    for (const { index } of text.matchAll(start)) {
      if (!found.some((match) => match.index === index))
        add(index, "A statement is one line, with its proof on the next.");
    }
    for (const { 1: id = "", 3: proof = "", index } of found) {
      if (ids.has(id)) add(index, `Duplicate id ${id}.`);
      ids.add(id);
      if (!idForm.test(id) || `${specFolder}${id.replace(/-\d+$/, "")}.md` !== file)
        add(index, `The id ${id} is not the topic of this file and a number.`);
      for (const problem of proofProblems(proof)) add(index, problem);
    }
  }
  return { ids, findings };
}

function proofProblems(proof: string): string[] {
  if (proof === "Not built yet" || /^Not proved: \S/.test(proof)) return [];
  const [, list] = /^Proof: (.+)$/.exec(proof) ?? [];
  if (list === undefined) return ['Expected "Proof: …", "Not proved: <why>" or "Not built yet".'];
  return list.split(", ").flatMap((item) => {
    const path = /^`([^`]+)`$/.exec(item)?.[1];
    return path !== undefined && proofFile.test(path)
      ? []
      : [`${item} is not the path of a test, journey or benchmark.`];
  });
}
