import type { PublishFailure } from "#studio/document/company/CompanyWire.ts";
import type { ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { RefusedAct } from "../proposals/RefusedAct.ts";
import { dueAt } from "../publication/dueAt.ts";
import type { PublicationEvent, PublicationWay, TakeBackEvent } from "../publication/Publisher.ts";
import type { ProposalDesk } from "./ProposalDesk.ts";

interface PublishingOptions {
  readonly desk: Pick<ProposalDesk, "apply" | "beginPlanned" | "noteEnd" | "noteHead" | "read">;
  readonly records: Pick<ProposalRecords, "inStates">;
  readonly way: PublicationWay;
  /** The brands that a proposal changes for customers: all of them, when it changes what they share. */
  readonly brandsOf: (record: ProposalRecord) => Promise<readonly string[]>;
  /** Tells the administrator what went wrong. */
  readonly complain?: (text: string) => void;
  readonly now?: () => number;
}

/** How often it is looked for a proposal whose time has come, in milliseconds. */
const interval = 10_000;
/** How long nothing is tried with a proposal after something could not be noted. */
const pauseMs = 60_000;

/** What git, Node, SQLite and the project's commands say of a full disk. */
const fullDisk = /No space left on device|Out of diskspace|ENOSPC|database or disk is full|The disk is full/;

/** A failure as it is noted. Of a full disk people are told, whichever program has met it. */
const noted = (failure: PublishFailure): PublishFailure =>
  failure.reason === "failed" && fullDisk.test(failure.detail ?? "") ? { ...failure, reason: "disk-full" } : failure;

/**
 * Publishes and takes back what people have asked for, and what was planned for now. What a killed server has begun is
 * gone on with: each step may be taken again.
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

  /** Waits until nothing is being published. */
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
    const { records } = this.#options;
    const planned = records
      .inStates("planned")
      .flatMap(({ number, state }) => (state.kind === "planned" ? [{ number, for: state.for }] : []));
    const { publish, late } = dueAt(this.#now(), planned);
    const timeOf = (number: number) => planned.find((each) => each.number === number)?.for ?? "";
    // One that cannot be begun keeps no other from its time.
    for (const number of publish)
      await this.#begin(number).catch((error: unknown) => this.#complain(`Proposal ${number}: ${String(error)}`));
    for (const number of late)
      await this.#failPlan(number, timeOf(number), { reason: "late" }).catch((error: unknown) =>
        this.#complain(`Proposal ${number}: ${String(error)}`),
      );
    for (const record of records.inStates("publishing", "takingBack")) this.#run(record);
  }

  /** Begins a planned publication. One that cannot begin keeps no other from it. */
  async #begin(number: number): Promise<void> {
    const { desk } = this.#options;
    const { state } = desk.read(number);
    if (state.kind !== "planned") return;
    try {
      await desk.beginPlanned(number);
    } catch (error) {
      if (!(error instanceof RefusedAct)) throw error;
      // Another proposal of a brand is on its way: this one is next. What somebody has just done is looked at next too.
      if (error.reason === "busy" || error.reason === "changedMeanwhile") return;
      const reason = error.reason === "conflict" ? "conflict" : "failed";
      await this.#failPlan(number, state.for, { reason, detail: `It was refused: ${error.reason}.` });
    }
  }

  /** A person decides what becomes of a planned publication that cannot begin, unless it is planned anew already. */
  async #failPlan(number: number, time: string, why: Pick<PublishFailure, "detail" | "reason">): Promise<void> {
    const failure = { step: "prepare", ...why, at: this.#at() } as const;
    const isPlanned = ({ state }: ProposalRecord) => state.kind === "planned" && state.for === time;
    const { desk } = this.#options;
    if (!isPlanned(desk.read(number))) return;
    await desk.apply(number, { kind: "publishFailed", failure }, undefined, {}, (now) => {
      if (!isPlanned(now)) throw new RefusedAct("changedMeanwhile");
    });
  }

  #run(record: ProposalRecord): void {
    const { number, state } = record;
    if (this.#running.has(number) || this.isPaused(number)) return;
    this.#paused.delete(number);
    if (state.kind === "takingBack" && state.failed !== undefined) return;
    const work = (state.kind === "publishing" ? this.#publish(record) : this.#takeBack(record))
      .catch((error: unknown) => this.#noteStuck(number, error))
      .finally(() => this.#running.delete(number));
    this.#running.set(number, work);
  }

  async #publish(record: ProposalRecord): Promise<void> {
    const { way, brandsOf } = this.#options;
    const { number, state } = record;
    if (state.kind !== "publishing") return;
    const { commit, merge, pullRequest, by } = state;
    const brands = await brandsOf(record);
    const known = { ...(merge !== undefined && { merge }), ...(pullRequest !== undefined && { pullRequest }) };
    const proposal = { number, commit, brands, by, ...known };
    await way.publish(proposal, (event) => this.#noting(number, () => this.#noteStep(number, event)));
  }

  async #noteStep(number: number, event: PublicationEvent): Promise<void> {
    const { desk } = this.#options;
    if (event.kind === "step") {
      const { step, merge } = event;
      await desk.apply(number, { kind: "stepBegun", step, ...(merge !== undefined && { merge }) });
    } else if (event.kind === "pullRequest")
      await desk.apply(number, { kind: "pullRequestSeen", pullRequest: event.pullRequest });
    else if (event.kind === "failed") {
      await desk.apply(number, { kind: "publishFailed", failure: noted({ ...event.failure, at: this.#at() }) });
      // What somebody has saved while it began is not approved.
      await desk.noteHead(number);
    } else await desk.noteEnd(number, { kind: "live", at: this.#at() });
  }

  async #takeBack(record: ProposalRecord): Promise<void> {
    const { way, brandsOf } = this.#options;
    const { number, state } = record;
    if (state.kind !== "takingBack") return;
    const brands = await brandsOf(record);
    await way.takeBack?.({ number, merge: state.merge, brands, by: state.by }, (event) =>
      this.#noting(number, () => this.#noteTakeBack(number, event)),
    );
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

  /** The brands of a proposal cannot be read: a person has to see that. */
  async #noteStuck(number: number, error: unknown): Promise<void> {
    this.#complain(`Proposal ${number}: ${String(error)}`);
    const { desk } = this.#options;
    const [at, detail] = [this.#at(), String(error).slice(-2000)];
    const { state } = desk.read(number);
    const event =
      state.kind === "publishing"
        ? ({ kind: "publishFailed", failure: noted({ step: state.step, reason: "failed", detail, at }) } as const)
        : ({ kind: "takeBackFailed", detail, at } as const);
    await this.#noting(number, async () => void (await desk.apply(number, event))).catch(() => undefined);
  }

  async #noteTakeBack(number: number, event: TakeBackEvent): Promise<void> {
    const { desk } = this.#options;
    if (event.kind === "step") {
      const { state } = desk.read(number);
      const isNext = event.step === "revert" && state.kind === "takingBack" && state.step === "rollback";
      if (isNext) await desk.apply(number, { kind: "rolledBack" });
    } else if (event.kind === "failed")
      await desk.apply(number, { kind: "takeBackFailed", at: this.#at(), detail: event.detail.slice(-2000) });
    else await desk.noteEnd(number, { kind: "takenBack", revert: event.revert, at: this.#at() });
  }

  #at(): string {
    return new Date(this.#now()).toISOString();
  }
}
