/** What is wrong with an answer of status 200: no JSON, a bare `null`, or another form than expected. */
export type UnreadableReason = "json" | "null" | "form";

const messages: Record<UnreadableReason, string> = {
  json: "Error while parsing JSON",
  null: "The answer is null",
  form: "The answer has an unexpected form",
};

/** An answer that cannot be used (spec: http-7). It knows where it came from and what is missing, never what it contained. */
export class UnreadableAnswer extends Error {
  override readonly name = "UnreadableAnswer";
  readonly reason: UnreadableReason;
  /** Below `apiBase`, without the query string. */
  readonly path: string;
  /** Paths of the fields that were not as expected; names only. */
  readonly fields: readonly string[];

  constructor(reason: UnreadableReason, path: string, fields: readonly string[] = []) {
    super(messages[reason]);
    this.reason = reason;
    this.path = path;
    this.fields = fields;
  }
}
