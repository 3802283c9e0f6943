import { baseId } from "#studio/document/StudioDocument.ts";
import type { ServedBrand, TakeBackPlan } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import type { ServedRelease, ServedReleases } from "./ServedReleases.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import type { ServedRecord, ServedRecords } from "../records/proposals/ServedRecords.ts";
import type { Repository } from "../repository/Repository.ts";
import { changedSince, isBehindCode, type MergedProposal, standingOf } from "../repository/servedStanding.ts";

interface ServedProposalsOptions {
  readonly repository: Repository;
  readonly releases: ServedReleases;
  readonly records: ServedRecords;
  /** All brands of the main branch. */
  readonly allBrands: () => Promise<readonly string[]>;
  /** Whether a command brings the former release of a brand back. */
  readonly canRollBack: boolean;
  readonly now: () => number;
}

type MergedState = Extract<ProposalState, { readonly merge: string; readonly by: unknown }>;

/** The state of a proposal that the main branch has, or has had. */
export const isMerged = (state: ProposalState): state is Exclude<MergedState, { readonly kind: "merging" }> =>
  "merge" in state && state.kind !== "merging";

/** So old may an answer be that somebody looks at. */
const freshMs = 20_000;
/** So long somebody waits for the hosts. */
const soonMs = 1500;
const mostStandings = 5000;

const mergedOf = ({ number, base }: ProposalRecord, merge: string): MergedProposal => ({ number, base, merge });

/** What customers have of proposals, by what their hosts serve. */
export class ServedProposals {
  readonly #options: ServedProposalsOptions;
  /** What commits have of proposals: it never changes. Of the newest commits alone. */
  readonly #standings = new Map<string, Awaited<ReturnType<typeof standingOf>>>();

  constructor(options: ServedProposalsOptions) {
    this.#options = options;
  }

  /** The brands whose customers a proposal can reach: all of them, when it changes what they share. */
  async brandsOf({ brands }: ProposalRecord): Promise<readonly string[]> {
    return brands.includes(baseId) ? this.#options.allBrands() : brands;
  }

  /** Asks what is served. @param freshMs so old may an answer be */
  async ask(record: ProposalRecord, freshMs: number): Promise<void> {
    await this.#options.releases.refresh(await this.brandsOf(record), freshMs);
  }

  /** The same for somebody who waits: a host that is slow keeps nobody. */
  async askSoon(record: ProposalRecord): Promise<void> {
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, soonMs);
    await Promise.race([this.ask(record, freshMs), enough]);
    clearTimeout(timer);
  }

  /** Notes what customers have before a proposal is merged: only then it is known later whether it has changed anything. */
  async noteFormer(record: ProposalRecord): Promise<void> {
    await this.ask(record, freshMs);
    for (const brand of await this.brandsOf(record)) {
      const served = this.#options.releases.of(brand);
      if (served?.kind === "release") this.#options.records.noteFormer(record.number, brand, served.release);
    }
  }

  /** What customers have of a proposal, as it was asked last, brand by brand. What is seen first is noted. */
  async of(record: ProposalRecord): Promise<readonly ServedBrand[]> {
    const { state } = record;
    if (!isMerged(state)) return [];
    const noted = this.#options.records.of(record.number);
    const facts: ServedBrand[] = [];
    for (const brand of await this.brandsOf(record))
      facts.push({ brand, ...(await this.#factOf(record, state, brand, noted.get(brand) ?? {})) });
    return facts;
  }

  async #factOf(
    record: ProposalRecord,
    state: Extract<ProposalState, { readonly merge: string }>,
    brand: string,
    noted: ServedRecord,
  ): Promise<DistributedOmit<ServedBrand, "brand">> {
    const { repository, releases, now } = this.#options;
    const served = releases.of(brand);
    const asked = new Date(now()).toISOString();
    if (served === undefined) return { kind: "unknown", since: asked };
    if (served.kind === "nobody") return served;
    if (served.kind === "unknown") return { kind: "unknown", since: served.since };
    const { commit } = served;
    const standing = commit === null ? undefined : await this.#standingOf(commit, mergedOf(record, state.merge));
    if (commit === null || standing === undefined) return { kind: "unknown", since: served.since };
    if (standing === "has") {
      const isSame = noted.since === undefined && noted.formerRelease === served.release;
      return isSame ? { kind: "unchanged" } : { kind: "with", since: this.#since(record, state, brand, served, noted) };
    }
    const isWaiting = state.kind === "merged" && standing === "hasNot";
    return { kind: isWaiting && (await isBehindCode(repository, commit, state.merge)) ? "behindCode" : "without" };
  }

  /** Since when customers have it. The clock of a host counts only where it is possible. */
  #since(
    { number }: ProposalRecord,
    state: Extract<ProposalState, { readonly merge: string }>,
    brand: string,
    served: Extract<ServedRelease, { readonly kind: "release" }>,
    noted: ServedRecord,
  ): string {
    if (noted.since !== undefined) return noted.since;
    const [now, saidMs] = [this.#options.now(), Date.parse(served.since)];
    const mergedMs = state.kind === "merged" ? Date.parse(state.at) : -Infinity;
    const since = new Date(saidMs >= mergedMs && saidMs <= now ? saidMs : now).toISOString();
    try {
      this.#options.records.noteSince(number, brand, since);
    } catch {
      // A full disk keeps nobody from seeing it: it is noted at the next look.
    }
    return since;
  }

  /** Whether the customers of all its brands have a proposal, as far as it changes anything for them. */
  async isLive(record: ProposalRecord): Promise<boolean> {
    const facts = await this.of(record);
    return facts.every(({ kind }) => kind === "with" || kind === "unchanged" || kind === "nobody");
  }

  /**
   * Whether no customer has a proposal that was taken back, and none will get it: what is served has the commit that takes
   * it back, or does not have any more what it has had.
   */
  async isTakenBack(record: ProposalRecord): Promise<boolean> {
    const { repository, releases, records } = this.#options;
    const { state } = record;
    if (state.kind !== "reverted") return false;
    const noted = records.of(record.number);
    for (const brand of await this.brandsOf(record)) {
      const served = releases.of(brand);
      if (served?.kind === "nobody") continue;
      if (served?.kind !== "release" || served.commit === null) return false;
      const standing = await this.#standingOf(served.commit, mergedOf(record, state.merge));
      if (standing === undefined || standing === "has") return false;
      const wasThere = noted.get(brand)?.since !== undefined;
      const isPast = await repository.commits.isWithin(state.revert, served.commit);
      if (standing === "hasNot" && !wasThere && !isPast) return false;
    }
    return true;
  }

  /** What taking a proposal back would do now. */
  async planOf(record: ProposalRecord): Promise<TakeBackPlan> {
    const { releases, canRollBack } = this.#options;
    const { state } = record;
    const plan: Record<keyof TakeBackPlan, string[]> = { rollsBack: [], newer: [], others: [] };
    if (!isMerged(state)) return plan;
    for (const brand of await this.brandsOf(record)) {
      const served = releases.of(brand);
      const commit = served?.kind === "release" ? served.commit : null;
      const standing = commit === null ? undefined : await this.#standingOf(commit, mergedOf(record, state.merge));
      if (served?.kind === "nobody" || standing === "hasNot" || standing === "takenBack") continue;
      if (commit === null || standing === undefined) plan.others.push(brand);
      else {
        const changed = commit === state.merge ? new Set<string>() : await this.#changedSince(state.merge, commit);
        const isNewer = changed === "all" || changed.has(brand);
        plan[isNewer ? "newer" : canRollBack ? "rollsBack" : "others"].push(brand);
      }
    }
    return plan;
  }

  async #changedSince(merge: string, commit: string): Promise<ReadonlySet<string> | "all"> {
    const { repository } = this.#options;
    // It may be gone with a main branch that was forced: then nothing is known of what came after it.
    return (await repository.commits.at(merge)) === undefined ? "all" : changedSince(repository, merge, commit);
  }

  async #standingOf(commit: string, proposal: MergedProposal): Promise<Awaited<ReturnType<typeof standingOf>>> {
    const { repository } = this.#options;
    const key = `${commit} ${proposal.number} ${proposal.merge}`;
    const known = this.#standings.get(key);
    if (known !== undefined) return known;
    if ((await repository.commits.at(commit)) === undefined) await repository.fetchSoon();
    const standing = await standingOf(repository, commit, proposal);
    if (this.#standings.size > mostStandings) this.#standings.clear();
    if (standing !== undefined) this.#standings.set(key, standing);
    return standing;
  }
}

type DistributedOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
