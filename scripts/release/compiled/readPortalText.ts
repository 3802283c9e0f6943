import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Compile } from "#scripts/compile/compile.ts";
import { neutralWords } from "#scripts/leaks/createNeutralCheck.ts";
import { type SearchedFile, textOf } from "#scripts/leaks/findLeaks.ts";
import { beginningsOf, contentDigest, type PortalText } from "#scripts/leaks/PortalText.ts";
import { TextBeginnings } from "#scripts/leaks/TextBeginnings.ts";
import { compileKept } from "./compileKept.ts";
import { KeptAbsentFacts } from "./KeptAbsentFacts.ts";
import { KeptCleanChecks } from "./KeptCleanChecks.ts";
import { keepFiles } from "./keepFiles.ts";
import { sourceDigest } from "./sourceDigest.ts";

/** Path and text of each file: JSON is read twice as fast as it is made. */
type Texts = readonly (readonly [string, string])[];

const toTexts = (files: readonly SearchedFile[]): Texts => files.map((file) => [file.path, textOf(file)]);
const fromTexts = (texts: Texts): SearchedFile[] => texts.map(([path, text]) => ({ path, bytes: text }));

/** What every build needs to know of the files. Their texts are seldom needed, and take long to read. */
interface Summary {
  /** Path and {@link contentDigest} of each file. */
  readonly digests: readonly (readonly [string, string])[];
  readonly neutral: string;
}

/** The beginnings of texts from a file that was kept, or made again. */
function readBeginnings(path: string, files: () => readonly SearchedFile[]): TextBeginnings {
  try {
    return new TextBeginnings(readFileSync(path));
  } catch {
    return beginningsOf(files());
  }
}

/** The files of one state of the sources, and what was found out about it. */
function filesOf(root: string, digest: string) {
  const folder = join(root, ".cache", "portal-text");
  const [summaryFile, textFile, beginningsFile] = [`${digest}.json`, `${digest}.texts.json`, `${digest}.beginnings`];
  const absent = new KeptAbsentFacts(join(folder, `${digest}.absent.json`));
  const clean = new KeptCleanChecks(root, digest, join(folder, `${digest}.clean.json`));
  return { folder, summaryFile, textFile, beginningsFile, found: { absent, clean } };
}

/**
 * What an earlier process has kept of the same sources; undefined when there is nothing.
 * @param known the digest of the sources, where it is known already
 */
export async function readKeptPortalText(root: string, known?: string): Promise<PortalText | undefined> {
  const paths = filesOf(root, known ?? (await sourceDigest(root)));
  const read = (name: string) => readFile(join(paths.folder, name)).catch(() => undefined);
  // The texts are read now: a build of other sources may remove them.
  const [summary, texts] = await Promise.all([read(paths.summaryFile), read(paths.textFile)]);
  if (summary === undefined || texts === undefined) return undefined;
  const { digests, neutral } = JSON.parse(summary.toString()) as Summary;
  let parsed: readonly SearchedFile[] | undefined;
  const files = () => (parsed ??= fromTexts(JSON.parse(texts.toString()) as Texts));
  return {
    get files() {
      return files();
    },
    digests: new Map(digests),
    beginnings: () => readBeginnings(join(paths.folder, paths.beginningsFile), files),
    neutral,
    ...paths.found,
  };
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
  const { folder, summaryFile, textFile, beginningsFile, found } = filesOf(root, digest);
  // Seldom needed: it loads the schema of descriptors.
  const { neutralFiles } = await import("./neutralFiles.ts");
  const files = await neutralFiles(root, compile);
  const beginnings = beginningsOf(files);
  const digests = files.map((file) => [file.path, contentDigest(file)] as const);
  const neutral = neutralWords(root);
  await keepFiles(folder, {
    [beginningsFile]: beginnings.bytes,
    [textFile]: JSON.stringify(toTexts(files)),
    // The summary is last: it counts.
    [summaryFile]: JSON.stringify({ digests, neutral } satisfies Summary),
  });
  return { files, digests: new Map(digests), beginnings: () => beginnings, neutral, ...found };
}
