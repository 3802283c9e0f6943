/** Why the server cannot store a text, as a word between server and page. */
export const storeProblems = ["disk-full", "gone", "no-permission", "read-only", "too-large"] as const;
export type StoreProblem = (typeof storeProblems)[number];

/** The problems, by the codes of the operating system and of SQLite. */
const ofCode: Readonly<Record<string, StoreProblem>> = {
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EROFS: "read-only",
  EACCES: "no-permission",
  EPERM: "no-permission",
  SQLITE_FULL: "disk-full",
  SQLITE_READONLY: "read-only",
};

/** The problem with a disk that an error of the system or of the database tells of; undefined for any other error. */
export const diskProblemOf = (code: string | undefined): StoreProblem | undefined =>
  code === undefined ? undefined : ofCode[code];

/** The problem that a refusal of the server names. */
export const storeProblemOf = (refused: string): StoreProblem | undefined =>
  refused === "unknown-brand" ? "gone" : storeProblems.find((each) => each === refused);
