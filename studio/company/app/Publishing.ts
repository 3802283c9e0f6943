import type { ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { dueAt } from "../publication/dueAt.ts";
import type { PublicationEvent, PublicationWay, TakeBackEvent } from "../publication/Publisher.ts";
import type { ProposalDesk } from "./ProposalDesk.ts";

interface PublishingOptions {
  readonly desk: Pick<ProposalDesk, "apply" | "isBusy" | "noteEnd" | "read">;
  readonly records: ProposalRecords;
  readonly way: PublicationWay;
  /** The brands that a proposal changes for customers: all of them, when it changes what they share. */
  readonly brandsOf: (record: ProposalRecord) => Promise<readonly string[]>;
  /** Tells the administrator what went wrong. */
  readonly complain?: (text: string) => void;
  readonly now?: () => number;
}

/** How often it is looked for a proposal whose time has come, in milliseconds. */
const interval = 10_000;

/**
 * Publishes and takes back what people have asked for, and what was planned for now. What a killed server has begun is
 * gone on with: each step may be taken again.
 */
export class Publishing {
  readonly #options: PublishingOptions;
  readonly #now: () => number;
  readonly #running = new Map<number, Promise<void>>();
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
      await this.#looking;
      await Promise.all(this.#running.values());
    };
  }

  /** Looks for work now. */
  wake(): void {
    const complain = (error: unknown) => this.#options.complain?.(`Publishing: ${String(error)}`);
    this.#looking = this.#looking.then(() => this.#look()).catch(complain);
  }

  /** Waits until nothing is being published. */
  async idle(): Promise<void> {
    await this.#looking;
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async #look(): Promise<void> {
    const { records, desk } = this.#options;
    const planned = records
      .inStates("planned")
      .flatMap(({ number, state }) => (state.kind === "planned" ? [{ number, for: state.for }] : []));
    const { publish, late } = dueAt(this.#now(), planned);
    for (const number of publish) await this.#begin(number);
    for (const number of late) {
      await this.#begin(number);
      if (desk.read(number).state.kind !== "publishing") continue;
      const failure = { step: "prepare", reason: "late", at: this.#at() } as const;
      await desk.apply(number, { kind: "publishFailed", failure });
    }
    for (const record of records.inStates("publishing", "takingBack")) this.#run(record);
  }

  /**
   * Begins a planned publication, in the name of the person who has planned it. It waits for another one of its brands,
   * and for one that is not whole.
   */
  async #begin(number: number): Promise<void> {
    const { desk } = this.#options;
    const record = desk.read(number);
    const { state } = record;
    if (state.kind === "planned" && !desk.isBusy(record))
      await desk.apply(number, { kind: "publishBegun", by: state.by, at: this.#at() });
  }

  #run(record: ProposalRecord): void {
    const { number, state } = record;
    if (this.#running.has(number)) return;
    if (state.kind === "takingBack" && state.failed !== undefined) return;
    const work = (state.kind === "publishing" ? this.#publish(record) : this.#takeBack(record))
      .catch((error: unknown) => this.#options.complain?.(`Proposal ${number}: ${String(error)}`))
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
    await way.publish(proposal, (event) => this.#noteStep(number, event));
  }

  async #noteStep(number: number, event: PublicationEvent): Promise<void> {
    const { desk } = this.#options;
    if (event.kind === "step") {
      const { step, merge } = event;
      await desk.apply(number, { kind: "stepBegun", step, ...(merge !== undefined && { merge }) });
    } else if (event.kind === "pullRequest")
      await desk.apply(number, { kind: "pullRequestSeen", pullRequest: event.pullRequest });
    else if (event.kind === "failed")
      await desk.apply(number, { kind: "publishFailed", failure: { ...event.failure, at: this.#at() } });
    else await desk.noteEnd(number, { kind: "live", at: this.#at() });
  }

  async #takeBack(record: ProposalRecord): Promise<void> {
    const { way, brandsOf } = this.#options;
    const { number, state } = record;
    if (state.kind !== "takingBack") return;
    const brands = await brandsOf(record);
    await way.takeBack?.({ number, merge: state.merge, brands, by: state.by }, (event) =>
      this.#noteTakeBack(number, event),
    );
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
