import { describe, expect, test } from "vitest";
import texts from "#studio/texts/company.nb.json" with { type: "json" };
import { type PersonName, type ProposalState, publishSteps } from "#studio/document/company/CompanyWire.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";
import { proposalStep } from "./proposalStep.ts";

const author: PersonName = { id: "kari", name: "Kari Nordmann" };
const approver: PersonName = { id: "ola", name: "Ola Nordmann" };
const other: PersonName = { id: "siv", name: "Siv Nordmann" };
const at = "2026-11-26T08:00:00.000Z";
const [head, next, merge] = ["a".repeat(40), "b".repeat(40), "c".repeat(40)];
const approvals = [{ by: approver, at, commit: head }];
const failed = { step: "deploy", at, reason: "failed", detail: "Full" } as const;
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
  merged: { kind: "approved", commit: head, approvals, failed: { ...failed, merge } },
  planned: { kind: "planned", commit: head, approvals, for: at, by: author },
  publishing: { kind: "publishing", commit: head, approvals, by: author, at, step: "prepare" },
  deploying: { kind: "publishing", commit: head, approvals, by: author, at, step: "deploy", merge },
  live: { kind: "live", merge, approvals, at, by: author },
  takingBack: { kind: "takingBack", merge, by: author, at, step: "rollback" },
  reverting: { kind: "takingBack", merge, by: author, at, step: "revert" },
  stuck: { kind: "takingBack", merge, by: author, at, step: "revert", failed: { at, detail: "Full" } },
  takenBack: { kind: "takenBack", merge, revert: next, by: author, at },
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
  stepBegun: { kind: "stepBegun", step: "validate" },
  pullRequestSeen: { kind: "pullRequestSeen", pullRequest: { address: "", status: "open", words: "" } },
  publishFailed: { kind: "publishFailed", failure: failed },
  live: { kind: "live", at },
  takeBackBegun: { kind: "takeBackBegun", by: author, at },
  rolledBack: { kind: "rolledBack" },
  takeBackFailed: { kind: "takeBackFailed", at, detail: "Full" },
  takenBack: { kind: "takenBack", revert: next, at },
  closed: { kind: "closed", by: author, at },
  reopened: { kind: "reopened", by: author, at },
} as const satisfies Record<ProposalEvent["kind"], ProposalEvent>;

/** The kind of the state after each event, or `!` and why there is none, in the order of the states above. */
const table: Readonly<Record<ProposalEvent["kind"], string>> = {
  saved:
    "draft asked draft draft !isMerged draft !isPublishing !isPublishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  updated:
    "draft asked approved approved approved planned publishing publishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  asked:
    "asked !alreadyAsked !alreadyApproved !alreadyApproved !alreadyApproved !alreadyApproved !isPublishing !isPublishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  approved:
    "!notAsked approved !alreadyApproved !alreadyApproved !alreadyApproved !alreadyApproved !isPublishing !isPublishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  returned:
    "!notAsked draft draft draft !isMerged draft !isPublishing !isPublishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  planned:
    "!notApproved !notApproved planned planned !isMerged planned !isPublishing !isPublishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  planCancelled:
    "!notPlanned !notPlanned !notPlanned !notPlanned !notPlanned approved !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned !notPlanned",
  publishBegun:
    "!notApproved !notApproved publishing publishing publishing publishing !isPublishing !isPublishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
  stepBegun:
    "!notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing publishing !otherStep !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing",
  pullRequestSeen:
    "!notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing publishing publishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing",
  publishFailed:
    "!notPublishing !notPublishing !notPublishing !notPublishing !notPublishing approved approved approved !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing",
  live: "!notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !otherStep live !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing !notPublishing",
  takeBackBegun:
    "!notLive !notLive !notLive !notLive takingBack !notLive !notLive !notLive takingBack !isTakingBack !isTakingBack takingBack !notLive !notLive",
  rolledBack:
    "!notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack takingBack !otherStep !otherStep !notTakingBack !notTakingBack",
  takeBackFailed:
    "!notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack takingBack takingBack takingBack !notTakingBack !notTakingBack",
  takenBack:
    "!notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !notTakingBack !otherStep takenBack !otherStep !notTakingBack !notTakingBack",
  closed:
    "closed closed closed closed !isMerged closed !isPublishing !isPublishing !isLive !isTakingBack !isTakingBack !isTakingBack !isTakenBack !isClosed",
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

describe("The life of a proposal (spec: company-60)", () => {
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

  test("all steps of a publication lead to live, with the merge", () => {
    const steps: ProposalEvent[] = [
      events.publishBegun,
      ...publishSteps.map((step) => ({ kind: "stepBegun", step, merge }) as const),
      events.live,
    ];
    const end = steps.reduce<ProposalState>((state, event) => after(state, event).state ?? state, states.planned);
    expect(end).toEqual({ kind: "live", merge, approvals, at, by: author });
  });

  test("a publication that was cut off begins again, with the merge until it is known not to be there", () => {
    const again = after(states.deploying, { kind: "stepBegun", step: "prepare", merge }).state;
    expect(again).toEqual({ ...states.deploying, step: "prepare" });
    const unsent = after(states.deploying, { kind: "stepBegun", step: "prepare" }).state;
    expect(unsent).toEqual(states.publishing);
  });

  test("what fails is told, and is kept with the merge that is there already", () => {
    expect(after(states.deploying, events.publishFailed).state).toEqual(states.merged);
    const moved = { ...failed, step: "merge", reason: "moved" } as const;
    const sending = { ...states.deploying, step: "merge" } as const;
    expect(after(sending, { kind: "publishFailed", failure: moved }).state).toEqual({
      ...states.approved,
      failed: moved,
    });
    expect(after(states.merged, events.publishBegun).state).toMatchObject({ kind: "publishing", merge });
    expect(after(states.reverting, events.takeBackFailed).state).toEqual(states.stuck);
    expect(after(states.stuck, events.takeBackBegun).state).toEqual(states.reverting);
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
