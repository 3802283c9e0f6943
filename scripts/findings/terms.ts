import type terms from "./words/en/terms.json";

type Terms = typeof terms;
/** A table of words that a sentence can name, such as the kinds of values: a part of `words/<language>/terms.json`. */
export type TermTable = keyof Terms;
/** The name of a word in a table. */
export type Term<Table extends TermTable> = keyof Terms[Table];
