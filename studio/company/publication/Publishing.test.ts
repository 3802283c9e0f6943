import { expect, test, vi } from "vitest";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import type { ProposalEvent } from "../proposals/ProposalEvent.ts";
import { proposalStep } from "../proposals/proposalStep.ts";
import type { PublicationEvent, ToPublish } from "./PublicationWay.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { Publishing } from "./Publishing.ts";
import { Refusal } from "#studio/server/Refusal.ts";

const by = { id: "per", name: "Per" };
const at = "2026-11-20T08:00:00.000Z";
const planned: ProposalState = { kind: "planned", commit: "a", approvals: [], for: at, by };
const merging: ProposalState = { kind: "merging", commit: "a", approvals: [], by, at, merge: "m" };

type Publish = (proposal: ToPublish, record: (event: PublicationEvent) => Promise<void>) => Promise<void>;

/** Publishing over states of proposals. @param refusals of proposals that cannot begin */
function publishingOf(states: Record<number, ProposalState>, publish: Publish, refusals: Record<number, Error> = {}) {
  const said: string[] = [];
  const read = (number: number): ProposalRecord => {
    const state = states[number];
    if (state === undefined) throw new Error("unknown");
    const texts = { title: "", author: by, base: "", head: "", createdAt: at, changedAt: at };
    return { number, state, brands: ["fjord"], ...texts };
  };
  const apply = async (number: number, event: ProposalEvent) => {
    const step = proposalStep(read(number).state, event, {
      approvalsNeeded: 0,
      isAuthor: () => false,
      countApprovers: () => 0,
    });
    if (step.refused !== undefined) throw new Refusal(step.refused);
    states[number] = step.state;
    return read(number);
  };
  const publishing = new Publishing({
    desk: {
      read,
      apply,
      beginPlanned: async (number) => {
        const refusal = refusals[number];
        if (refusal !== undefined) throw refusal;
        await apply(number, { kind: "publishBegun", by, at });
      },
      noteHead: () => Promise.resolve(),
      noteMerged: async (number, event) => void (await apply(number, event)),
    },
    records: {
      inStates: (...kinds) =>
        Object.keys(states)
          .map((number) => read(Number(number)))
          .filter(({ state }) => kinds.includes(state.kind)),
    },
    way: { publish, takeBack: () => Promise.resolve() },
    served: {
      ask: () => Promise.resolve(),
      noteFormer: () => Promise.resolve(),
      isLive: () => Promise.resolve(false),
      isTakenBack: () => Promise.resolve(false),
      planOf: () => Promise.resolve({ rollsBack: [], newer: [], others: [] }),
    },
    ci: { ask: () => Promise.resolve(undefined) },
    branch: "main",
    leadMs: 0,
    complain: (text) => said.push(text),
    now: () => Date.parse(at) + 1000,
  });
  return { publishing, states, said };
}

test.each(["broken", "conflict", "role", "unsaved"] as const)("a plan that meets %s says so", async (reason) => {
  const { publishing, states } = publishingOf({ 1: planned }, () => Promise.resolve(), { 1: new Refusal(reason) });
  publishing.wake();
  await publishing.idle();
  expect(states[1]).toMatchObject({ kind: "approved", failed: { reason } });
});

test("a plan that cannot begin keeps no other from it, and people decide again", async () => {
  const published: number[] = [];
  const { publishing, states } = publishingOf(
    { 1: planned, 2: planned, 3: planned },
    async ({ number }) => void published.push(number),
    { 1: new Refusal("moreApprovals"), 2: new Refusal("changedMeanwhile") },
  );
  publishing.wake();
  await vi.waitFor(() => expect(published).toEqual([3]));
  await publishing.idle();
  expect(states[1]).toMatchObject({ kind: "approved", failed: { reason: "failed" } });
  // What somebody has just done is looked at next.
  expect(states[2]?.kind).toBe("planned");
});

test("a publication that was cut off goes on with the merge that was noted, to its end", async () => {
  const known: (string | undefined)[] = [];
  const { publishing, states, said } = publishingOf({ 1: merging }, async ({ merge }, record) => {
    known.push(merge);
    await record({ kind: "merged", merge: "m" });
  });
  publishing.wake();
  await vi.waitFor(() => expect(states[1]?.kind).toBe("merged"));
  await publishing.idle();
  expect([known, said]).toEqual([["m"], []]);
});

test("a plan that is late, and is made anew while others begin, does not fail", async () => {
  const late: ProposalState = { ...planned, for: "2026-11-19T08:00:00.000Z" };
  const anew: ProposalState = { ...planned, for: "2026-11-21T08:00:00.000Z" };
  const { publishing, states } = publishingOf({ 1: planned, 2: late }, async () => void (states[2] = anew), {
    get 1(): Error {
      states[2] = anew;
      return new Refusal("changedMeanwhile");
    },
  });
  publishing.wake();
  await publishing.idle();
  expect(states).toEqual({ 1: planned, 2: anew });
});
