import { expect, test } from "vitest";
import type { ProposalState } from "#studio/document/company/CompanyWire.ts";
import { proposalStep } from "../proposals/proposalStep.ts";
import type { ProposalEvent } from "../proposals/ProposalEvent.ts";
import { openDatabase } from "../records/openDatabase.ts";
import { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { Publishing } from "./Publishing.ts";

const per = { id: "per", name: "Per Publiserer" };
const plannedFor = "2026-12-01T06:00:00.000Z";
const hourMs = 3_600_000;

test("a planned publication waits for another one of its brands; too late, a person decides (spec: company-120)", async () => {
  let nowMs = Date.parse(plannedFor);
  let isBusy = true;
  const records = new ProposalRecords(openDatabase(":memory:"), () => nowMs);
  const planned: ProposalState = { kind: "planned", commit: "c", approvals: [], for: plannedFor, by: per };
  const read = () => {
    const record = records.read(1);
    if (record === undefined) throw new Error("The proposal is gone.");
    return record;
  };
  const plan = () => records.update(read(), { state: planned });
  const apply = (_: number, event: ProposalEvent) => {
    const { state } = proposalStep(read().state, event, { approvalsNeeded: 0, isAuthor: () => false });
    if (state === undefined) throw new Error(event.kind);
    return Promise.resolve(records.update(read(), { state }));
  };
  records.create({ title: "Ny hilsen", author: per, base: "b" });
  plan();
  const begun: number[] = [];
  const publishing = new Publishing({
    records,
    desk: { read, apply, isBusy: () => isBusy, noteEnd: () => Promise.resolve() },
    way: { publish: ({ number }) => Promise.resolve(void begun.push(number)) },
    brandsOf: () => Promise.resolve(["fjord"]),
    now: () => nowMs,
  });
  const look = async () => {
    publishing.wake();
    await publishing.idle();
    return read().state;
  };
  expect(await look()).toEqual(planned);
  nowMs += 5 * hourMs;
  isBusy = false;
  expect(await look()).toMatchObject({ kind: "publishing", by: per });
  expect(begun).toEqual([1]);

  records.update(read(), { state: planned });
  nowMs += 2 * hourMs;
  expect(await look()).toMatchObject({ kind: "approved", failed: { reason: "late" } });
  expect(begun).toEqual([1]);
});
