import type { ImageKind } from "#studio/document/imageKinds.ts";
import type { RefusedField } from "#studio/document/RefusedField.ts";
import { type RefusalCode, refusalStatus } from "#studio/document/refusals.ts";
import type { ImageProblem } from "#studio/document/StudioDocument.ts";

/** What the page is told beside the reason. */
interface RefusalDetails {
  /** The fields for which it is refused. */
  readonly fields?: readonly RefusedField[];
  /** The image that is refused, and what is wrong with it, in bokmål. */
  readonly image?: ImageKind;
  readonly problems?: readonly ImageProblem[];
  /** What is wrong with a value, in bokmål. */
  readonly problem?: string;
  /** The part of a request that no page sends. */
  readonly part?: string;
}

/** What was asked for is not done: it cannot be, the person may not, or not now. Nothing has changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  /** @param about what was asked for, for the log; the page does not hear it */
  constructor(code: RefusalCode, details: RefusalDetails = {}, about?: string) {
    super(about === undefined ? code : `${code}: ${about}`);
    this.code = code;
    this.details = details;
  }

  /** The status of the answer. */
  get status() {
    return refusalStatus(this.code);
  }

  /** The body of the answer. */
  get answer() {
    return { refused: this.code, ...this.details };
  }
}

/** A request that no page of the studio sends. @param part of it that is wrong */
export const badRequest = (part: string): Refusal => new Refusal("bad-request", { part });
