import type { PersonName } from "#studio/document/company/proposalState.ts";

/** Somebody who can be told something. */
export interface Addressee extends PersonName {
  readonly email: string;
  /** The title of the proposal as they may read it: it can name a brand that is hidden from them. */
  readonly title: string;
}

/** What happened to a proposal, as far as others are told. */
export type NoticeEvent = {
  readonly proposal: { readonly number: number; readonly title: string; readonly brands: readonly string[] };
  /** Who did it. Left out: the studio, at a time that was set before. */
  readonly by?: PersonName;
} & (
  | {
      readonly kind:
        | "asked"
        | "returned"
        | "approved"
        | "live"
        | "failed"
        | "refused"
        | "takenBack"
        | "notTakenBack"
        | "commented";
    }
  /** `for`: when it is to be published, ISO 8601 in UTC. */
  | { readonly kind: "planned"; readonly for: string }
);

export type NoticeKind = NoticeEvent["kind"];

/** The people around a proposal, by what they have to do with it. */
export interface NoticeAudience {
  readonly author: readonly Addressee[];
  /** Who may approve it. */
  readonly approvers: readonly Addressee[];
  /** Who publishes it, or has published it. */
  readonly publishers: readonly Addressee[];
  /** Who has commented on it. */
  readonly commenters: readonly Addressee[];
}
