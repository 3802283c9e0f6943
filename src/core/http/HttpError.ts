/** Error codes of the API that the portal has a text for (spec §5). */
const knownCodes = ["UGYLDIG_MAILADRESSE", "UGYLDIG_MOBILNR"] as const;

/** What the API says went wrong; `UKJENT` for a code that is missing or new (contract §1). */
export type ErrorCode = (typeof knownCodes)[number] | "UKJENT";

function readErrorCode(details: unknown): ErrorCode {
  const code = typeof details === "object" && details !== null && "code" in details ? details.code : undefined;
  return knownCodes.find((known) => known === code) ?? "UKJENT";
}

/** An answer with status 400 or above (spec §7). The message is the status text. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly code: ErrorCode;
  /** The parsed body; `undefined` when there was none that could be read. */
  readonly details: unknown;
  readonly method: string;
  /** Below `apiBase`, without the query string. */
  readonly path: string;

  constructor(answer: { status: number; statusText: string; details: unknown; method: string; path: string }) {
    super(answer.statusText || `HTTP ${answer.status}`);
    this.status = answer.status;
    this.code = readErrorCode(answer.details);
    this.details = answer.details;
    this.method = answer.method;
    this.path = answer.path;
  }
}
