import type { Proposal, ProposalComment } from "#studio/document/company/CompanyWire.ts";
import type { PersonName, ProposalState } from "#studio/document/company/proposalState.ts";
import { stateWords } from "../colleagues/proposalWords.ts";
import { text } from "../texts.ts";

/** Somebody has done something: `news.<act>` of the texts says it. */
interface Act {
  readonly act: "approved" | "asked" | "closed" | "merging" | "planned" | "returned" | "reverting";
  readonly by: PersonName;
}

/** What a person has done that has led to a state; undefined for what the studio has done by itself. */
function actOf(before: ProposalState, next: ProposalState): Act | undefined {
  switch (next.kind) {
    case "draft":
      return next.returned === undefined ? undefined : { act: "returned", by: next.returned.by };
    case "approved": {
      const by = before.kind === "asked" ? next.approvals.at(-1)?.by : undefined;
      return by && { act: "approved", by };
    }
    case "asked":
    case "planned":
    case "merging":
    case "reverting":
    case "closed":
      return { act: next.kind, by: next.by };
    default:
      return undefined;
  }
}

/** How a proposal has come from one state to another, in a sentence. */
function stateNews(before: ProposalState, next: ProposalState, me: string): string | undefined {
  const isReturned = next.kind === "draft" && next.returned !== undefined && before.kind !== "draft";
  if (before.kind === next.kind && !isReturned) return undefined;
  const done = actOf(before, next);
  if (done !== undefined) return done.by.id === me ? undefined : text(`news.${done.act}`, { name: done.by.name });
  if (before.kind === "closed") return text("news.reopened");
  if (before.kind === "planned" && next.kind === "approved" && next.failed === undefined) return text("news.unplanned");
  return text("proposal.now", { state: stateWords(next) });
}

/** Approvals that leave a proposal waiting for more. */
function approvalNews(before: ProposalState, next: ProposalState): readonly PersonName[] {
  if (before.kind !== "asked" || next.kind !== "asked") return [];
  const known = new Set(before.approvals.map(({ by }) => by.id));
  return next.approvals.flatMap(({ by }) => (known.has(by.id) ? [] : [by]));
}

/** Whether a comment is what was written when the proposal was sent back: that has news of its own. */
const isReason = ({ by, text: said }: ProposalComment, state: ProposalState): boolean =>
  state.kind === "draft" && state.returned?.by.id === by.id && state.returned.reason === said;

/**
 * What others have done with a proposal since it was looked at, in sentences; empty when it is nothing.
 * @param me id of who looks at it: what they do in another tab is no news
 */
export function proposalNews(before: Proposal, next: Proposal, me: string): string {
  const isOther = ({ id }: PersonName) => id !== me;
  const { changedBy } = next;
  const isChanged = JSON.stringify(before.changes) !== JSON.stringify(next.changes) && before.head !== next.head;
  const known = new Set(before.comments.map(({ id }) => id));
  const writers = next.comments
    .filter((each) => !known.has(each.id) && !isReason(each, next.state))
    .map(({ by }) => by);
  const sentences = [
    isChanged && changedBy !== undefined && isOther(changedBy) && text("news.changed", { name: changedBy.name }),
    stateNews(before.state, next.state, me),
    ...approvalNews(before.state, next.state)
      .filter(isOther)
      .map(({ name }) => text("news.approved", { name })),
    ...writers.filter(isOther).map(({ name }) => text("news.commented", { name })),
  ];
  return [...new Set(sentences)].filter((each) => typeof each === "string").join(" ");
}
