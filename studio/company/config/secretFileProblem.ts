import { readFileSync, type Stats, statSync } from "node:fs";
import { errorCode } from "#scripts/files/errorCode.ts";
import { problem } from "#scripts/findings/Problem.ts";
import type { ConfigProblem } from "./ConfigFinding.ts";

/** Secrets are short. A larger file is another one. */
const mostBytes = 10_000;

/**
 * Whether others can read or change a file. Its owner alone may; a file of root may be read by its group, as that of a
 * service usually is.
 */
export function isOpenToOthers({ mode, uid }: Pick<Stats, "mode" | "uid">): boolean {
  return (mode & (uid === 0 ? 0o037 : 0o077)) !== 0;
}

/**
 * What is wrong with a file that holds a secret. No value has its path: it may be the secret itself.
 * @param field the field of the configuration that names it
 * @param path its absolute path
 */
export function secretFileProblem(field: string, path: string): ConfigProblem | undefined {
  let stat: Stats;
  let content: string;
  try {
    stat = statSync(path);
    if (stat.isFile() && isOpenToOthers(stat)) return problem("studio:secret-open", { field });
    content = stat.isFile() && stat.size <= mostBytes ? readFileSync(path, "utf8") : "";
  } catch (error) {
    const code = errorCode(error) ?? "unknown error";
    return code === "ENOENT" || code === "ENAMETOOLONG" || code === "ENOTDIR"
      ? problem("studio:no-secret-file", { field })
      : problem("studio:secret-unreadable", { field, reason: code });
  }
  return content.trim() === "" ? problem("studio:no-secret", { field }) : undefined;
}

/** The secret in a file, without the line break at its end. It is read anew each time, so that it can be renewed. */
export const readSecret = (path: string): string => readFileSync(path, "utf8").trim();
