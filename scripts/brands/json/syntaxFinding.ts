import { createScanner, type ParseError, printParseErrorCode } from "jsonc-parser";

import { lookAlikeIn } from "#contract/descriptor/lookAlikes.ts";
import { type Finding, findingAt, type FindingExtras } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { placeAtOffset, type SourceFile, startOf } from "./sourceFile.ts";

/** Part of a text: a token, or a node of the syntax tree. */
interface Span {
  readonly offset: number;
  readonly length: number;
}

/** The tokens of a text, without comments and white space. */
function tokensOf(text: string): Span[] {
  const scanner = createScanner(text, true);
  const tokens: Span[] = [];
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan())
    tokens.push({ offset: scanner.getTokenOffset(), length: scanner.getTokenLength() });
  return tokens;
}

const longestShown = 40;

/** Errors of the parser that have one meaning each. */
const plainErrors: Readonly<Record<string, Problem>> = {
  InvalidNumberFormat: problem("syntax-error/number", {}),
  UnexpectedEndOfNumber: problem("syntax-error/number", {}),
  UnexpectedEndOfComment: problem("syntax-error/comment", {}),
  InvalidUnicode: problem("syntax-error/unicode", {}),
  InvalidEscapeCharacter: problem("syntax-error/escape", {}),
  InvalidCharacter: problem("syntax-error/control-character", {}),
};

/** A word without quotes, where a key or a text belongs. */
const isWord = (text: string): boolean => /^[^\s"{}[\],:\d-]/.test(text);

/** The innermost bracket that is not closed. */
function openBracket(text: string, tokens: readonly Span[]): Span | undefined {
  const open: Span[] = [];
  for (const token of tokens) {
    const character = text[token.offset];
    if (character === "{" || character === "[") open.push(token);
    else if (character === "}" || character === "]") open.pop();
  }
  return open.at(-1);
}

/** Says in words for people what is wrong at a token of a text that is not JSON. */
class SyntaxReader {
  readonly #source: SourceFile;
  readonly #tokens: readonly Span[];

  constructor(source: SourceFile, tokens: readonly Span[]) {
    this.#source = source;
    this.#tokens = tokens;
  }

  #text({ offset, length }: Span): string {
    return this.#source.text.slice(offset, offset + length);
  }

  #shown(span: Span): string {
    const text = this.#text({ offset: span.offset, length: Math.min(span.length, longestShown + 1) }).trimEnd();
    return text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text;
  }

  #line({ offset }: Span): number {
    return placeAtOffset(this.#source, offset).line;
  }

  #at({ offset, length }: Span, found: Problem, extras?: FindingExtras): Finding {
    return findingAt(placeAtOffset(this.#source, offset, length), found, extras);
  }

  /** The first character of a part of the text that is not what it looks like, such as a quote of a word processor. */
  #disguised({ offset, length }: Span, isWanted: (meant: string) => boolean): Finding | undefined {
    let at = offset;
    for (const character of this.#text({ offset, length })) {
      const found = lookAlikeIn(character);
      if (found !== undefined && isWanted(found.meant)) {
        const meant = found.meant === "" ? " " : found.meant;
        const fix = { kind: "form", text: meant } as const;
        return this.#at(
          { offset: at, length: character.length },
          problem("syntax-error/character", { ...found, meant: found.meant.trim() }),
          { fix },
        );
      }
      at += character.length;
    }
    return undefined;
  }

  /** A text that does not end on its line. */
  unclosedText(span: Span): Finding {
    const quote = this.#disguised(span, (meant) => meant === '"');
    if (quote !== undefined) return quote;
    const text = this.#text(span);
    const index = this.#tokens.findIndex(({ offset }) => offset === span.offset);
    const before = this.#tokens[index - 1];
    const isSameLine = before !== undefined && this.#line(before) === this.#line(span);
    // In `"name": Sandbu",` the quote that opens the unclosed text is the one that should close the word before it.
    if (isSameLine && isWord(this.#text(before)) && /^",?\s*$/.test(text)) return this.#missingOpeningQuote(before);
    return this.#at(
      span,
      problem("syntax-error/missing-closing-quote", { line: this.#line(span), word: this.#shown(span) }),
    );
  }

  #missingOpeningQuote(word: Span): Finding {
    return this.#at(
      word,
      problem("syntax-error/missing-opening-quote", { line: this.#line(word), word: this.#shown(word) }),
    );
  }

  /** A word without quotes: one of its quotes, or both, are missing. */
  #word(index: number, word: Span): Finding {
    const before = this.#tokens[index - 1];
    // `"name: "Sandbu"`: the quote that should open the value closes the key.
    if (before !== undefined && /^"[^"]*:\s*"$/.test(this.#text(before)))
      return this.#at(
        before,
        problem("syntax-error/missing-closing-quote", {
          line: this.#line(before),
          word: `${this.#text(before).split(":")[0]}`.slice(0, longestShown),
        }),
      );
    const { text } = this.#source;
    const lineEnd = text.indexOf("\n", word.offset);
    const rest = text.slice(word.offset, lineEnd === -1 ? text.length : lineEnd);
    const quotes = rest.replaceAll(/\\./g, "").match(/"/g)?.length ?? 0;
    if (quotes % 2 === 1) return this.#missingOpeningQuote(word);
    const shown = this.#text(word);
    // As Python and YAML write them.
    if (/^(?:true|false|null)$/i.test(shown))
      return this.#at(word, problem("syntax-error/value", { found: shown }), {
        fix: { kind: "form", text: shown.toLowerCase() },
      });
    const plain = /^'[^'"\\]*'$/.test(shown) ? shown.slice(1, -1) : shown;
    const isCertain = plain !== shown || /^[\p{L}\d_-]+$/u.test(shown);
    const fix = isCertain ? ({ kind: "form", text: `"${plain}"` } as const) : undefined;
    return this.#at(word, problem("syntax-error/missing-quotes", { word: this.#shown(word) }), { fix });
  }

  /** A missing comma or colon belongs after the token before the one that the parser stumbles on. */
  #missingSeparator(name: string, found: Span, before: Span | undefined): Finding | undefined {
    if (before === undefined || /[\]},:]/.test(this.#source.text.charAt(found.offset))) return undefined;
    const after = this.#shown(before);
    if (name === "ColonExpected") return this.#at(before, problem("syntax-error/missing-colon", { after }));
    if (name !== "CommaExpected") return undefined;
    const line = placeAtOffset(this.#source, before.offset + before.length - 1).line;
    const endsLine = this.#line(found) > line;
    return this.#at(before, problem("syntax-error/missing-comma", { line, after, endsLine }));
  }

  /** Text before the JSON or behind it, such as the rest of a mail. */
  #around(index: number, found: Span): Finding | undefined {
    const [first] = this.#tokens;
    if (first === undefined) return undefined;
    const begins = this.#text(first);
    if (lookAlikeIn(begins.charAt(0)) !== undefined) return undefined;
    if (!/^[{[]/.test(begins) && (index === 0 || !/^[\]}]/.test(this.#text(found))))
      return this.#at(first, problem("syntax-error/start", {}));
    const isBehind = index > 0 && openBracket(this.#source.text, this.#tokens.slice(0, index)) === undefined;
    return isBehind && isWord(this.#text(found))
      ? this.#at(found, problem("syntax-error/after-end", { found: this.#shown(found) }))
      : undefined;
  }

  unexpected(name: string, offset: number): Finding {
    const { text } = this.#source;
    const index = this.#tokens.findIndex((token) => token.offset >= offset);
    const found = this.#tokens[index];
    if (found === undefined) {
      const open = openBracket(text, this.#tokens);
      const place = placeAtOffset(this.#source, text.length);
      if (open === undefined) return findingAt(place, problem("syntax-error/value", { found: "the end of the file" }));
      const opened = placeAtOffset(this.#source, open.offset);
      const params = { bracket: text.charAt(open.offset), line: opened.line };
      return findingAt(place, problem("syntax-error/open-bracket", params), {
        related: [{ ...opened, note: "opened" }],
      });
    }
    const around = this.#around(index, found);
    if (around !== undefined) return around;
    const isText = this.#text(found).startsWith('"');
    const disguised = isText ? undefined : this.#disguised(found, () => true);
    if (disguised !== undefined) return disguised;
    const missing = this.#missingSeparator(name, found, this.#tokens[index - 1]);
    if (isWord(this.#text(found))) return this.#word(index, found);
    if (missing !== undefined) return missing;
    const params = { found: this.#shown(found) };
    if (name === "PropertyNameExpected") return this.#at(found, problem("syntax-error/key", params));
    if (name === "EndOfFileExpected") return this.#at(found, problem("syntax-error/after-end", params));
    if (name === "ValueExpected" || name === "InvalidSymbol")
      return this.#at(found, problem("syntax-error/value", params));
    return this.#at(found, problem("syntax-error/other", params));
  }
}

/** What the parser found first, in words for people; its later errors usually follow from the first. */
export function syntaxFinding(source: SourceFile, { error, offset, length }: ParseError): Finding {
  const tokens = tokensOf(source.text);
  if (tokens.length === 0 && !source.text.includes("/*"))
    return findingAt(startOf(source.file), problem("syntax-error/empty", {}));
  const name = printParseErrorCode(error);
  const known = plainErrors[name];
  if (known !== undefined) return findingAt(placeAtOffset(source, offset, length), known);
  const reader = new SyntaxReader(source, tokens);
  return name === "UnexpectedEndOfString" ? reader.unclosedText({ offset, length }) : reader.unexpected(name, offset);
}
