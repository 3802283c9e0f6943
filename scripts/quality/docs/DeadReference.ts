/** A reference that leads nowhere: a citation, a path or a link. */
export interface DeadReference {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
  /** What is wrong, in one sentence. */
  readonly message: string;
}

/** Path from the root of the repository → text. Folders are not in it. */
export type Repository = ReadonlyMap<string, string>;

/** Line of a character of a text, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
