import type {
  PersonName,
  PublicationHoldReason,
  PublishFailure,
  PublishStep,
  PullRequest,
} from "#studio/document/company/CompanyWire.ts";
import type { PublishConfig, TargetConfig } from "../config/CompanyConfig.ts";
import { type LiveRelease, liveCommits, readLiveReleases } from "./liveReleases.ts";
import {
  buildCommand,
  deployCommand,
  doneBy,
  filledCommand,
  releasesCommand,
  rollbackCommand,
  validateCommand,
  verifyCommand,
} from "./publishCommands.ts";
import { OtherPackagesError } from "./OtherPackagesError.ts";
import type { RunProgram } from "./runProgram.ts";

/** What a publication needs of the repository. Its folder has the programs of the project, and their packages. */
export interface PublicationRepository {
  /**
   * Merges a commit of a proposal with the main branch of the remote, and puts the merge into the folder of publications.
   * Nothing is sent.
   */
  readonly prepare: (
    proposal: number,
    commit: string,
    by: PersonName,
  ) => Promise<{ readonly kind: "prepared"; readonly merge: string } | { readonly kind: "conflict" }>;
  /** Puts a merge that was made before into the folder again. @throws OtherPackagesError */
  readonly checkOut: (commit: string) => Promise<void>;
  /** Makes a merge the main branch of the remote, unless that has moved since. */
  readonly send: (merge: string) => Promise<"sent" | "moved">;
  /** Whether the main branch of the remote has a commit. */
  readonly isOnMain: (commit: string) => Promise<boolean>;
  /** Whether anything but the brands' data differs between two commits. An unknown commit differs. */
  readonly hasOtherCode: (a: string, b: string) => Promise<boolean>;
  /** Takes a merge back with a commit on the main branch of the remote, or finds the one that did. Gives its hash. */
  readonly revert: (merge: string, proposal: number, by: PersonName) => Promise<string>;
  /** The folder of publications: a worktree that is kept, so that the compiled portal is too. */
  readonly folder: string;
}

/** A proposal that is to be published. */
export interface ToPublish {
  readonly number: number;
  readonly commit: string;
  /** The merge that a cut off publication had made. */
  readonly merge?: string;
  /** Where the project's CI publishes: what was known last. */
  readonly pullRequest?: PullRequest;
  /** Ids of the brands that customers see changed. */
  readonly brands: readonly string[];
  readonly by: PersonName;
}

/** What happened in a publication, to be written down before the next step. */
export type PublicationEvent =
  /** `merge`: the main branch has it, or may have it from now on. */
  | { readonly kind: "step"; readonly step: PublishStep; readonly merge?: string }
  | { readonly kind: "pullRequest"; readonly pullRequest: PullRequest }
  | { readonly kind: "failed"; readonly failure: Omit<PublishFailure, "at"> }
  | { readonly kind: "live"; readonly merge: string };

/** What happened while a proposal was taken back. */
export type TakeBackEvent =
  | { readonly kind: "step"; readonly step: "rollback" | "revert" }
  | { readonly kind: "failed"; readonly detail: string }
  | { readonly kind: "takenBack"; readonly revert: string };

/** Why brands cannot be published over a commit of the main branch now. */
export interface PublicationHold {
  readonly reason: PublicationHoldReason;
  readonly brands: readonly string[] | "all";
}

/** How approved proposals come to the customers. */
export interface PublicationWay {
  /** Begins, or goes on with what a stopped server has begun. It never throws. */
  readonly publish: (proposal: ToPublish, record: (event: PublicationEvent) => Promise<void>) => Promise<void>;
  /** Left out: the studio takes nothing back. */
  readonly takeBack?: (
    proposal: Omit<ToPublish, "commit"> & { readonly merge: string },
    record: (event: TakeBackEvent) => Promise<void>,
  ) => Promise<void>;
  /** What cannot be published over a commit of the main branch now. Left out: the studio does not publish itself. */
  readonly holdOf?: (main: string) => Promise<PublicationHold | undefined>;
}

interface PublisherOptions {
  readonly config: Extract<PublishConfig, { readonly way: "deploy" }>;
  readonly repository: PublicationRepository;
  readonly run: RunProgram;
}

/** A step that ended a publication. */
class StepFailed extends Error {
  readonly failure: Omit<PublishFailure, "at">;
  constructor(step: PublishStep, reason: PublishFailure["reason"], detail?: string) {
    super(detail ?? reason);
    this.failure = { step, reason, ...(detail !== undefined && detail !== "" && { detail }) };
  }
}

/** An event could not be written down: nothing more is done, and the whole is called again as it was noted last. */
class NotNoted extends Error {}

/** Writes an event down, or says that it could not. */
const noting =
  <Event>(record: (event: Event) => Promise<void>) =>
  (event: Event): Promise<void> =>
    record(event).catch((error: unknown) => {
      throw new NotNoted(String(error), { cause: error });
    });

function failureOf(error: unknown, step: PublishStep): Omit<PublishFailure, "at"> {
  if (error instanceof StepFailed) return error.failure;
  const detail = String(error);
  return { step, reason: error instanceof OtherPackagesError ? "other-packages" : "failed", detail };
}

const minuteMs = 60_000;

/**
 * Publishes approved proposals by the project's own commands, one after the other. Each step is written down before it
 * is taken, and each may be taken again: a publication that was cut off is called again as it was.
 */
export class Publisher implements PublicationWay {
  readonly #options: PublisherOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Brings a proposal to the customers. It ends with `live` or `failed`, unless that cannot be noted. It never throws. */
  publish(proposal: ToPublish, record: (event: PublicationEvent) => Promise<void>): Promise<void> {
    const note = noting(record);
    return this.#inTurn(async () => {
      let step: PublishStep = "prepare";
      const begin = async (next: PublishStep, merge?: string) => {
        step = next;
        await note({ kind: "step", step, ...(merge !== undefined && { merge }) });
      };
      try {
        const merge = await this.#toMain(proposal, begin);
        await begin("deploy", merge);
        for (const target of this.#options.config.targets)
          await this.#expect(
            "deploy",
            deployCommand(target, proposal.brands, doneBy(proposal.by.name, proposal.number)),
          );
        await note({ kind: "live", merge });
      } catch (error) {
        if (error instanceof NotNoted) return;
        await note({ kind: "failed", failure: failureOf(error, step) }).catch(() => undefined);
      }
    });
  }

  /** Takes the release of a proposal back from the customers, and its commit from the main branch. It never throws. */
  takeBack(
    { number, merge, brands, by }: Omit<ToPublish, "commit"> & { readonly merge: string },
    record: (event: TakeBackEvent) => Promise<void>,
  ): Promise<void> {
    const note = noting(record);
    return this.#inTurn(async () => {
      try {
        const { repository, config } = this.#options;
        await note({ kind: "step", step: "rollback" });
        await repository.checkOut(merge);
        for (const target of config.targets) {
          const served = await this.#servedFrom(target, merge, brands);
          for (const brand of served)
            await this.#expect("deploy", rollbackCommand(target, brand, doneBy(by.name, number)));
        }
        await note({ kind: "step", step: "revert" });
        await note({ kind: "takenBack", revert: await repository.revert(merge, number, by) });
      } catch (error) {
        if (error instanceof NotNoted) return;
        const detail = error instanceof StepFailed ? (error.failure.detail ?? "") : String(error);
        await note({ kind: "failed", detail }).catch(() => undefined);
      }
    });
  }

  /** Everything until the merge is on the main branch: gives the merge, whose finished folders are in `dist`. */
  async #toMain(
    { number, commit, merge: former, brands, by }: ToPublish,
    begin: (step: PublishStep, merge?: string) => Promise<void>,
  ): Promise<string> {
    const { repository, config } = this.#options;
    await begin("prepare", former);
    const known = former !== undefined && (await repository.isOnMain(former)) ? former : undefined;
    // A merge that was never sent is forgotten: the proposal can be changed again when it fails now.
    if (former !== undefined && known === undefined) await begin("prepare");
    const merge = known ?? (await this.#prepare(number, commit, by));
    if (known !== undefined) await repository.checkOut(merge);
    // It can be there although nobody has noted it: the database is older than the main branch.
    const isOnMain = known !== undefined || (await repository.isOnMain(merge));
    const sent = isOnMain ? merge : undefined;
    for (const live of await this.#live())
      for (const each of liveCommits(live, brands))
        if (await this.#hasOtherCode(each, merge)) throw new StepFailed("prepare", "newer-code");
    await begin("validate", sent);
    await this.#expect("validate", validateCommand);
    await begin("build", sent);
    await this.#expect("build", buildCommand(brands));
    await begin("verify", sent);
    await this.#expect("verify", verifyCommand(brands));
    if (config.gate !== undefined) {
      await begin("gate", sent);
      const values = { brands: brands.join(","), commit: merge, folder: "dist" };
      await this.#expect("gate", filledCommand(config.gate, values));
    }
    await begin("merge", merge);
    if (!isOnMain && (await repository.send(merge)) === "moved") throw new StepFailed("merge", "moved");
    return merge;
  }

  async #prepare(number: number, commit: string, by: PersonName): Promise<string> {
    const prepared = await this.#options.repository.prepare(number, commit, by);
    if (prepared.kind === "conflict") throw new StepFailed("prepare", "conflict");
    return prepared.merge;
  }

  /** Finds the brands whose customers have other code than a commit of the main branch. */
  holdOf(main: string): Promise<PublicationHold | undefined> {
    return this.#inTurn(async () => {
      try {
        await this.#options.repository.checkOut(main);
      } catch (error) {
        if (error instanceof OtherPackagesError) return { reason: "other-packages", brands: "all" } as const;
        throw error;
      }
      const held = new Set<string>();
      for (const live of await this.#live()) {
        // Where nothing is live, the project's CI publishes first.
        if (live.length === 0) return { reason: "newer-code", brands: "all" } as const;
        for (const { brand, commit } of live) if (await this.#hasOtherCode(commit, main)) held.add(brand);
      }
      return held.size === 0 ? undefined : ({ reason: "newer-code", brands: [...held] } as const);
    });
  }

  /** Whether the code of a live release differs from that of a commit. A release of an unknown commit differs. */
  async #hasOtherCode(live: string | undefined, commit: string): Promise<boolean> {
    return live === undefined || this.#options.repository.hasOtherCode(live, commit);
  }

  /** What visitors get at each target. */
  #live(): Promise<readonly (readonly LiveRelease[])[]> {
    return Promise.all(this.#options.config.targets.map((target) => this.#liveAt(target)));
  }

  async #liveAt(target: TargetConfig): Promise<readonly LiveRelease[]> {
    const { code, stdout, tail } = await this.#run(releasesCommand(target));
    // Nothing was deployed there.
    if (code === 1) return [];
    if (code !== 0) throw new StepFailed("prepare", "failed", tail);
    return readLiveReleases(stdout);
  }

  /** The brands that a target serves from a merge. Another run of the same command has taken the others back already. */
  async #servedFrom(target: TargetConfig, merge: string, brands: readonly string[]): Promise<readonly string[]> {
    const live = await this.#liveAt(target);
    // The release of the proposal is there, or one before it: who finds nothing has not looked.
    if (live.length === 0) throw new StepFailed("deploy", "failed", `${target.name}: nothing is deployed there.`);
    return live.filter(({ brand, commit }) => brands.includes(brand) && commit === merge).map(({ brand }) => brand);
  }

  async #expect(step: PublishStep, command: readonly string[]): Promise<void> {
    const { code, tail } = await this.#run(command);
    if (code !== 0) throw new StepFailed(step, "failed", tail);
  }

  #run(command: readonly string[]) {
    return this.#options.run(command, { cwd: this.#options.repository.folder, timeoutMs: 15 * minuteMs });
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#last.then(act, act);
    this.#last = next.catch(() => undefined);
    return next;
  }
}
