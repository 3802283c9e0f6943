import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BrandHistory, BrandVersion, ReadableText, VersionTexts } from "#studio/document/BrandHistory.ts";
import { isReadableFile } from "#studio/document/fieldChanges.ts";
import { isRequiredImage } from "#studio/document/imageKinds.ts";
import {
  type DocumentKind,
  type DocumentTexts,
  type FileKind,
  isImage,
  isOptional,
  oneFileKinds,
} from "#studio/document/StudioDocument.ts";
import { type Histories } from "../../brands/Histories.ts";
import { type FileVersion, mostVersions, readVersions } from "#studio/git/readVersions.ts";
import { GitError, runGit } from "#studio/git/runGit.ts";
import { ObjectReader } from "#studio/git/ObjectReader.ts";
import { withChanges } from "./withChanges.ts";
import { withImagesOf } from "./withImagesOf.ts";
import { Refusal } from "../../Refusal.ts";

/** A commit, or its first digits. */
const hashFormat = /^[0-9a-f]{7,64}$/;

/** The files that every document has. */
const isAlwaysThere = (kind: DocumentKind): boolean =>
  isImage(kind) ? isRequiredImage(kind) : !isOptional(kind) || kind === "resolver";

const withoutPrefix = (path: string, prefix: string): string =>
  path.startsWith(prefix) ? path.slice(prefix.length) : path;

/** The commits of all files, from the newest; a commit of two files is one version. */
function versionsOf(files: readonly FileVersion[], prefix: string): BrandVersion[] {
  const byCommit = [...Map.groupBy(files, ({ hash }) => hash).values()];
  const versions = byCommit.flatMap((group): BrandVersion[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { hash, short, date, message } = first;
    const changed = group.map(({ kind, path }) => ({ kind, path: withoutPrefix(path, prefix) }));
    return [{ hash, short, date, message, files: changed, changes: [], moreChanges: 0 }];
  });
  return versions.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** The commit that made a file what it was at a version. */
function lastBefore({ hash, date }: FileVersion, own: readonly FileVersion[]): FileVersion | undefined {
  const at = Date.parse(date);
  return own.find((each) => each.hash === hash || Date.parse(each.date) <= at);
}

/** What git says of the brands' files. Nothing is written to the repository. */
export class BrandHistories implements Histories {
  readonly #folder: string;
  readonly #objects: ObjectReader;

  /** @param folder absolute path of the folder with `tenants/` and `themes/` */
  constructor(folder: string) {
    this.#folder = folder;
    this.#objects = new ObjectReader(folder);
  }

  async read(paths: DocumentTexts): Promise<BrandHistory> {
    try {
      const [prefix, isShallow] = await this.#place();
      const kinds = await this.#kinds(paths);
      const files = await this.#files(paths, kinds);
      const isCut = files.some((versions) => versions.length > mostVersions);
      const listed = files.map((versions) => versions.slice(0, mostVersions));
      const uncommitted = kinds.filter((_, index) => files[index]?.length === 0);
      const versions = await withChanges(this.#objects, versionsOf(listed.flat(), prefix), listed);
      return { status: "here", versions, isShallow, isCut, uncommitted };
    } catch (error) {
      if (error instanceof GitError && error.kind !== "failed") return { status: error.kind };
      if (error instanceof GitError && error.isDamaged) return { status: "damaged" };
      // A repository without a commit has no history either.
      if (error instanceof GitError && error.message.includes("does not have any commits yet"))
        return { status: "here", versions: [], isShallow: false, isCut: false, uncommitted: this.#existing(paths) };
      throw error;
    }
  }

  async texts(paths: DocumentTexts, hash: string): Promise<VersionTexts> {
    // Only then it becomes an argument.
    if (!hashFormat.test(hash)) throw new Refusal("unknown-version");
    return this.#textsAt(paths, hash).catch((error: unknown) => {
      // Without git, or where it cannot read the version, there is none.
      if (error instanceof GitError && (error.kind !== "failed" || error.isDamaged))
        throw new Refusal("unknown-version");
      throw error;
    });
  }

  async #textsAt(paths: DocumentTexts, hash: string): Promise<VersionTexts> {
    const kinds = await this.#kinds(paths);
    const files = await this.#files(paths, kinds);
    const version = files.flat().find((each) => each.hash.startsWith(hash));
    if (version === undefined) throw new Refusal("unknown-version");
    const texts = await Promise.all(
      kinds.map(async (kind, index) => [kind, await this.#textAt(version, files[index] ?? [])] as const),
    );
    const then = Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as VersionTexts;
    const descriptor = lastBefore(version, files[kinds.indexOf("descriptor")] ?? []);
    const folder = dirname(descriptor?.path ?? "");
    return withImagesOf(then, paths, (name) => this.#read(version.hash, `${folder}/${name}`));
  }

  async readable(paths: DocumentTexts, kind: FileKind): Promise<ReadableText> {
    const own = paths[kind] ?? "";
    try {
      const versions = await readVersions(this.#folder, kind, own);
      for (const { hash, path, date } of versions) {
        const text = await this.#read(hash, path);
        if (text !== undefined && isReadableFile(text)) return { status: "here", text, date };
      }
    } catch (error) {
      // Without git, or without a commit, there is none.
      if (!(error instanceof GitError)) throw error;
    }
    return { status: "none" };
  }

  /** A file as it was at a version; undefined when it did not exist. */
  async #textAt(version: FileVersion, own: readonly FileVersion[]): Promise<string | undefined> {
    const last = lastBefore(version, own);
    return last === undefined ? undefined : this.#read(version.hash, last.path);
  }

  /** A file of a commit; undefined when it does not have it. */
  async #read(hash: string, path: string): Promise<string | undefined> {
    const name = `${hash}:${path}`;
    return (await this.#objects.read([name])).get(name);
  }

  /** The files that are there, without those that the brand does not have. */
  #existing(paths: DocumentTexts): DocumentKind[] {
    return oneFileKinds.filter((kind) => {
      const path = paths[kind] ?? "";
      return path !== "" && (isAlwaysThere(kind) || existsSync(join(this.#folder, path)));
    });
  }

  /** The same with the files that it had once: git is asked about all of them at once, since a log takes a while. */
  async #kinds(paths: DocumentTexts): Promise<DocumentKind[]> {
    const existing = this.#existing(paths);
    const others = oneFileKinds.filter((kind) => !existing.includes(kind) && (paths[kind] ?? "") !== "");
    if (others.length === 0) return existing;
    const files = others.map((kind) => paths[kind] ?? "");
    const output = await runGit(this.#folder, ["log", "--relative", "--name-only", "-z", "--format=", "--", ...files]);
    const known = new Set(output.split("\0").map((path) => path.trim()));
    return oneFileKinds.filter((kind) => existing.includes(kind) || known.has(paths[kind] ?? ""));
  }

  #files(paths: DocumentTexts, kinds: readonly DocumentKind[]): Promise<FileVersion[][]> {
    return Promise.all(kinds.map((kind) => readVersions(this.#folder, kind, paths[kind] ?? "")));
  }

  /** Where the folder is in the repository, as the beginning of its paths, and whether the clone is shallow. */
  async #place(): Promise<[prefix: string, isShallow: boolean]> {
    const output = await runGit(this.#folder, ["rev-parse", "--show-prefix", "--is-shallow-repository"]);
    const [prefix = "", isShallow] = output.split("\n");
    return [prefix, isShallow === "true"];
  }
}
