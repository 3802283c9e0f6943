import { marked, type Token, type Tokens } from "marked";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "#scripts/files/repository.ts";

/** A document whose commands are typed, and what proves them. */
export interface Guide {
  /** From the root of the repository. */
  readonly file: string;
  /** The headings of the parts that are typed. Default: the whole document. */
  readonly headings?: readonly string[];
  /** Where the reader is, as soon as that folder is there. */
  readonly folder: string;
  /** What others have done before, as root and with the network: a script. */
  readonly before: string;
  /** What has to be true after a block that has this text in it, or what others do then: a script of the same user. */
  readonly claims: readonly (readonly [block: string, claim: string])[];
}

const childrenOf = (token: Token): readonly Token[] =>
  token.type === "list" ? (token as Tokens.List).items : "tokens" in token ? (token.tokens ?? []) : [];

/**
 * The blocks of commands of a document in Markdown, in order.
 * @returns what is typed, a block each: one or several commands
 */
export function readCommands(markdown: string): string[] {
  const blocksOf = (token: Token): string[] =>
    token.type === "code" ? [(token as Tokens.Code).text.trimEnd()] : childrenOf(token).flatMap(blocksOf);
  return marked.lexer(markdown).flatMap(blocksOf);
}

/** The blocks of commands of a guide that are typed. @throws Error for a heading that it does not have */
export function blocksOf({ file, headings }: Pick<Guide, "file" | "headings">): readonly string[] {
  const text = readFileSync(join(repository, file), "utf8");
  if (headings === undefined) return readCommands(text);
  const parts = text.split(/^## /m);
  return headings.flatMap((heading) => {
    const part = parts.find((each) => each.startsWith(`${heading}\n`));
    if (part === undefined) throw new Error(`${file} has no heading "${heading}".`);
    return readCommands(part);
  });
}
