import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "../folder/releaseRecord.ts";

/** A file of a brand's folder that differs between two states. */
export interface ChangedFile {
  readonly path: string;
  readonly change: "added" | "changed" | "removed";
}

const byPath = (a: ChangedFile, b: ChangedFile) => (a.path < b.path ? -1 : 1);

/** The files that differ between two states of a folder, by their digests, ordered by path. */
function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ChangedFile[] {
  const removed = [...before.keys()].filter((path) => !after.has(path));
  const rest = [...after].flatMap(([path, digest]): ChangedFile[] => {
    if (!before.has(path)) return [{ path, change: "added" }];
    return before.get(path) === digest ? [] : [{ path, change: "changed" }];
  });
  return [...removed.map((path) => ({ path, change: "removed" as const })), ...rest].toSorted(byPath);
}

/** A brand whose folder differs between two states. */
export interface AffectedBrand {
  readonly id: string;
  readonly change: "added" | "changed" | "removed";
  /** Ordered by path; empty for a brand that was added or removed. */
  readonly files: readonly ChangedFile[];
}

/** What two states of all brands have and have not in common. */
export interface Comparison {
  readonly affected: readonly AffectedBrand[];
  /** Ids of brands whose folders are the same, byte for byte. */
  readonly same: readonly string[];
  /** The scripts that all brands share, where they differ: code, whichever file it comes from. Ordered by path. */
  readonly scripts: readonly ChangedFile[];
}

const isScript = (path: string): boolean => path.endsWith(".js");

async function idsIn(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name)).map(({ name }) => name);
}

/** The digests of a brand's files, by path. The record itself names the commit, and is left out. */
async function digestsIn(dist: string, id: string): Promise<ReadonlyMap<string, string>> {
  const record = JSON.parse(await readFile(join(dist, id, recordFile), "utf8")) as Pick<ReleaseRecord, "files">;
  return new Map(record.files.map(({ path, sha256 }) => [path, sha256]));
}

/** Compares the built folders of two states, file by file, by their digests. */
export async function compareReleases(before: string, after: string): Promise<Comparison> {
  const [old, now] = await Promise.all([idsIn(before), idsIn(after)]);
  const affected: AffectedBrand[] = [];
  const same: string[] = [];
  const scripts = { before: new Map<string, string>(), after: new Map<string, string>() };
  const read = async (dist: string, id: string, into: Map<string, string>) => {
    const digests = await digestsIn(dist, id);
    for (const [path, digest] of digests) if (isScript(path)) into.set(path, digest);
    return digests;
  };
  for (const id of [...new Set([...old, ...now])].toSorted()) {
    const [wasThere, isThere] = [old.includes(id), now.includes(id)];
    const digestsBefore = wasThere ? await read(before, id, scripts.before) : new Map<string, string>();
    const digestsNow = isThere ? await read(after, id, scripts.after) : new Map<string, string>();
    if (!wasThere) affected.push({ id, change: "added", files: [] });
    else if (!isThere) affected.push({ id, change: "removed", files: [] });
    else {
      const files = changedFiles(digestsBefore, digestsNow);
      if (files.length > 0) affected.push({ id, change: "changed", files });
      else same.push(id);
    }
  }
  return { affected, same, scripts: changedFiles(scripts.before, scripts.after) };
}
