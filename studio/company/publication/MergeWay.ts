import { messageOf } from "#contract/messageOf.ts";
import type { ChosenValues, PersonName } from "#studio/document/company/proposalState.ts";
import {
  noting,
  NotNoted,
  type PublicationEvent,
  type PublicationWay,
  RemoteAwayError,
  type TakeBackEvent,
  type ToPublish,
  type ToTakeBack,
} from "./PublicationWay.ts";

/** What merging needs of the repository. */
export interface MainRepository {
  /**
   * Brings a proposal up to date with the main branch of the remote, and makes the merge of both. Nothing is sent to the
   * main branch. `isThere`: it has a merge of the proposal already.
   * @throws RemoteAwayError
   */
  readonly prepare: (
    proposal: number,
    commit: string,
    by: PersonName,
  ) => Promise<
    { readonly kind: "isThere" | "made"; readonly merge: string; readonly head: string } | { readonly kind: "conflict" }
  >;
  /** Makes a merge the main branch of the remote, unless that has moved since. */
  readonly send: (merge: string) => Promise<"moved" | "sent">;
  /** Whether the main branch of the remote has a commit. @throws RemoteAwayError */
  readonly isOnMain: (commit: string) => Promise<boolean>;
  /** Takes a merge out of the main branch with a commit, or finds the one that did. */
  readonly revert: (
    merge: string,
    proposal: number,
    by: PersonName,
    chosen?: ChosenValues,
  ) => Promise<
    { readonly kind: "reverted"; readonly revert: string } | { readonly kind: "away" | "conflict" | "moved" }
  >;
}

interface MergeWayOptions {
  readonly repository: MainRepository;
  /** Tells the administrator something, in English. */
  readonly complain?: (text: string) => void;
}

/** So often it is tried again when others push to the main branch at the same time. */
const mostTries = 5;

/** Merges approved proposals into the main branch, one after the other. The project's CI publishes the branch. */
export class MergeWay implements PublicationWay {
  readonly #options: MergeWayOptions;
  /** Proposals of which the administrator was told that the remote does not answer. */
  readonly #away = new Set<number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: MergeWayOptions) {
    this.#options = options;
  }

  publish(proposal: ToPublish, record: (event: PublicationEvent) => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      const note = noting(record);
      const sent = { merge: proposal.merge };
      try {
        const merge = await this.#toMain(proposal, async (made) => {
          await note({ kind: "mergeMade", merge: made });
          sent.merge = made;
        });
        await note(
          merge === undefined ? { kind: "failed", failure: { reason: "conflict" } } : { kind: "merged", merge },
        );
        this.#away.delete(proposal.number);
      } catch (error) {
        if (!(error instanceof NotNoted)) await this.#noteFailure(proposal, sent.merge, error, record);
      }
    });
  }

  /** @returns the merge that the main branch has; undefined: others have changed the same fields */
  async #toMain(
    { number, commit, merge: former, by }: ToPublish,
    noteMerge: (merge: string) => Promise<void>,
  ): Promise<string | undefined> {
    const { repository } = this.#options;
    if (former !== undefined && (await repository.isOnMain(former))) return former;
    let head = commit;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const prepared = await repository.prepare(number, head, by);
      if (prepared.kind === "conflict") return undefined;
      if (prepared.kind === "isThere") return prepared.merge;
      ({ head } = prepared);
      await noteMerge(prepared.merge);
      if ((await repository.send(prepared.merge)) === "sent") return prepared.merge;
    }
    throw new MovedError(`The main branch has moved ${mostTries} times meanwhile.`);
  }

  /** What was sent may have arrived, whatever the remote has answered: it is looked for before anything is said. */
  async #noteFailure(
    { number }: ToPublish,
    sent: string | undefined,
    error: unknown,
    record: (event: PublicationEvent) => Promise<void>,
  ): Promise<void> {
    const note = (event: PublicationEvent) => record(event).catch(() => undefined);
    try {
      if (sent !== undefined && (await this.#options.repository.isOnMain(sent)))
        return await note({ kind: "merged", merge: sent });
    } catch (unknown) {
      this.#sayAway(number, unknown);
      return undefined;
    }
    const reason =
      error instanceof RemoteAwayError ? "remote" : error instanceof MovedError ? "moved" : ("failed" as const);
    return note({ kind: "failed", failure: { reason, detail: messageOf(error).trim() } });
  }

  takeBack({ number, merge, by, chosen }: ToTakeBack, record: (event: TakeBackEvent) => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      const note = noting(record);
      const { repository } = this.#options;
      try {
        for (let tries = 0; tries < mostTries; tries += 1) {
          const done = await repository.revert(merge, number, by, chosen);
          if (done.kind === "reverted") {
            this.#away.delete(number);
            return await note(done);
          }
          // What was sent may have arrived: it is looked for when the remote answers again.
          if (done.kind === "away") return this.#sayAway(number, "");
          if (done.kind === "conflict") return await note({ kind: "failed", failure: { reason: "conflict" } });
        }
        return await note({ kind: "failed", failure: { reason: "moved" } });
      } catch (error) {
        if (error instanceof NotNoted) return undefined;
        const failure = { reason: "failed", detail: messageOf(error).trim() } as const;
        return note({ kind: "failed", failure }).catch(() => undefined);
      }
    });
  }

  /** What lasts is said once. */
  #sayAway(number: number, error: unknown): void {
    if (this.#away.has(number)) return;
    this.#away.add(number);
    const more = error === "" ? "" : ` ${String(error)}`;
    this.#options.complain?.(
      `Proposal ${number}: the remote does not answer, and may have what was sent. It is asked again.${more}`,
    );
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#last.then(act, act);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/** Others were quicker, again and again. */
class MovedError extends Error {}
