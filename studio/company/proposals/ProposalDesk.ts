import type { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { workFormat } from "#studio/document/addresses/StudioSite.ts";
import type { ActRequest, NewComment, ResolvedConflicts } from "#studio/document/company/CompanyWire.ts";
import type { PersonName, ProposalState } from "#studio/document/company/proposalState.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import type { People } from "../identity/People.ts";
import { nameOf, type Person } from "../identity/Person.ts";
import type { Notices } from "../notices/Notices.ts";
import { acts } from "./acts.ts";
import type { ProposalRefusal } from "#studio/document/refusals.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";
import { proposalStep, type ProposalRules } from "./proposalStep.ts";
import { inTransaction } from "../records/inTransaction.ts";
import type { AuditLog } from "../records/log/AuditLog.ts";
import type { Comments } from "../records/proposals/Comments.ts";
import { ProposalDrafts } from "../records/proposals/ProposalDrafts.ts";
import {
  ChangedMeanwhileError,
  type ProposalChanges,
  type ProposalRecord,
  type ProposalRecords,
} from "../records/proposals/ProposalRecords.ts";
import { everyBrand } from "../records/proposals/proposalsFound.ts";
import type { BranchSender } from "../repository/BranchSender.ts";
import { touchedBrands } from "../repository/brandsOfThemes.ts";
import { isOnlyUpdated } from "../repository/bringUpToDate.ts";
import type { Repository } from "../repository/Repository.ts";
import { auditOf } from "./proposalNotes.ts";
import type { ProposalErrors } from "./ProposalErrors.ts";
import { ProposalNotices } from "./ProposalNotices.ts";
import { ProposalRoles } from "./ProposalRoles.ts";
import { resolveConflicts } from "./resolveConflicts.ts";
import { requireBuildable, requireSaved, requireSetters, requireWhole } from "./proposalRequirements.ts";
import { Refusal } from "#studio/server/Refusal.ts";

export interface ProposalDeskOptions {
  readonly config: CompanyConfig;
  readonly database: DatabaseSync;
  readonly records: ProposalRecords;
  readonly comments: Comments;
  readonly log: AuditLog;
  readonly notices: Notices;
  readonly people: People;
  readonly repository: Repository;
  readonly sender: BranchSender;
  /** The errors in what proposals have saved. */
  readonly errors: Pick<ProposalErrors, "of">;
  /** Finds whether a text names a brand that somebody may not see. */
  readonly namesHidden: (person: Person) => (text: string) => boolean;
  /** The files of a proposal are gone, or were changed by the server. */
  readonly onFilesChanged: (number: number) => void;
  readonly now?: () => number;
}

/** What happens to proposals, one act after the other, each with its rows of the log and its messages. */
export class ProposalDesk {
  readonly #options: ProposalDeskOptions;
  readonly #now: () => number;
  readonly #notices: ProposalNotices;
  /** Who may do what with a proposal. */
  readonly roles: ProposalRoles;

  constructor(options: ProposalDeskOptions) {
    this.#options = options;
    this.#notices = new ProposalNotices(options);
    this.roles = new ProposalRoles(options);
    this.#now = options.now ?? Date.now;
  }

  /** Starts a proposal of somebody. Its files are those of the main branch now. */
  async create(person: Person, title: string): Promise<ProposalRecord> {
    const { records, repository, log, database } = this.#options;
    await repository.fetchSoon();
    const base = await repository.main();
    const by = nameOf(person);
    return inTransaction(database, () => {
      const record = records.create({ title, author: by, base });
      if (!workFormat.test(`forslag${record.number}`))
        throw new Error(`No host has room for the number ${record.number}.`);
      log.append({ kind: "proposalCreated", proposal: record.number, title: record.title, by });
      return record;
    });
  }

  /** The proposal as it is now. @throws Refusal when there is none */
  read(number: number): ProposalRecord {
    const record = this.#options.records.read(number, everyBrand);
    if (record === undefined) throw new Refusal("isClosed");
    return record;
  }

  /** @throws Refusal when a proposal is not edited now */
  requireEditable(number: number): void {
    const refused = this.#whyFixed(number);
    if (refused !== undefined) throw new Refusal(refused);
  }

  /** Why a proposal is not edited now. */
  #whyFixed(number: number): ProposalRefusal | undefined {
    const { state } = this.read(number);
    const saved = { kind: "saved", head: "" } as const;
    return proposalStep(state, saved, { approvalsNeeded: 1, isAuthor: () => false, countApprovers: () => 0 }).refused;
  }

  /** Does what a person asks for. Publishing and taking back begin: the studio goes on with them. @throws Refusal */
  async act(person: Person, number: number, request: ActRequest): Promise<ProposalRecord> {
    // A commit that could not be noted is one that this person has not seen.
    if (this.#whyFixed(number) === undefined) await this.noteHead(number);
    const record = this.read(number);
    const rules = await this.roles.rules(record);
    if (record.head !== request.head) throw new Refusal("changedMeanwhile");
    const may = this.roles.mayDo(person, record, rules);
    const [by, at] = [nameOf(person), new Date(this.#now()).toISOString()];
    const { act, title = record.title } = request;
    const event = acts[act].event(request, { by, at }, record);
    if (!may.includes(act)) {
      // The state says more than the role.
      this.#step(record, event, rules);
      if (act === "correct" && !rules.isSmall) throw new Refusal("notSmall");
      throw new Refusal(act === "approve" && rules.isAuthor(person) ? "authorApproves" : "role");
    }
    if (act === "rename") return this.#rename(record, title, by);
    const { requires = [] } = acts[act];
    if (requires.includes("buildable")) await requireBuildable(this.#options.errors, record);
    if (requires.includes("whole")) await requireWhole(this.#options, record);
    if (requires.includes("setters")) await requireSetters(this.#options, record);
    if (act === "correct") return this.#correct(person, number, request);
    const next = await this.#applyInTurn(number, event, rules, (now) => {
      // What was decided above was about this commit.
      if (now.head !== record.head) throw new Refusal("changedMeanwhile");
      // What somebody has typed meanwhile would be lost when the proposal is live.
      if (requires.includes("whole")) requireSaved(this.#options, number);
    });
    if (act === "close") await this.#putAway(next);
    return next;
  }

  /** Publishes a small correction in one act: it needs no approval, and has the same checks. */
  async #correct(person: Person, number: number, { head }: ActRequest): Promise<ProposalRecord> {
    await this.act(person, number, { act: "ask", head });
    return this.act(person, number, { act: "publish", head });
  }

  #rename(record: ProposalRecord, title: string, by: PersonName): ProposalRecord {
    const { database, records, log } = this.#options;
    return inTransaction(database, () => {
      const next = records.update(record, { title });
      log.append({ kind: "proposalRenamed", proposal: next.number, title: next.title, by });
      return next;
    });
  }

  /**
   * Begins a planned publication, in the name of the person who has planned it, if that person may still publish.
   * @throws Refusal
   */
  async beginPlanned(number: number): Promise<void> {
    await this.noteHead(number);
    const record = this.read(number);
    const { state, brands } = record;
    if (state.kind !== "planned") return;
    if (this.#options.people.countWithRole("publisher", brands, [state.by]) === 0) throw new Refusal("role");
    await requireBuildable(this.#options.errors, record);
    await requireWhole(this.#options, record);
    const at = new Date(this.#now()).toISOString();
    const event = { kind: "publishBegun", by: state.by, at, for: state.for } as const;
    await this.#applyInTurn(number, event, await this.roles.rules(record), (now) => {
      // Somebody has taken the plan back meanwhile, or has planned it for another time.
      if (now.head !== record.head || !isDeepStrictEqual(now.state, state)) throw new Refusal("changedMeanwhile");
      requireSaved(this.#options, number);
    });
  }

  /** Notes an event while nobody saves: a commit that was made, and is not noted yet, is seen. */
  #applyInTurn(
    number: number,
    event: ProposalEvent,
    rules: ProposalRules,
    require: (record: ProposalRecord) => void,
  ): Promise<ProposalRecord> {
    const { repository } = this.#options;
    return repository.inTurn(number, async () => {
      const head = await repository.head(number);
      return this.apply(number, event, rules, {}, (record) => {
        if (head !== undefined && head !== record.head) throw new Refusal("changedMeanwhile");
        require(record);
      });
    });
  }

  /**
   * Notes something that happened to a proposal, with its row of the log and its messages.
   * @param changes of its commits, which belong to the event
   * @param require refuses it for the record as it is when the event is written
   * @throws Refusal
   */
  async apply(
    number: number,
    event: ProposalEvent,
    known?: ProposalRules,
    changes: Pick<ProposalChanges, "base" | "brands" | "head"> = {},
    require: (record: ProposalRecord) => void = () => undefined,
  ): Promise<ProposalRecord> {
    const { records, log, database, comments } = this.#options;
    for (let tries = 0; ; tries += 1) {
      const record = this.read(number);
      const state = this.#step(record, event, known ?? (await this.roles.rules(record)));
      try {
        return inTransaction(database, () => {
          require(record);
          const next = records.update(record, { state, ...changes });
          const audit = auditOf(event, next, record.state);
          if (audit !== undefined) log.append(audit);
          // The state forgets the reason when its author asks again.
          if (event.kind === "returned") comments.add({ proposal: number, by: event.by, text: event.reason });
          this.#notices.happened(event, next);
          return next;
        });
      } catch (error) {
        // Somebody else was quicker: what they have done is looked at first.
        if (!(error instanceof ChangedMeanwhileError) || tries > 4) throw error;
      }
    }
  }

  /** Notes the newest commit of a proposal, which a person has made. */
  async noteCommit(number: number): Promise<void> {
    const { repository, sender } = this.#options;
    const head = await repository.head(number);
    if (head === undefined) return;
    await this.apply(number, { kind: "saved", head }, undefined, await this.#commitsOf(number, head));
    void sender.send(number);
  }

  /**
   * Notes what the branch of a proposal has and its record has not: the server was killed between a commit and its note,
   * or could not write it.
   * @throws Refusal
   */
  async noteHead(number: number): Promise<void> {
    const { repository } = this.#options;
    const { head: known } = this.read(number);
    const head = await repository.head(number);
    if (head === undefined || head === known) return;
    if (await isOnlyUpdated(repository, known, head)) await this.noteUpdate(number, head);
    else await this.noteCommit(number);
  }

  /** What is stored of the commits of a proposal. */
  async #commitsOf(number: number, head: string): Promise<Pick<ProposalChanges, "base" | "brands" | "head">> {
    const { repository } = this.#options;
    const base = await repository.base(number);
    return { head, base, brands: await touchedBrands(repository.commits, base, head) };
  }

  /** Notes that the newest main branch is in a proposal. Approvals hold: nobody has decided anything. */
  async noteUpdate(number: number, head: string): Promise<void> {
    await this.apply(number, { kind: "updated", head }, undefined, await this.#commitsOf(number, head));
    this.#options.onFilesChanged(number);
    void this.#options.sender.send(number);
  }

  /**
   * Brings a proposal up to date with the main branch; of one that is being taken back, decides what holds where its fields
   * were changed again since.
   * @throws Refusal when fields are in conflict that were not chosen, and when a value has changed since it was seen
   */
  update(person: Person, number: number, resolved: ResolvedConflicts): Promise<void> {
    const { repository, onFilesChanged } = this.#options;
    return resolveConflicts({ desk: this, repository, onFilesChanged, now: this.#now }, person, number, resolved);
  }

  /** Notes that the main branch has a proposal: nobody works on it any more. */
  async noteMerged(number: number, event: Extract<ProposalEvent, { readonly kind: "merged" }>): Promise<void> {
    await this.#putAway(await this.apply(number, event));
  }

  /** The files of a proposal that is over are removed; its branch stays. It is over also when they cannot be removed. */
  async #putAway({ number }: ProposalRecord): Promise<void> {
    const { repository, database, onFilesChanged } = this.#options;
    onFilesChanged(number);
    new ProposalDrafts(database, number).clear();
    await repository.removeProposalWorktree(number).catch(console.error);
  }

  /**
   * Keeps what somebody says of a proposal, and tells its author and those who have said something before.
   * @throws Refusal
   */
  comment(person: Person, number: number, said: NewComment): void {
    const { comments, database } = this.#options;
    const record = this.read(number);
    const by = nameOf(person);
    inTransaction(database, () => {
      const before = comments.list(number).map((comment) => comment.by);
      comments.add({ proposal: number, by, ...said });
      this.#notices.commented(record, by, before, [said.field?.brand ?? said.place?.brand ?? record.brands].flat());
    });
  }

  #step({ state }: ProposalRecord, event: ProposalEvent, rules: ProposalRules): ProposalState {
    const outcome = proposalStep(state, event, rules);
    if (outcome.refused !== undefined) throw new Refusal(outcome.refused);
    return outcome.state;
  }
}
