import { describe, expect, test } from "vitest";
import type { ProposalAct, ProposalState } from "#studio/document/company/CompanyWire.ts";
import type { GrantedRole } from "../config/grantedRoles.ts";
import type { Person } from "../identity/Person.ts";
import { mayDo } from "./mayDo.ts";

const at = "2026-11-26T08:00:00.000Z";
const ola = { id: "ola", name: "Ola" };
const [commit, approvals] = ["c", [{ by: ola, at, commit: "c" }]];
const failed = { step: "deploy", reason: "failed", at } as const;
const states = {
  draft: { kind: "draft" },
  asked: { kind: "asked", commit, by: ola, at, approvals: [] },
  approved: { kind: "approved", commit, approvals },
  "approved, failed before the merge": { kind: "approved", commit, approvals, failed },
  "approved, failed after the merge": { kind: "approved", commit, approvals, failed: { ...failed, merge: "m" } },
  planned: { kind: "planned", commit, approvals, by: ola, for: "2099-01-01T08:00" },
  publishing: { kind: "publishing", commit, approvals, by: ola, at, step: "build" },
  live: { kind: "live", merge: "m", approvals, at, by: ola },
} as const satisfies Record<string, ProposalState>;

interface Who {
  readonly isOwn?: boolean;
  readonly isAuthor?: boolean;
  readonly brand?: string;
}

/** What somebody with a role for a brand may do beside commenting, which everybody may. */
function acts(state: keyof typeof states, role: GrantedRole, who: Who = {}): string {
  const { isOwn = false, isAuthor = isOwn, brand = "fjord" } = who;
  const person: Person = { id: "kari", name: "Kari", email: "", grants: [{ role, brands: [brand] }] };
  const author = isOwn ? person : ola;
  const may = mayDo(person, { author, brands: ["fjord"], state: states[state] }, isAuthor);
  expect(may).toContain("comment");
  return may.filter((act) => act !== "comment").join(" ");
}

describe("What somebody may do with a proposal, by its state (spec: company-213)", () => {
  test.each<[keyof typeof states, editor: string, approver: string, publisher: string]>([
    ["draft", "edit ask share", "", ""],
    ["asked", "edit share", "approve return", ""],
    ["approved", "edit share", "return", "publish plan"],
    ["approved, failed before the merge", "edit share", "return", "publish plan"],
    // The main branch has it: it can only be published, or taken back.
    ["approved, failed after the merge", "", "", "publish takeBack"],
    ["planned", "edit share", "return", "publish plan"],
    ["publishing", "", "", ""],
    ["live", "", "", "takeBack"],
  ])("%s", (state, editor, approver, publisher) => {
    expect([acts(state, "editor"), acts(state, "approver"), acts(state, "publisher")]).toEqual([
      editor,
      approver,
      publisher,
    ]);
    expect(acts(state, "reader")).toBe("");
    expect(acts(state, "publisher", { brand: "vidde" })).toBe("");
  });

  test.each<[keyof typeof states, ProposalAct[]]>([
    ["draft", ["edit", "ask", "close", "share", "rename"]],
    ["approved", ["edit", "close", "share", "rename"]],
    ["approved, failed after the merge", []],
    ["live", []],
  ])("%s: who has made it names and closes it too", (state, expected) => {
    expect(acts(state, "editor", { isOwn: true })).toBe(expected.join(" "));
  });

  test("nobody approves what they have a part in", () => {
    expect(acts("asked", "approver", { isAuthor: true })).toBe("return");
    expect(acts("asked", "approver", { isOwn: true })).not.toContain("approve");
  });
});
