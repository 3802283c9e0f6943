import type { ProposalState, PublishFailure, RevertFailure } from "#studio/document/company/proposalState.ts";
import type { ProposalEvent } from "../proposals/ProposalEvent.ts";
import type { ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import type { CiStatus } from "./CiStatus.ts";
import { dueAt } from "./dueAt.ts";
import type { PublicationEvent, PublicationWay, TakeBackEvent } from "./PublicationWay.ts";
import { proposalBranch } from "../repository/Repository.ts";
import { takeBackBranch } from "./GitPullRequests.ts";
import type { ProposalDesk } from "../proposals/ProposalDesk.ts";
import type { ServedProposals } from "./ServedProposals.ts";
import { Refusal } from "#studio/server/Refusal.ts";

interface PublishingOptions {
  readonly desk: Pick<ProposalDesk, "apply" | "beginPlanned" | "noteHead" | "noteMerged" | "read">;
  readonly records: Pick<ProposalRecords, "inStates">;
  readonly way: PublicationWay;
  readonly served: Pick<ServedProposals, "ask" | "isLive" | "isTakenBack" | "noteFormer" | "planOf">;
  readonly ci: Pick<CiStatus, "ask">;
  /** The branch of the remote that is published. */
  readonly branch: string;
  /** Brings the former release of a brand back. Left out: nothing does. @throws Error with the last lines of the command */
  readonly rollBack?: ((brand: string, record: ProposalRecord) => Promise<void>) | undefined;
  /** So long before a time that was chosen a proposal is merged. */
  readonly leadMs: number;
  /** Tells the administrator what went wrong. */
  readonly complain?: (text: string) => void;
  readonly now?: () => number;
}

/** How often it is looked for something to do, in milliseconds. */
const interval = 10_000;
/** How long nothing is tried with a proposal after something could not be noted. */
const pauseMs = 60_000;
/** So old may be what a host has said. */
const freshMs = interval / 2;

/** What git, Node and SQLite say of a full disk. */
const fullDisk = /No space left on device|Out of diskspace|ENOSPC|database or disk is full|The disk is full/;

/** Why a plan cannot begin, where people can do something about it. */
const planRefusals = ["broken", "conflict", "role", "unsaved"] as const;

/** A failure as it is noted. Of a full disk people are told, whichever program has met it. */
const noted = <Failure extends PublishFailure | RevertFailure>(failure: Failure): Failure =>
  fullDisk.test(failure.detail ?? "") ? { ...failure, reason: "disk-full" } : failure;

type StateOf<Kind extends ProposalState["kind"]> = Extract<ProposalState, { readonly kind: Kind }>;

/**
 * Brings proposals to the main branch and takes them back, as people have asked for it or planned it, and watches until
 * customers have them. What a stopped server has begun is gone on with.
 */
export class Publishing {
  readonly #options: PublishingOptions;
  readonly #now: () => number;
  readonly #running = new Map<number, Promise<void>>();
  /** Since when nothing is tried with a proposal. */
  readonly #paused = new Map<number, number>();
  #looking: Promise<void> = Promise.resolve();

  constructor(options: PublishingOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Looks for work from now on, until `stop`. @returns stops, when what is being done has ended */
  start(): () => Promise<void> {
    const timer = setInterval(() => this.wake(), interval);
    this.wake();
    return async () => {
      clearInterval(timer);
      await this.idle();
    };
  }

  /** Looks for work now. */
  wake(): void {
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch((error: unknown) => this.#complain(`Publishing: ${String(error)}`));
  }

  /** Waits until what is being done is done. */
  async idle(): Promise<void> {
    await this.#looking;
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Whether something could not be noted a while ago: nothing is tried meanwhile. A clock that was set back ends it. */
  isPaused(number: number): boolean {
    const passed = this.#now() - (this.#paused.get(number) ?? -Infinity);
    return passed >= 0 && passed < pauseMs;
  }

  #complain(text: string): void {
    this.#options.complain?.(text);
  }

  async #look(): Promise<void> {
    const { records, leadMs } = this.#options;
    const planned = records
      .inStates("planned")
      .flatMap(({ number, state }) => (state.kind === "planned" ? [{ number, for: state.for }] : []));
    const { publish, late } = dueAt(this.#now(), planned, leadMs);
    const timeOf = (number: number) => planned.find((each) => each.number === number)?.for ?? "";
    // One that cannot be begun keeps no other from its time.
    for (const number of publish)
      await this.#begin(number).catch((error: unknown) => this.#complain(`Proposal ${number}: ${String(error)}`));
    for (const number of late)
      await this.#failPlan(number, timeOf(number), { reason: "late" }).catch((error: unknown) =>
        this.#complain(`Proposal ${number}: ${String(error)}`),
      );
    for (const record of records.inStates("merging", "merged", "reverting", "reverted")) this.#run(record);
  }

  /** Begins a planned publication. One that cannot begin keeps no other from it. */
  async #begin(number: number): Promise<void> {
    const { desk } = this.#options;
    const { state } = desk.read(number);
    if (state.kind !== "planned") return;
    try {
      await desk.beginPlanned(number);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What somebody has just done is looked at next.
      if (error.code === "changedMeanwhile") return;
      const reason = planRefusals.find((each) => each === error.code) ?? "failed";
      await this.#failPlan(number, state.for, { reason, detail: `It was refused: ${error.code}.` });
    }
  }

  /** A person decides what becomes of a planned publication that cannot begin, unless it is planned anew already. */
  async #failPlan(number: number, time: string, why: Pick<PublishFailure, "detail" | "reason">): Promise<void> {
    const failure = { ...why, at: this.#at() };
    const isPlanned = ({ state }: ProposalRecord) => state.kind === "planned" && state.for === time;
    const { desk } = this.#options;
    if (!isPlanned(desk.read(number))) return;
    await desk.apply(number, { kind: "publishFailed", failure }, undefined, {}, (now) => {
      if (!isPlanned(now)) throw new Refusal("changedMeanwhile");
    });
  }

  #run(record: ProposalRecord): void {
    const { number } = record;
    if (this.#running.has(number) || this.isPaused(number)) return;
    this.#paused.delete(number);
    const work = this.#goOn(record)
      .catch((error: unknown) => this.#complain(`Proposal ${number}: ${String(error)}`))
      .finally(() => this.#running.delete(number));
    this.#running.set(number, work);
  }

  async #goOn(record: ProposalRecord): Promise<void> {
    const { state } = record;
    if (state.kind === "merging") await this.#publish(record, state);
    if (state.kind === "merged") await this.#watch(record, state.merge, { kind: "live", at: this.#at() });
    if (state.kind === "reverting" && state.failed === undefined) await this.#takeBack(record, state);
    if (state.kind === "reverted") await this.#watch(record, state.revert, { kind: "takenBack", at: this.#at() });
  }

  async #publish(record: ProposalRecord, state: StateOf<"merging">): Promise<void> {
    const { way, served, ci } = this.#options;
    const { number } = record;
    // Before the merge is sent for the first time: afterwards customers may have it already.
    if (state.merge === undefined && state.pullRequest === undefined)
      await this.#noting(number, () => served.noteFormer(record));
    if (state.pullRequest !== undefined) {
      const said = await ci.ask(number, { branch: proposalBranch(number), commit: state.commit });
      if (said?.kind === "refused")
        return this.#noteStep(number, { kind: "failed", failure: { reason: "refused", detail: said.words } });
    }
    return way.publish({ ...state, number }, (event) => this.#noteStep(number, event));
  }

  #noteStep(number: number, event: PublicationEvent): Promise<void> {
    const { desk } = this.#options;
    return this.#noting(number, async () => {
      if (event.kind === "failed") {
        await desk.apply(number, { kind: "publishFailed", failure: noted({ ...event.failure, at: this.#at() }) });
        // What somebody has saved while it began is not approved.
        await desk.noteHead(number);
      } else if (event.kind === "merged") await desk.noteMerged(number, { ...event, at: this.#at() });
      else await desk.apply(number, event);
    });
  }

  /** Looks whether customers have what the main branch has, and whether the project's CI publishes it. */
  async #watch(record: ProposalRecord, commit: string, end: ProposalEvent): Promise<void> {
    const { served, ci, branch } = this.#options;
    const { number, state } = record;
    await served.ask(record, freshMs);
    const isThere = state.kind === "merged" ? await served.isLive(record) : await served.isTakenBack(record);
    if (isThere) return this.#note(number, end);
    const said = await ci.ask(number, { branch, commit });
    const refused = "refused" in state ? state.refused : undefined;
    if (said?.kind === "refused" && refused?.words !== said.words)
      return this.#note(number, { kind: "ciRefused", words: said.words, at: this.#at() });
    if (said?.kind === "step" && refused !== undefined) return this.#note(number, { kind: "ciBegunAgain" });
    return undefined;
  }

  async #takeBack(record: ProposalRecord, state: StateOf<"reverting">): Promise<void> {
    const { way, ci, desk } = this.#options;
    const { number } = record;
    if (state.step === "rollback") {
      await this.#rollBack(record, state);
      await this.#note(number, { kind: "revertBegun" });
    }
    if (state.pullRequest !== undefined) {
      const said = await ci.ask(number, { branch: takeBackBranch(number), commit: state.merge });
      if (said?.kind === "refused")
        return this.#noteTakeBack(number, { kind: "failed", failure: { reason: "refused", detail: said.words } });
    }
    const now = desk.read(number).state;
    if (now.kind !== "reverting") return undefined;
    return way.takeBack({ ...now, number }, (event) => this.#noteTakeBack(number, event));
  }

  /**
   * Customers get the former release first, where nothing newer is live. A brand is noted before its command is started:
   * a command that is started twice would bring the release before the former one.
   */
  async #rollBack(record: ProposalRecord, state: StateOf<"reverting">): Promise<void> {
    const { served, rollBack } = this.#options;
    const { number } = record;
    if (rollBack === undefined) return;
    await served.ask(record, 0);
    const { rollsBack } = await served.planOf({ ...record, state });
    for (const brand of rollsBack.filter((each) => !state.rolledBack.includes(each))) {
      await this.#note(number, { kind: "rollbackBegun", brand });
      try {
        await rollBack(brand, record);
      } catch (error) {
        this.#complain(`Proposal ${number}: the former release of ${brand} was not brought back. ${String(error)}`);
        await this.#note(number, { kind: "rollbackFailed", brand });
      }
    }
  }

  #noteTakeBack(number: number, event: TakeBackEvent): Promise<void> {
    if (event.kind === "failed") {
      const failure = noted({ ...event.failure, at: this.#at() });
      return this.#note(number, { kind: "takeBackFailed", failure });
    }
    if (event.kind === "pullRequestOpened") return this.#note(number, event);
    return this.#note(number, { ...event, at: this.#at() });
  }

  #note(number: number, event: ProposalEvent): Promise<void> {
    return this.#noting(number, async () => void (await this.#options.desk.apply(number, event)));
  }

  /** Notes an event. When that fails, the proposal stays as it was noted last, and is gone on with after a while. */
  async #noting(number: number, note: () => Promise<void>): Promise<void> {
    try {
      await note();
    } catch (error) {
      this.#paused.set(number, this.#now());
      this.#complain(`Proposal ${number}: what was done could not be noted. ${String(error)}`);
      throw error;
    }
  }

  #at(): string {
    return new Date(this.#now()).toISOString();
  }
}
