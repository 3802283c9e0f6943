import type {
  ChosenValues,
  PersonName,
  PublishFailure,
  RevertFailure,
} from "#studio/document/company/proposalState.ts";

/** A proposal that is to come to the main branch. */
export interface ToPublish {
  readonly number: number;
  /** Its newest commit, which people have approved. */
  readonly commit: string;
  /** A merge that the main branch may have: a server that was stopped had made it. */
  readonly merge?: string;
  /** Address of the pull request that was opened for it. */
  readonly pullRequest?: string;
  readonly by: PersonName;
}

/** What happened on the way to the main branch, to be written down before anything else is done. */
export type PublicationEvent =
  | { readonly kind: "mergeMade"; readonly merge: string }
  | { readonly kind: "pullRequestOpened"; readonly address: string }
  | { readonly kind: "merged"; readonly merge: string }
  | { readonly kind: "failed"; readonly failure: Omit<PublishFailure, "at"> };

/** A proposal that is to be taken out of the main branch. */
export interface ToTakeBack {
  readonly number: number;
  readonly merge: string;
  readonly chosen?: ChosenValues;
  readonly pullRequest?: string;
  readonly by: PersonName;
}

/** What happened on the way out of the main branch. */
export type TakeBackEvent =
  | { readonly kind: "pullRequestOpened"; readonly address: string }
  | { readonly kind: "reverted"; readonly revert: string }
  | { readonly kind: "failed"; readonly failure: Omit<RevertFailure, "at"> };

/**
 * How proposals come to the main branch, and out of it. Each call goes on with what is known of a proposal, so that a
 * server can be stopped at any time. It never throws. Without an event that ends it, it is called again.
 */
export interface PublicationWay {
  readonly publish: (proposal: ToPublish, record: (event: PublicationEvent) => Promise<void>) => Promise<void>;
  readonly takeBack: (proposal: ToTakeBack, record: (event: TakeBackEvent) => Promise<void>) => Promise<void>;
}

/** The remote does not answer. The message is for developers. */
export class RemoteAwayError extends Error {}

/** An event could not be written down: nothing more is done, and the whole is called again as it was noted last. */
export class NotNoted extends Error {}

/** Writes an event down, or says that it could not. */
export const noting =
  <Event>(record: (event: Event) => Promise<void>) =>
  (event: Event): Promise<void> =>
    record(event).catch((error: unknown) => {
      throw new NotNoted(String(error), { cause: error });
    });
