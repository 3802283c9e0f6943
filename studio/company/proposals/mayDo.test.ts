import { describe, expect, test } from "vitest";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { ProposalAct } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import type { GrantedRole } from "../config/grantedRoles.ts";
import type { Person } from "../identity/Person.ts";
import { mayDo } from "./mayDo.ts";

const at = "2026-11-26T08:00:00.000Z";
const ola = { id: "ola", name: "Ola" };
const [commit, approvals] = ["c", [{ by: ola, at, commit: "c" }]];
const failed = { reason: "failed", at } as const;
const states = {
  draft: { kind: "draft" },
  asked: { kind: "asked", commit, by: ola, at, approvals: [] },
  approved: { kind: "approved", commit, approvals },
  "approved, and failed": { kind: "approved", commit, approvals, failed },
  planned: { kind: "planned", commit, approvals, by: ola, for: "2099-01-01T08:00" },
  merging: { kind: "merging", commit, approvals, by: ola, at },
  merged: { kind: "merged", commit, merge: "m", approvals, by: ola, at },
  live: { kind: "live", merge: "m", approvals, at, by: ola },
  reverting: { kind: "reverting", merge: "m", by: ola, at, step: "revert", rolledBack: [] },
  "reverting, and failed": { kind: "reverting", merge: "m", by: ola, at, step: "revert", rolledBack: [], failed },
  reverted: { kind: "reverted", merge: "m", revert: "r", by: ola, at, rolledBack: [] },
  closed: { kind: "closed", by: ola, at },
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

describe("What somebody may do with a proposal, by its state", () => {
  test.each<[keyof typeof states, editor: string, approver: string, publisher: string]>([
    ["draft", "edit share ask", "", ""],
    ["asked", "edit share", "approve return", ""],
    ["approved", "edit share", "return", "publish plan"],
    ["approved, and failed", "edit share", "return", "publish plan"],
    ["planned", "edit share", "return", "publish plan unplan"],
    ["merging", "", "", ""],
    // The main branch has it: it can only be taken back.
    ["merged", "", "", "takeBack"],
    ["live", "", "", "takeBack"],
    ["reverting", "", "", ""],
    ["reverting, and failed", "", "", "takeBack"],
    ["reverted", "", "", ""],
    ["closed", "", "", ""],
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
    ["draft", ["edit", "share", "ask", "close", "rename"]],
    ["approved", ["edit", "share", "close", "rename"]],
    ["merged", []],
    ["live", []],
    ["closed", ["reopen"]],
  ])("%s: who has made it names and closes it too", (state, expected) => {
    expect(acts(state, "editor", { isOwn: true })).toBe(expected.join(" "));
  });

  test("who has made it does not send it back to themselves", () => {
    for (const state of ["asked", "approved", "planned"] as const)
      expect(acts(state, "approver", { isOwn: true })).toBe("close rename");
  });

  test("nobody approves what they have a part in", () => {
    expect(acts("asked", "approver", { isAuthor: true })).toBe("return");
    expect(acts("asked", "approver", { isOwn: true })).not.toContain("approve");
  });

  test("who edits and publishes a brand may correct it; what all brands share never", () => {
    const grants = (["editor", "publisher", "base"] as const).map((role) => ({ role, brands: "all" as const }));
    const person: Person = { id: "kari", name: "Kari", email: "", grants };
    const may = (brands: readonly string[]) =>
      mayDo(person, { author: person, brands, state: states.draft }, true).includes("correct");
    expect([may(["fjord"]), may(["fjord", baseId]), may([])]).toEqual([true, false, false]);
  });
});
