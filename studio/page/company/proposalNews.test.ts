import { describe, expect, test } from "vitest";
import type { Proposal } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { proposalNews } from "./proposalNews.ts";

const [kari, ola] = [
  { id: "kari", name: "Kari" },
  { id: "ola", name: "Ola" },
];
const at = "2026-11-26T08:00:00.000Z";
const approvals = [{ by: ola, at, commit: "c" }];
const asked = { kind: "asked", commit: "c", by: kari, at, approvals: [] } as const;
const draft = { kind: "draft" } as const;
const approved = { kind: "approved", commit: "c", approvals } as const;
const merged = { kind: "merged", commit: "c", merge: "m", approvals, by: ola, at } as const;

const proposal = (state: ProposalState, more: Partial<Proposal> = {}): Proposal => ({
  number: 12,
  title: "Nytt telefonnummer",
  author: kari,
  brands: ["fjord"],
  state,
  changedAt: at,
  waitsForMe: false,
  head: "c",
  base: "b",
  main: "b",
  changes: [],
  comments: [],
  approvalsNeeded: 1,
  conflicts: [],
  may: [],
  served: [],
  livePages: [],
  ...more,
});

const change = { brand: "fjord", file: "a", path: [], title: "Telefon", before: "1", after: "2" };
const comment = (id: number, by = ola) => ({ id, by, at, text: "Fint", resolved: false });
const news = (before: Proposal, after: Proposal, me = "per") => proposalNews(before, after, me);

describe("What has become of a proposal", () => {
  test.each<[string, ProposalState, ProposalState]>([
    ["Kari har sendt forslaget til godkjenning.", draft, asked],
    ["Ola har godkjent forslaget.", asked, { ...asked, approvals }],
    ["Ola har godkjent forslaget.", asked, approved],
    ["Ola har sendt forslaget tilbake.", asked, { kind: "draft", returned: { by: ola, at, reason: "Nei" } }],
    ["Ola har valgt et tidspunkt.", approved, { ...approved, kind: "planned", for: at, by: ola }],
    ["Tidspunktet er avlyst.", { ...approved, kind: "planned", for: at, by: ola }, approved],
    ["Ola publiserer forslaget.", approved, { ...approved, kind: "merging", by: ola, at }],
    [
      "Ola tar forslaget tilbake.",
      merged,
      { kind: "reverting", merge: "m", by: ola, at, step: "revert", rolledBack: [] },
    ],
    ["Ola har lukket forslaget.", draft, { kind: "closed", by: ola, at }],
    ["Forslaget er åpnet igjen.", { kind: "closed", by: ola, at }, draft],
    ["Forslaget har fått ny status: Ute hos kundene.", merged, { kind: "live", merge: "m", approvals, by: ola, at }],
    ["", asked, asked],
  ])("%s", (words, before, after) => {
    expect(news(proposal(before), proposal(after))).toBe(words);
  });

  test("who has changed it is named, and each who has commented once", () => {
    const after = proposal(draft, { head: "d", changes: [change], changedBy: ola });
    expect(news(proposal(draft), after)).toBe("Ola har endret forslaget.");
    // The main branch was brought in, and nothing that it changes is other.
    expect(news(proposal(draft), proposal(draft, { head: "d", changedBy: ola }))).toBe("");
    const comments = [comment(1), comment(2), comment(3), comment(4, kari)];
    expect(news(proposal(draft, { comments: [comment(1)] }), proposal(draft, { comments }))).toBe(
      "Ola har skrevet en kommentar. Kari har skrevet en kommentar.",
    );
  });

  test("the reason why it was sent back is a comment, and no news of its own", () => {
    const returned = proposal(
      { kind: "draft", returned: { by: ola, at, reason: "Feil nummer" } },
      { comments: [{ ...comment(1), text: "Feil nummer" }] },
    );
    expect(news(proposal(asked), returned)).toBe("Ola har sendt forslaget tilbake.");
  });

  test("what somebody has done in another tab is no news to them", () => {
    expect(news(proposal(asked), proposal(approved), "ola")).toBe("");
    expect(news(proposal(draft), proposal(draft, { comments: [comment(1)] }), "ola")).toBe("");
  });
});
