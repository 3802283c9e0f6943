import { readFileSync, type Stats, statSync } from "node:fs";
import { errorCode } from "#scripts/files/errorCode.ts";

/** Secrets are short. A larger file is another one. */
const mostBytes = 10_000;

/** What is wrong with a file, and what is expected instead. Neither has the path: it may be the secret itself. */
export interface SecretFileProblem {
  readonly message: string;
  readonly expected: string;
}

/**
 * Whether others can read or change a file. Its owner alone may; a file of root may be read by its group, as that of a
 * service usually is.
 */
export function isOpenToOthers({ mode, uid }: Pick<Stats, "mode" | "uid">): boolean {
  return (mode & (uid === 0 ? 0o037 : 0o077)) !== 0;
}

/**
 * What is wrong with a file that holds a secret.
 * @param field the field of the configuration that names it
 * @param path its absolute path
 */
export function secretFileProblem(field: string, path: string): SecretFileProblem | undefined {
  let stat: Stats;
  let content: string;
  try {
    stat = statSync(path);
    if (stat.isFile() && isOpenToOthers(stat))
      return {
        message: `Other users of this machine can read or change the file of "${field}"`,
        expected: "a file of its owner alone: chmod 600, and a new secret, since this one may be known",
      };
    content = stat.isFile() && stat.size <= mostBytes ? readFileSync(path, "utf8") : "";
  } catch (error) {
    const code = errorCode(error) ?? "unknown error";
    return code === "ENOENT" || code === "ENAMETOOLONG" || code === "ENOTDIR"
      ? {
          message: `"${field}" names a file that does not exist`,
          expected: "the path of a file that holds the secret and nothing else, from the folder of the configuration",
        }
      : {
          message: `The file of "${field}" cannot be read (${code})`,
          expected: "a file that belongs to the user who starts the studio",
        };
  }
  return content.trim() === ""
    ? { message: `The file of "${field}" has no secret`, expected: "a file with the secret and nothing else" }
    : undefined;
}

/** The secret in a file, without the line break at its end. It is read anew each time, so that it can be renewed. */
export const readSecret = (path: string): string => readFileSync(path, "utf8").trim();
