import { errorCode } from "#scripts/files/errorCode.ts";

const advice: Readonly<Record<string, string>> = {
  EACCES: "Permission denied. Choose a folder that you may write to with {option}",
  EBUSY: "The folder is in use. End the program that uses it",
  EDQUOT: "Your share of the disk is used up. Free some space, or choose another disk with {option}",
  EEXIST: "A file is where a folder should be. Remove it, or choose another folder with {option}",
  EIO: "The disk does not answer. Choose another disk with {option}",
  EISDIR: "A folder is where a file should be. Remove it, or choose another folder with {option}",
  ELOOP: "Links lead in a circle. Choose another folder with {option}",
  EMFILE: "Too many files are open. Raise the limit with ulimit -n",
  ENAMETOOLONG: "The path is too long. Choose a shorter one with {option}",
  ENFILE: "Too many files are open on this machine. End other programs",
  // Node says this too for a new folder on a read-only disk.
  ENOENT: "The folder cannot be made, or has been removed meanwhile. Choose another folder with {option}",
  ENOSPC: "The disk is full. Free some space, or choose another disk with {option}",
  ENOTDIR: "A file is where a folder should be. Choose another folder with {option}",
  EPERM: "The operation is not permitted. Choose a folder that you may write to with {option}",
  EROFS: "The disk is read-only. Choose another folder with {option}",
};

/**
 * What to do about an error of the file system, in one line; `undefined` for any other error.
 * @param option the option of the command that names the folder
 */
export function explainFileError(error: unknown, option = "--out"): string | undefined {
  const code = errorCode(error);
  const known = code !== undefined && Object.hasOwn(advice, code) ? advice[code] : undefined;
  if (known === undefined) return undefined;
  const path = error instanceof Error && "path" in error && typeof error.path === "string" ? `${error.path}: ` : "";
  return `${path}${known.replace("{option}", option)} (${code}).`;
}
