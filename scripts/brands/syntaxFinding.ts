import { createScanner, type ParseError, printParseErrorCode } from "jsonc-parser";

import { type Finding, findingAt, type Problem } from "./finding.ts";
import { placeAtOffset, type SourceFile, startOf } from "./sourceFile.ts";

/** Part of a text: a token, or a node of the syntax tree. */
interface Span {
  readonly offset: number;
  readonly length: number;
}

/** The tokens of a text, without comments and white space. */
function* tokensOf(text: string): Generator<Span> {
  const scanner = createScanner(text, true);
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan())
    yield { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() };
}

const anyValue = "a text in double quotes, a number, true, false, null, { … } or [ … ]";

/** What each error of the parser means. An error without an entry says what is unexpected, and no more. */
const syntaxErrors: Readonly<Record<string, { readonly message: string; readonly expected: string }>> = {
  InvalidNumberFormat: { message: "Not a number", expected: "digits, such as 12 or 1.5" },
  UnexpectedEndOfNumber: { message: "Not a number", expected: "digits, such as 12 or 1.5" },
  UnexpectedEndOfString: { message: "The text does not end on this line", expected: "a double quote at its end" },
  UnexpectedEndOfComment: { message: "The comment does not end", expected: "*/ at its end" },
  InvalidUnicode: { message: "Incomplete \\u in this text", expected: "\\u and four digits from 0 to f" },
  InvalidEscapeCharacter: {
    message: "Unknown escape in this text",
    expected: '\\", \\\\, \\n, \\t or \\u and four digits; a backslash itself is written \\\\',
  },
  InvalidCharacter: { message: "The text holds a control character", expected: "\\t for a tab, no other one" },
};

const expectedInstead: Readonly<Record<string, string>> = {
  InvalidSymbol: anyValue,
  ValueExpected: anyValue,
  PropertyNameExpected: "a key in double quotes",
  EndOfFileExpected: "nothing after the last bracket",
};

/** A missing comma or colon belongs after the token before the one that the parser stumbles on. */
function missingSeparator(text: string, name: string, found: Span, before: Span | undefined): Problem | undefined {
  if (before === undefined) return undefined;
  const separator = name === "CommaExpected" ? "comma" : name === "ColonExpected" ? "colon" : undefined;
  if (separator === undefined || /[\]},:]/.test(text.charAt(found.offset))) return undefined;
  const after = text.slice(before.offset, before.offset + before.length);
  const message = `A ${separator} is missing after ${after.length > 40 ? `${after.slice(0, 39)}…` : after}`;
  return {
    code: "syntax-error",
    message,
    expected: separator === "comma" ? "a comma between two entries" : '"key": value',
  };
}

/** What the parser found first, in words for people; its later errors usually follow from the first. */
export function syntaxFinding(source: SourceFile, { error, offset, length }: ParseError): Finding {
  const { text } = source;
  const tokens = [...tokensOf(text)];
  if (tokens.length === 0 && !text.includes("/*"))
    return findingAt(startOf(source.file), {
      code: "syntax-error",
      message: "The file is empty",
      expected: "an object: { … }",
    });
  const name = printParseErrorCode(error);
  const known = syntaxErrors[name];
  if (known !== undefined) return findingAt(placeAtOffset(source, offset, length), { code: "syntax-error", ...known });
  const index = tokens.findIndex((token) => token.offset >= offset);
  const found = tokens[index];
  if (found === undefined)
    return findingAt(placeAtOffset(source, text.length), {
      code: "syntax-error",
      message: "The file ends too early: a bracket is not closed",
      expected: "a closing bracket for each { and [",
    });
  const before = tokens[index - 1];
  const missing = missingSeparator(text, name, found, before);
  if (missing !== undefined && before !== undefined)
    return findingAt(placeAtOffset(source, before.offset, before.length), missing);
  return findingAt(placeAtOffset(source, found.offset, found.length), {
    code: "syntax-error",
    message: `Unexpected ${text.slice(found.offset, found.offset + Math.min(found.length, 40))}`,
    expected: expectedInstead[name] ?? "JSON; comments and a comma after the last entry are allowed",
  });
}
