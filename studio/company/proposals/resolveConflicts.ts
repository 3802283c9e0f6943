import type { ResolvedConflicts } from "#studio/document/company/CompanyWire.ts";
import { commitAuthor } from "#studio/git/commitWords.ts";
import { Refusal } from "#studio/server/Refusal.ts";
import { nameOf, type Person } from "../identity/Person.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { bringUpToDate, findConflicts } from "../repository/bringUpToDate.ts";
import type { DataConflict } from "../repository/mergeData.ts";
import { findRevertConflicts } from "../repository/mergeProposal.ts";
import type { Repository } from "../repository/Repository.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";
import type { ProposalRoles } from "./ProposalRoles.ts";

/** What the desk does with a proposal, as `ProposalDesk` says. */
interface Desk {
  readonly roles: Pick<ProposalRoles, "mayDo" | "rules">;
  readonly read: (number: number) => ProposalRecord;
  readonly requireEditable: (number: number) => void;
  readonly apply: (number: number, event: ProposalEvent) => Promise<unknown>;
  readonly noteCommit: (number: number) => Promise<void>;
  readonly noteUpdate: (number: number, head: string) => Promise<void>;
}

interface ConflictSources {
  readonly desk: Desk;
  readonly repository: Repository;
  /** The files of a proposal were changed by the server. */
  readonly onFilesChanged: (number: number) => void;
  readonly now: () => number;
}

/** The fields of conflicts, each with the side whose value holds. */
const chosenOf = (conflicts: readonly DataConflict[], choices: ResolvedConflicts["choices"]) =>
  conflicts.map(({ file, path }, at) => ({ file, path: path.map(String), take: choices[at] ?? ("ours" as const) }));

/**
 * Brings a proposal up to date with the main branch; of one that is being taken back, decides what holds where its fields
 * were changed again since.
 * @param resolved which value holds, in the order of the conflicts that the person has seen
 * @throws Refusal when fields are in conflict that were not chosen, and when a value has changed since it was seen
 */
export async function resolveConflicts(
  sources: ConflictSources,
  person: Person,
  number: number,
  resolved: ResolvedConflicts,
): Promise<void> {
  const { desk, repository, onFilesChanged, now: clock } = sources;
  const { head: seen, main, choices } = resolved;
  const record = desk.read(number);
  if (record.head !== seen) throw new Refusal("changedMeanwhile");
  if (record.state.kind === "reverting") return chooseForTakingBack(sources, person, record, resolved);
  desk.requireEditable(number);
  await repository.fetchSoon();
  const found = await findConflicts(repository, number);
  const conflicts = found.kind === "conflicts" ? found.conflicts : [];
  if (conflicts.length > 0 && choices.length !== conflicts.length) throw new Refusal("conflict");
  const act = { number, title: record.title, author: commitAuthor(person), atMs: clock() };
  const done = await bringUpToDate(repository, act, chosenOf(conflicts, choices), (now) => {
    desk.requireEditable(number);
    const isAsSeen = now.head === seen && (conflicts.length === 0 || now.main === main);
    if (!isAsSeen) throw new Refusal("changedMeanwhile");
  });
  if (done.kind === "conflicts") throw new Refusal("conflict");
  if (done.kind === "current") return undefined;
  onFilesChanged(number);
  return done.isDecided ? desk.noteCommit(number) : desk.noteUpdate(number, done.head);
}

/** What holds where the fields of a proposal that is taken back were changed again. @throws Refusal */
async function chooseForTakingBack(
  { desk, repository, now }: ConflictSources,
  person: Person,
  record: ProposalRecord,
  { main, choices }: Pick<ResolvedConflicts, "choices" | "main">,
): Promise<void> {
  const { number, state } = record;
  if (state.kind !== "reverting" || state.failed?.reason !== "conflict") throw new Refusal("isTakingBack");
  if (!desk.roles.mayDo(person, record, await desk.roles.rules(record)).includes("takeBack")) throw new Refusal("role");
  const found = await findRevertConflicts(repository, state.merge, number);
  const conflicts = found?.conflicts ?? [];
  if (found !== undefined && found.sides.ours !== main) throw new Refusal("changedMeanwhile");
  if (choices.length !== conflicts.length) throw new Refusal("conflict");
  const done = { by: nameOf(person), at: new Date(now()).toISOString() };
  const chosen = { main, choices: chosenOf(conflicts, choices) };
  await desk.apply(number, { kind: "takeBackBegun", chosen, ...done });
}
