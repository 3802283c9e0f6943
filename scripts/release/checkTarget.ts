import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { UsageError } from "#scripts/command/UsageError.ts";
import { descriptorFile } from "#scripts/brands/brandFiles.ts";
import { isObject } from "#contract/isObject.ts";
import { recordFile } from "#contract/releaseFiles.ts";
import { recordVersion } from "./folder/releaseRecord.ts";

/** Whether a release record says that a build has made this brand's folder. */
function isRecordOf(id: string, text: string): boolean {
  try {
    const record: unknown = JSON.parse(text);
    return (
      isObject(record) &&
      record["brand"] === id &&
      [1, recordVersion].includes(Number(record["schemaVersion"])) &&
      Array.isArray(record["files"])
    );
  } catch {
    return false;
  }
}

/** Why a build must not replace a folder; `undefined` when a build has made it, or when there is nothing to lose. */
function reasonToKeep(folder: string, id: string): string | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isSymbolicLink()) return "is a link";
  if (!found.isDirectory()) return "is a file";
  if (existsSync(join(folder, descriptorFile))) return "contains the source of the brand";
  if (readdirSync(folder).length === 0) return undefined;
  const record = join(folder, recordFile);
  const isOurs = existsSync(record) && isRecordOf(id, readFileSync(record, "utf8"));
  return isOurs ? undefined : "was not made by a build: it has no release.json of this brand";
}

/**
 * Checks that the target is a folder, and that every folder in it that would be replaced was made by a build.
 * @throws UsageError
 */
export function checkTarget(out: string, ids: readonly string[]): void {
  const refuse = (path: string, reason: string) =>
    new UsageError(`${path} ${reason}. Choose another folder with --out.`);
  let existing = out;
  while (!existsSync(existing) && existing !== dirname(existing)) existing = dirname(existing);
  if (statSync(existing).isFile()) throw refuse(existing, "is a file, not a folder");
  for (const id of ids) {
    const reason = reasonToKeep(join(out, id), id);
    if (reason !== undefined) throw refuse(join(out, id), reason);
  }
}
