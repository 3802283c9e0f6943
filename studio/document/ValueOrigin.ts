/** Since when the value of a field has been what it is. Times are ISO 8601 in UTC. */
export type ValueOrigin =
  /** No file has a value, or there is no history that says it. */
  | { readonly kind: "unknown" }
  /** It is edited, and not saved. */
  | { readonly kind: "unsaved" }
  /** It is saved, and in no commit. */
  | { readonly kind: "uncommitted" }
  | KnownOrigin;

/** The commit that has made a value what it is. */
export interface KnownOrigin {
  readonly kind: "known";
  readonly since: string;
  /** The name of its author. Left out: a program has made it, or an account that is no person. */
  readonly by?: string;
  /** It has brought back the value from before the proposal. */
  readonly isTakenBack?: true;
  /** The proposal that it belongs to. */
  readonly proposal?: {
    readonly number: number;
    readonly title: string;
    /** Left out: the studio does not know it any more. */
    readonly address?: string;
  };
  /** The names of those who have approved the proposal. */
  readonly approvedBy?: readonly string[];
  /** When customers began to get it. */
  readonly liveSince?: string;
}
