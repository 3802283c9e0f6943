import { setImmediate } from "node:timers/promises";
import { isObject } from "#contract/isObject.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { JsonPath } from "#scripts/shared/text/jsonc/readTree.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import type { LayerValue } from "#scripts/tenant/Explanation.ts";
import { LRUCache } from "lru-cache";
import { type CommitFacts, Commits } from "./Commits.ts";

/** A value of a file. Without steps to it: the text of the whole file, such as an image. */
export type FileValue = Pick<LayerValue, "file" | "path" | "value">;

/** A value of a file, and the commit since which it has been what it is. */
export interface FieldOrigin {
  readonly path: JsonPath;
  readonly since: CommitFacts;
}

/** The commit that a value is since; one that has another value does not say it. */
export type Since = CommitFacts | "not committed" | undefined;

/** A value that is followed back: where it is in the newest version, and where it is in the version that is looked at. */
interface Followed {
  readonly path: JsonPath;
  readonly here: JsonPath;
}

/** So many versions of a file are read at once. */
const portion = 40;

const isListOfObjects = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** The values of a file. An object is what its fields are; the value of a token is one value. */
function valuesIn(value: unknown, path: JsonPath = []): JsonPath[] {
  if (path[0] === "$schema") return [];
  const isWhole =
    path.at(-1) === "$value" || !(isListOfObjects(value) || (isObject(value) && Object.keys(value).length > 0));
  if (isWhole) return path.length === 0 ? [] : [path];
  return isListOfObjects(value)
    ? value.flatMap((each, index) => valuesIn(each, [...path, index]))
    : Object.entries(value as object).flatMap(([key, each]) => valuesIn(each, [...path, key]));
}

/** Where a value is in another version: an item of a list is followed to the same item at another place. */
function pathIn(other: unknown, value: unknown, path: JsonPath): JsonPath {
  let [there, here] = [other, value];
  return path.map((step) => {
    const own = valueAt(here, [step]);
    let next = step;
    if (Array.isArray(here) && Array.isArray(there) && !isSameJson(valueAt(there, [step]), own)) {
      const found = there.findIndex((each) => isSameJson(each, own));
      if (found !== -1) next = found;
    }
    [there, here] = [valueAt(there, [next]), own];
    return next;
  });
}

/** The versions of one file in the history of a commit, parsed when they are looked at. */
class Versions {
  readonly commits: readonly CommitFacts[];
  readonly #reader: Commits;
  readonly #path: string;
  readonly #texts = new Map<string, string | undefined>();
  readonly #values = new Map<string, unknown>();

  constructor(reader: Commits, path: string, commits: readonly CommitFacts[]) {
    this.#reader = reader;
    this.#path = path;
    this.commits = commits;
  }

  async value(hash: string): Promise<unknown> {
    if (!this.#values.has(hash)) this.#values.set(hash, fieldsIn(await this.#text(hash)));
    return this.#values.get(hash);
  }

  async #text(hash: string): Promise<string | undefined> {
    if (!this.#texts.has(hash)) {
      const at = this.commits.findIndex((commit) => commit.hash === hash);
      const hashes = at === -1 ? [hash] : this.commits.slice(at, at + portion).map((commit) => commit.hash);
      const texts = await this.#reader.read(hashes.map((each) => `${each}:${this.#path}`));
      for (const each of hashes) this.#texts.set(each, texts.get(`${each}:${this.#path}`));
    }
    return this.#texts.get(hash);
  }
}

/**
 * Since when every value of a file has been what it is. Versions are compared as values: a line that was moved, another
 * layout and another order change nothing, and neither does a merge that takes the value of one of its sides.
 */
export class FieldBlame {
  readonly #commits: Commits;
  /** By path and the newest commit of the file: that never changes. A later commit goes on from there. */
  readonly #known = new LRUCache<string, Promise<readonly FieldOrigin[]>>({ max: 300 });

  /** @param folder of the repository: its root, or a bare clone */
  constructor(folder: string) {
    this.#commits = new Commits(folder);
  }

  /** The values of a file of a commit. None: the commit does not have the file, or it cannot be read. */
  async file(path: string, at: string): Promise<readonly FieldOrigin[]> {
    const commits = await this.#commits.ofFile(path, at);
    const newest = commits[0];
    if (newest === undefined) return [];
    const key = `${newest.hash}:${path}`;
    const origins = this.#known.get(key) ?? this.#origins(new Versions(this.#commits, path, commits), path);
    this.#known.set(key, origins);
    // What failed is tried again.
    origins.catch(() => this.#known.delete(key));
    return origins;
  }

  /** The newest commit that has changed a part of a file, such as one field; undefined when it has no value. */
  async newest(path: string, field: JsonPath, at: string): Promise<CommitFacts | undefined> {
    const isIn = (origin: FieldOrigin) =>
      origin.path.slice(0, field.length).every((step, index) => String(step) === String(field[index]));
    const origins = (await this.file(path, at)).filter(isIn);
    return origins.toSorted((a, b) => Date.parse(b.since.at) - Date.parse(a.since.at))[0]?.since;
  }

  /** Since when a value has been what it is; undefined when the history does not say it. */
  async since({ file, path, value }: FileValue, at: string): Promise<Since> {
    const text = await this.#commits.text(at, file);
    const committed = path.length === 0 ? text : valueAt(fieldsIn(text), path);
    if (!isSameJson(committed, value)) return "not committed";
    return path.length === 0 ? this.#fileSince(file, at) : this.newest(file, path, at);
  }

  /** The commit that has changed a file as a whole, such as an image. Another name is no change. */
  async #fileSince(file: string, at: string): Promise<CommitFacts | undefined> {
    const [newest] = await this.#commits.ofFile(file, at);
    const former = newest && (await this.#commits.formerName(file, newest.hash));
    if (newest === undefined || former === undefined) return newest;
    const [text, before] = [
      await this.#commits.text(newest.hash, file),
      await this.#commits.text(former.commit, former.path),
    ];
    return text === before ? this.#fileSince(former.path, former.commit) : newest;
  }

  async #origins(versions: Versions, path: string): Promise<readonly FieldOrigin[]> {
    const newest = versions.commits[0]?.hash ?? "";
    const paths = valuesIn(await versions.value(newest));
    const found = new Map<string, CommitFacts>();
    await this.#follow(
      versions,
      path,
      paths.map((each) => ({ path: each, here: each })),
      found,
    );
    return paths.flatMap((each) => {
      const since = found.get(JSON.stringify(each));
      return since === undefined ? [] : [{ path: each, since }];
    });
  }

  async #follow(
    versions: Versions,
    file: string,
    start: readonly Followed[],
    found: Map<string, CommitFacts>,
  ): Promise<void> {
    const waiting = new Map([[versions.commits[0]?.hash ?? "", start]]);
    // Every commit comes before its parents.
    for (const commit of versions.commits) {
      let followed = waiting.get(commit.hash) ?? [];
      waiting.delete(commit.hash);
      if (followed.length === 0) continue;
      const known = commit === versions.commits[0] ? undefined : this.#known.get(`${commit.hash}:${file}`);
      if (known !== undefined) {
        const since = new Map((await known).map((each) => [JSON.stringify(each.path), each.since]));
        for (const { path, here } of followed)
          found.set(JSON.stringify(path), since.get(JSON.stringify(here)) ?? commit);
        if (waiting.size === 0) return;
        continue;
      }
      // Hundreds of versions take a while: others are answered meanwhile.
      await setImmediate();
      const value = await versions.value(commit.hash);
      let isNamed = true;
      for (const parent of commit.parents) {
        const former = await versions.value(parent);
        if (former !== undefined) isNamed = false;
        const passed = followed.flatMap(({ path, here }) => {
          const there = pathIn(former, value, here);
          return isSameJson(valueAt(former, there), valueAt(value, here)) ? [{ path, here: there }] : [];
        });
        const gone = new Set(passed.map(({ path }) => path));
        followed = followed.filter(({ path }) => !gone.has(path));
        waiting.set(parent, [...(waiting.get(parent) ?? []), ...passed]);
      }
      // No parent has a file with this name, which it can have had once before.
      if (isNamed && followed.length > 0) followed = await this.#beforeName(file, commit, value, followed, found);
      for (const { path } of followed) found.set(JSON.stringify(path), commit);
      if (waiting.size === 0) return;
    }
  }

  /** A commit that has given the file its name: what is older is under the former name. @returns what is new in it */
  async #beforeName(
    file: string,
    commit: CommitFacts,
    value: unknown,
    followed: readonly Followed[],
    found: Map<string, CommitFacts>,
  ): Promise<Followed[]> {
    const former = await this.#commits.formerName(file, commit.hash);
    const commits = former === undefined ? [] : await this.#commits.ofFile(former.path, former.commit);
    const newest = commits[0];
    if (former === undefined || newest === undefined) return [...followed];
    const versions = new Versions(this.#commits, former.path, commits);
    const before = await versions.value(newest.hash);
    const isSame = ({ here }: Followed) =>
      isSameJson(valueAt(before, pathIn(before, value, here)), valueAt(value, here));
    const same = followed.filter(isSame).map(({ path, here }) => ({ path, here: pathIn(before, value, here) }));
    await this.#follow(versions, former.path, same, found);
    return followed.filter((each) => !isSame(each));
  }
}
