import { type Finding, inWords, type Place } from "#scripts/brands/finding.ts";
import type { MessageLanguage, Message, Params } from "#scripts/brands/messages/Message.ts";
import { wordingIn } from "#scripts/brands/messages/wordingIn.ts";
import type { LookFinding } from "./Look.ts";
import { type LookMessageId, lookMessages } from "./lookMessages.ts";

type ParamsOf<Id extends LookMessageId> = (typeof lookMessages)[Id] extends Message<infer P> ? P : never;

/** Without these nothing is imported; all others leave something out. */
const errors: readonly LookMessageId[] = [
  "a-drawing",
  "a-font",
  "a-picture",
  "bad-name",
  "bad-resolver",
  "missing-source",
  "nothing-read",
  "other-kind",
  "too-many-files",
  "too-many-tokens",
  "unknown-format",
  "unreadable",
];

/** Collects what is wrong with a designer's files, in one language. */
export class LookFindings {
  readonly #language: MessageLanguage;
  readonly #found: LookFinding[] = [];

  constructor(language: MessageLanguage) {
    this.#language = language;
  }

  /** Whether nothing can be imported. */
  get hasErrors(): boolean {
    return this.#found.some(({ level }) => level === "error");
  }

  /** What was found, by place. */
  get sorted(): readonly LookFinding[] {
    const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
    return this.#found.toSorted((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column);
  }

  /** Whether something is said about a place. */
  isNoted({ file, line, column }: Place): boolean {
    return this.#found.some((each) => each.file === file && each.line === line && each.column === column);
  }

  add<Id extends LookMessageId>({ file, line, column, length }: Place, id: Id, params: ParamsOf<Id>): void {
    const entry = lookMessages[id] as Message<Params>;
    const level = errors.includes(id) ? "error" : "note";
    this.#push({ file, line, column, length, level, ...wordingIn(entry, params as Params, this.#language) });
  }

  /** A finding of a reader of validate. */
  addRead(finding: Finding, level: LookFinding["level"] = "error"): void {
    const { file, line, column, length, message, expected } = inWords(finding, this.#language);
    this.#push({ file, line, column, length, level, message, ...(expected === undefined ? {} : { expected }) });
  }

  #push(finding: LookFinding): void {
    const isKnown = this.#found.some(
      (each) =>
        each.file === finding.file &&
        each.line === finding.line &&
        each.column === finding.column &&
        each.message === finding.message,
    );
    if (!isKnown && this.#found.length < 1000) this.#found.push(finding);
  }
}
