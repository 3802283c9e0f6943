import { expect, test } from "vitest";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { auditOf, noticeKindOf } from "./proposalNotes.ts";

const by = { id: "per", name: "Per" };
const at = "2026-11-26T08:00:00.000Z";
const record = {
  number: 12,
  title: "Nytt",
  author: by,
  brands: ["fjord"],
  base: "b",
  head: "h",
  createdAt: at,
  changedAt: at,
};
const before: ProposalState = { kind: "merging", commit: "h", approvals: [], by, at };

test("a publication that failed is in the log with its reason, and people are told", () => {
  const failure = { reason: "failed", detail: "tenants/fjord/tenant.jsonc:3:9", at } as const;
  const state: ProposalState = { kind: "approved", commit: "h", approvals: [], failed: failure };
  const event = { kind: "publishFailed", failure } as const;
  expect(auditOf(event, { ...record, state }, before)).toEqual({
    kind: "publicationFailed",
    proposal: 12,
    by,
    reason: "failed",
    message: "tenants/fjord/tenant.jsonc:3:9",
  });
  expect(noticeKindOf(event, state)).toBe("failed");
});
