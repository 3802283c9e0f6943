import { createContext, useEffect, useMemo, useState } from "react";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { ProposalRefusal } from "#studio/document/refusals.ts";
import type { Proposal, ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { whyFixed } from "#studio/document/company/workedOn.ts";
import { companyApi } from "../companyApi.ts";
import { companyPlace } from "../companyPlace.ts";
import { fieldKey } from "../fields/chosenField.ts";
import { useFollowing } from "../session/useFollowing.ts";

/** What is known of the proposal in which a document is edited. */
interface OpenProposal {
  /** The open comments on fields of the document. */
  readonly comments: readonly ProposalComment[];
  /** Why the proposal takes no edits now; undefined: it takes them, or it is not known. */
  readonly fixed: ProposalRefusal | undefined;
}

/** The proposal of the document around. */
export const OpenProposalContext = createContext<OpenProposal>({ comments: [], fixed: undefined });

/** A field as one text. The value of a role of the theme is the role. */
const keyOf = ({ kind, path }: FieldPlace): string =>
  fieldKey({ kind, path: path.at(-1) === "$value" ? path.slice(0, -1) : path });

/** The comments on one field, the oldest first. @param place where it is in its file */
export const commentsOn = (place: FieldPlace, comments: readonly ProposalComment[]): readonly ProposalComment[] =>
  comments.filter(
    ({ field }) =>
      field !== undefined && keyOf({ kind: field.kind ?? "descriptor", path: field.path }) === keyOf(place),
  );

/**
 * What is known of the proposal, and what takes the comments that the server answers to a new one. It is asked for when
 * the page opens, and as long as somebody is at it. Without an answer nothing is known.
 * @param id of the document: a brand, or what all brands share
 */
export function useOpenProposal(id: string) {
  const number = companyPlace()?.proposal;
  const [proposal, setProposal] = useState<Pick<Proposal, "comments" | "state">>();
  const asking = useMemo(
    () => ({
      follow: async (): Promise<void> => {
        if (typeof number !== "number") return;
        const answer = await companyApi.proposal(number).catch(() => undefined);
        if (answer !== undefined) setProposal(answer);
      },
    }),
    [number],
  );
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === "visible") void asking.follow();
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [asking]);
  useFollowing(asking);
  const open: OpenProposal = {
    comments: proposal?.comments.filter(({ field, resolved }) => field?.brand === id && !resolved) ?? [],
    fixed: proposal && whyFixed(proposal.state),
  };
  const setComments = (comments: readonly ProposalComment[]): void =>
    setProposal((known) => ({ state: { kind: "draft" }, ...known, comments }));
  return { open, setComments };
}
