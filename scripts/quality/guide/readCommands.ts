import { marked, type Token, type Tokens } from "marked";

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
