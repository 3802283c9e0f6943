import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useMemo } from "react";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { ProposalRefusal } from "#studio/document/refusals.ts";
import type { ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { whyFixed } from "#studio/document/company/workedOn.ts";
import { companyPlace } from "../companyPlace.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import { proposalQuery, showComments } from "../session/queries.ts";
import { useFollowed } from "../session/useFollowing.ts";
import { isPlaced, type PlacedComment } from "./usePlacedComment.ts";

/** What is known of the proposal in which a document is edited. */
interface OpenProposal {
  /** The open comments on fields of the document. */
  readonly comments: readonly ProposalComment[];
  /** The open comments on parts of its portal. */
  readonly onParts: readonly PlacedComment[];
  /** Takes all comments of the proposal, when one was sent. */
  readonly setComments: (comments: readonly ProposalComment[]) => void;
  /** Why the proposal takes no edits now; undefined: it takes them, or it is not known. */
  readonly fixed: ProposalRefusal | undefined;
}

/** The proposal of the document around. */
export const OpenProposalContext = createContext<OpenProposal>({
  comments: [],
  onParts: [],
  setComments: () => undefined,
  fixed: undefined,
});

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
 * What is known of the proposal. It is asked for when the page opens, and as long as somebody is at it. Without an answer
 * nothing is known.
 * @param id of the document: a brand, or what all brands share
 */
export function useOpenProposal(id: string): OpenProposal {
  const client = useQueryClient();
  const place = companyPlace()?.proposal;
  const number = typeof place === "number" ? place : undefined;
  const { enabled, refetchInterval } = useFollowed();
  const { data: proposal } = useQuery({
    ...proposalQuery(number ?? 0),
    enabled: enabled && number !== undefined,
    refetchInterval,
    refetchOnWindowFocus: "always",
  });
  return useMemo((): OpenProposal => {
    const unresolved = proposal?.comments.filter(({ resolved }) => !resolved) ?? [];
    return {
      comments: unresolved.filter(({ field }) => field?.brand === id),
      onParts: unresolved.filter(isPlaced).filter(({ place: at }) => at.brand === id),
      setComments: (comments) => void (number !== undefined && showComments(client, number, comments)),
      fixed: proposal && whyFixed(proposal.state),
    };
  }, [proposal, id, number, client]);
}
