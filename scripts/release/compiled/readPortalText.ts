import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Compile } from "#scripts/compile/compile.ts";
import { neutralWords } from "#scripts/leaks/createNeutralCheck.ts";
import { type SearchedFile, textOf } from "#scripts/leaks/findLeaks.ts";
import { beginningsOf, type PortalText } from "#scripts/leaks/PortalText.ts";
import { TextBeginnings } from "#scripts/leaks/TextBeginnings.ts";
import { compileKept } from "./compileKept.ts";
import { KeptAbsentFacts } from "./KeptAbsentFacts.ts";
import { KeptCleanChecks } from "./KeptCleanChecks.ts";
import { keepFiles } from "./keepFiles.ts";
import { sourceDigest } from "./sourceDigest.ts";

/** JSON is read twice as fast as the texts are made. */
interface Stored {
  /** Path and text of each file. */
  readonly files: readonly (readonly [string, string])[];
  readonly neutral: string;
}

const toStored = (files: readonly SearchedFile[], neutral: string): Stored => ({
  files: files.map((file) => [file.path, textOf(file)]),
  neutral,
});
const filesFrom = ({ files }: Stored): SearchedFile[] => files.map(([path, text]) => ({ path, bytes: text }));

/** The beginnings of texts from a file that was kept, or made again. */
function readBeginnings(path: string, files: readonly SearchedFile[]): TextBeginnings {
  try {
    return new TextBeginnings(readFileSync(path));
  } catch {
    return beginningsOf(files);
  }
}

/** The files of one state of the sources, and what was found out about it. */
function filesOf(root: string, digest: string) {
  const folder = join(root, ".cache", "portal-text");
  const [textFile, beginningsFile] = [`${digest}.json`, `${digest}.beginnings`];
  const absent = new KeptAbsentFacts(join(folder, `${digest}.absent.json`));
  const clean = new KeptCleanChecks(root, digest, join(folder, `${digest}.clean.json`));
  return { folder, textFile, beginningsFile, found: { absent, clean } };
}

/**
 * What an earlier process has kept of the same sources; undefined when there is nothing.
 * @param known the digest of the sources, where it is known already
 */
export async function readKeptPortalText(root: string, known?: string): Promise<PortalText | undefined> {
  const { folder, textFile, beginningsFile, found } = filesOf(root, known ?? (await sourceDigest(root)));
  const kept = await readFile(join(folder, textFile), "utf8").catch(() => undefined);
  if (kept === undefined) return undefined;
  const stored = JSON.parse(kept) as Stored;
  const files = filesFrom(stored);
  const beginnings = () => readBeginnings(join(folder, beginningsFile), files);
  return { files, beginnings, neutral: stored.neutral, ...found };
}

/**
 * The words that every brand's folder has: the compiled files, and the page of a brand without words of its own. To
 * find them out takes longer than to check all brands, so the results are kept in `.cache/` until a source changes.
 * @param known the digest of the sources, where it is known already
 */
export async function readPortalText(
  root: string,
  compile: Compile = compileKept,
  known?: string,
): Promise<PortalText> {
  const digest = known ?? (await sourceDigest(root));
  const kept = await readKeptPortalText(root, digest);
  if (kept !== undefined) return kept;
  const { folder, textFile, beginningsFile, found } = filesOf(root, digest);
  // Seldom needed: it loads the schema of descriptors.
  const { neutralFiles } = await import("./neutralFiles.ts");
  const files = await neutralFiles(root, compile);
  const beginnings = beginningsOf(files);
  const neutral = neutralWords(root);
  // The text is last: it counts.
  await keepFiles(folder, { [beginningsFile]: beginnings.bytes, [textFile]: JSON.stringify(toStored(files, neutral)) });
  return { files, beginnings: () => beginnings, neutral, ...found };
}
