import { describe, expect, test } from "vitest";
import texts from "#studio/texts/company.nb.json" with { type: "json" };
import type { PersonName, ProposalState } from "#studio/document/company/proposalState.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";
import { proposalStep } from "./proposalStep.ts";

const author: PersonName = { id: "kari", name: "Kari Nordmann" };
const approver: PersonName = { id: "ola", name: "Ola Nordmann" };
const other: PersonName = { id: "siv", name: "Siv Nordmann" };
const at = "2026-11-26T08:00:00.000Z";
const [head, next, merge] = ["a".repeat(40), "b".repeat(40), "c".repeat(40)];
const approvals = [{ by: approver, at, commit: head }];
const failed = { at, reason: "failed", detail: "Full" } as const;
const rules = (approvalsNeeded = 1) => ({
  approvalsNeeded,
  isAuthor: ({ id }: PersonName) => id === author.id,
  countApprovers: (people: readonly PersonName[]) => people.length,
});

const states = {
  draft: { kind: "draft" },
  asked: { kind: "asked", commit: head, by: author, at, approvals: [] },
  approved: { kind: "approved", commit: head, approvals },
  failed: { kind: "approved", commit: head, approvals, failed },
  planned: { kind: "planned", commit: head, approvals, for: at, by: author },
  merging: { kind: "merging", commit: head, approvals, by: author, at },
  merged: { kind: "merged", commit: head, merge, approvals, by: author, at },
  live: { kind: "live", merge, approvals, at, by: author },
  rollingBack: { kind: "reverting", merge, by: author, at, step: "rollback", rolledBack: [] },
  reverting: { kind: "reverting", merge, by: author, at, step: "revert", rolledBack: ["fjord"] },
  stuck: { kind: "reverting", merge, by: author, at, step: "revert", rolledBack: [], failed },
  reverted: { kind: "reverted", merge, revert: next, by: author, at, rolledBack: [] },
  takenBack: { kind: "takenBack", merge, revert: next, by: author, at, rolledBack: [] },
  closed: { kind: "closed", by: author, at },
} as const satisfies Record<string, ProposalState>;
type StateName = keyof typeof states;

const events = {
  saved: { kind: "saved", head: next },
  updated: { kind: "updated", head: next },
  asked: { kind: "asked", commit: head, by: author, at },
  approved: { kind: "approved", commit: head, by: other, at },
  returned: { kind: "returned", by: approver, at, reason: "Feil bilde" },
  planned: { kind: "planned", by: author, at, for: "2026-12-01T06:00:00.000Z" },
  planCancelled: { kind: "planCancelled", by: author, at },
  publishBegun: { kind: "publishBegun", by: author, at },
  mergeMade: { kind: "mergeMade", merge },
  pullRequestOpened: { kind: "pullRequestOpened", address: "https://ci.example/1" },
  publishFailed: { kind: "publishFailed", failure: failed },
  merged: { kind: "merged", merge, at },
  ciRefused: { kind: "ciRefused", words: "2 journeys failed", at },
  ciBegunAgain: { kind: "ciBegunAgain" },
  live: { kind: "live", at },
  takeBackBegun: { kind: "takeBackBegun", by: author, at },
  rollbackBegun: { kind: "rollbackBegun", brand: "fjord" },
  rollbackFailed: { kind: "rollbackFailed", brand: "fjord" },
  revertBegun: { kind: "revertBegun" },
  takeBackFailed: { kind: "takeBackFailed", failure: failed },
  reverted: { kind: "reverted", revert: next, at },
  takenBack: { kind: "takenBack", at },
  closed: { kind: "closed", by: author, at },
  reopened: { kind: "reopened", by: author, at },
} as const satisfies Record<ProposalEvent["kind"], ProposalEvent>;

/** The kind of the state after each event, or `!` and why there is none, in the order of the states above. */
const table: Readonly<Record<ProposalEvent["kind"], string>> = {
  saved:
    "draft asked draft draft draft !isMerging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  updated:
    "draft asked approved approved planned merging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  asked:
    "asked !alreadyAsked !alreadyApproved !alreadyApproved !alreadyApproved !isMerging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  approved:
    "!notAsked approved !alreadyApproved !alreadyApproved !alreadyApproved !isMerging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  returned:
    "!notAsked draft draft draft draft !isMerging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  planned:
    "!notApproved !notApproved planned planned planned !isMerging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  planCancelled:
    "!notPlanned !notPlanned !notPlanned !notPlanned approved !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned",
  publishBegun:
    "!notApproved !notApproved merging merging merging !isMerging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  mergeMade:
    "!otherStep !otherStep !otherStep !otherStep !otherStep merging !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep",
  pullRequestOpened:
    "!otherStep !otherStep !otherStep !otherStep !otherStep merging !otherStep !otherStep reverting reverting reverting !otherStep !otherStep !otherStep",
  publishFailed:
    "!otherStep !otherStep !otherStep !otherStep approved approved !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep",
  merged:
    "!otherStep !otherStep !otherStep !otherStep !otherStep merged !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep",
  ciRefused:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep merged !otherStep !otherStep !otherStep !otherStep reverted !otherStep !otherStep",
  ciBegunAgain:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep merged !otherStep !otherStep !otherStep !otherStep reverted !otherStep !otherStep",
  live: "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep live !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep",
  takeBackBegun:
    "!notOnMain !notOnMain !notOnMain !notOnMain !notOnMain !notOnMain reverting reverting !isTakingBack !isTakingBack reverting !isTakingBack !notOnMain !notOnMain",
  rollbackBegun:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep reverting !otherStep !otherStep !otherStep !otherStep !otherStep",
  rollbackFailed:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep reverting !otherStep !otherStep !otherStep !otherStep !otherStep",
  revertBegun:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep reverting reverting reverting !otherStep !otherStep !otherStep",
  takeBackFailed:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep reverting reverting reverting !otherStep !otherStep !otherStep",
  reverted:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep reverted reverted !otherStep !otherStep !otherStep",
  takenBack:
    "!otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep !otherStep takenBack !otherStep !otherStep",
  closed:
    "closed closed closed closed closed !isMerging !isOnItsWay !isLive !isTakingBack !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  reopened:
    "!notClosed !notClosed !notClosed !notClosed !notClosed !notClosed !notClosed !notClosed !notClosed !notClosed !notClosed !notClosed !notClosed draft",
};

const names = Object.keys(states) as StateName[];
const pairs = Object.values(events).flatMap((event) => {
  const expected = table[event.kind].split(" ");
  return names.map((name, index) => [event.kind, name, expected[index] ?? "missing", event] as const);
});
const after = (state: ProposalState, event: ProposalEvent, needed?: number) =>
  proposalStep(state, event, rules(needed));

describe("The life of a proposal", () => {
  test.each(pairs)("%s in %s: %s", (_, name, expected, event) => {
    const { state, refused } = after(states[name], event);
    expect(state?.kind ?? `!${refused}`).toBe(expected);
  });

  test("a new commit takes the approvals back, and the question is about it", () => {
    const one = { ...states.asked, approvals };
    expect(after(one, events.saved, 2).state).toEqual({ ...states.asked, commit: next, approvals: [] });
    expect(after(states.approved, events.saved).state).toEqual({ kind: "draft" });
    expect(after(states.planned, { kind: "saved", head }).state).toBe(states.planned);
  });

  test("the newest main branch takes no approval back", () => {
    expect(after(states.planned, events.updated).state).toEqual({ ...states.planned, commit: next });
  });

  test("as many different people approve as the rules ask; no author does", () => {
    const first = after(states.asked, { ...events.approved, by: approver }, 2).state;
    expect(first).toMatchObject({ kind: "asked", approvals: [{ by: approver }] });
    if (first === undefined) return;
    expect(after(first, { ...events.approved, by: approver }, 2).refused).toBe("alreadyApproved");
    expect(after(first, { ...events.approved, by: author }, 2).refused).toBe("authorApproves");
    expect(after(first, { ...events.approved, commit: next }, 2).refused).toBe("changedMeanwhile");
    expect(after(first, events.approved, 2).state).toMatchObject({ kind: "approved", approvals: [{}, { by: other }] });
  });

  test("where the configuration asks for more people since, they are asked first", () => {
    expect(after(states.approved, events.publishBegun, 2).refused).toBe("moreApprovals");
    expect(after(states.planned, events.publishBegun, 2).refused).toBe("moreApprovals");
    expect(after(states.approved, events.approved, 2).state).toMatchObject({ approvals: [{}, { by: other }] });
  });

  test("without an approver it is approved when somebody asks", () => {
    expect(after(states.draft, events.asked, 0).state).toEqual({ kind: "approved", commit: head, approvals: [] });
  });

  test("what was planned says when it was to be live, to its end; what is published at once does not", () => {
    const steps: ProposalEvent[] = [{ ...events.publishBegun, for: at }, events.mergeMade, events.merged, events.live];
    const end = (from: ProposalState, all: readonly ProposalEvent[]) =>
      all.reduce<ProposalState>((state, event) => after(state, event).state ?? state, from);
    expect(end(states.planned, steps)).toEqual({ ...states.live, for: at });
    expect(end(states.planned, [events.publishBegun, ...steps.slice(1)])).toEqual(states.live);
  });

  test("what the CI refuses stays said until it begins again, or customers have it", () => {
    const refused = after(states.merged, events.ciRefused).state;
    expect(refused).toEqual({ ...states.merged, refused: { at, words: "2 journeys failed" } });
    if (refused === undefined) return;
    expect(after(refused, events.ciBegunAgain).state).toEqual(states.merged);
    expect(after(refused, events.live).state).toEqual(states.live);
  });

  test("what could not be taken back goes on with what was chosen, and the former release is not asked for again", () => {
    const chosen = { main: merge, choices: [{ file: "a", path: ["b"], take: "theirs" }] } as const;
    const rolledBack = after(states.rollingBack, events.rollbackBegun).state ?? states.draft;
    expect(rolledBack).toEqual({ ...states.rollingBack, rolledBack: ["fjord"] });
    expect(after(rolledBack, events.rollbackFailed).state).toEqual(states.rollingBack);
    expect(after(rolledBack, events.revertBegun).state).toEqual(states.reverting);
    const stuck = after(states.reverting, events.takeBackFailed).state ?? states.draft;
    expect(after(stuck, { ...events.takeBackBegun, chosen }).state).toEqual({ ...states.reverting, chosen });
  });

  test.each([
    ["in the past", "2026-11-26T07:00:00.000Z"],
    ["now", at],
    ["no time", "1. desember"],
  ])("a plan for a time that is %s is refused", (_, time) => {
    expect(after(states.approved, { ...events.planned, for: time }).refused).toBe("timeIsOver");
  });

  test("nothing is returned without a reason", () => {
    expect(after(states.asked, { ...events.returned, reason: " " }).refused).toBe("reasonMissing");
  });

  test("every refusal has words", () => {
    const refusals = pairs.flatMap(([, , expected]) => (expected.startsWith("!") ? [expected.slice(1)] : []));
    for (const refusal of new Set([...refusals, "authorApproves", "moreApprovals", "reasonMissing", "timeIsOver"]))
      expect(texts).toHaveProperty([`act.refused.${refusal}`]);
  });
});
