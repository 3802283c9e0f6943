import { isAbsolute } from "node:path";

/** `git@git.example:brands.git` */
const scpFormat = /^(?:[\w.-]+@)?[\w][\w.-]*:(?!\/\/)[^\s:]+$/;

/**
 * Why a remote is not used; undefined when it is. An address can name a program to git (`ext::…`), or hold a secret that
 * would be printed with it.
 */
export function remoteProblem(remote: string): string | undefined {
  if (remote.startsWith("-") || /\p{Cc}/u.test(remote)) return "it is not an address";
  if (isAbsolute(remote) || (scpFormat.test(remote) && !remote.includes("::"))) return undefined;
  const url = URL.parse(remote);
  if (url === null || !["file:", "ssh:", "https:"].includes(url.protocol))
    return "expected https://…, ssh://…, file://…, git@host:path or an absolute folder";
  if (url.password !== "" || (url.protocol === "https:" && url.username !== ""))
    return "it has a name or a password in it: give them to git by a credential helper";
  return undefined;
}

/** A branch as git names it, of letters and digits that are the same everywhere. */
const branchFormat = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** Whether a text can be the name of a branch. */
export const isBranchName = (name: string): boolean =>
  branchFormat.test(name) && !name.includes("..") && !/(?:\.lock|\.)(?:\/|$)/.test(name) && name.length <= 100;
