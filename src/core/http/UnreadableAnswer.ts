/** What is wrong with an answer of status 200: not JSON, a bare `null`, or not what the schema expects. */
export type UnreadableReason = "json" | "null" | "form";

const messages: Record<UnreadableReason, string> = {
  json: "Error while parsing JSON",
  null: "The answer is null",
  form: "The answer has an unexpected form",
};

/** An answer that cannot be used (spec: http-7). It names the path and the fields, never their values. */
export class UnreadableAnswer extends Error {
  override readonly name = "UnreadableAnswer";
  readonly reason: UnreadableReason;
  /** Below `apiBase`, without the query string. */
  readonly path: string;
  /** Paths of the fields that the schema refused; names only. */
  readonly fields: readonly string[];

  constructor(reason: UnreadableReason, path: string, fields: readonly string[] = []) {
    super(messages[reason]);
    this.reason = reason;
    this.path = path;
    this.fields = fields;
  }
}
