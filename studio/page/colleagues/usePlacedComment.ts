import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CommentPlace, ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { companyPlace } from "../companyPlace.ts";
import { proposalQuery } from "../session/queries.ts";
import { keepInAddress } from "../address.ts";
import { addressedComment } from "./commentAddress.ts";

/** A comment at a part of a page. */
export type PlacedComment = ProposalComment & { readonly place: CommentPlace };

/** Whether a comment is on a part of a page. */
export const isPlaced = (comment: ProposalComment): comment is PlacedComment => comment.place !== undefined;

/** The comment that the address of a brand's workshop leads to, until it is closed. */
export function usePlacedComment(brand: string): readonly [PlacedComment | undefined, () => void] {
  const [id, setId] = useState(() => addressedComment());
  const proposal = companyPlace()?.proposal;
  const number = typeof proposal === "number" && id !== undefined ? proposal : undefined;
  const { data } = useQuery({ ...proposalQuery(number ?? 0), enabled: number !== undefined });
  const close = () => {
    setId(undefined);
    keepInAddress({ kommentar: undefined });
  };
  return [data?.comments.filter(isPlaced).find((each) => each.id === id && each.place.brand === brand), close];
}
