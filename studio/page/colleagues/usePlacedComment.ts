import { useState } from "react";
import type { CommentPlace, ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { companyPlace } from "../companyPlace.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { addressedComment, withoutComment } from "./commentAddress.ts";
import { companyApi } from "../companyApi.ts";

/** A comment at a part of a page. */
export type PlacedComment = ProposalComment & { readonly place: CommentPlace };

/** Whether a comment is on a part of a page. */
export const isPlaced = (comment: ProposalComment): comment is PlacedComment => comment.place !== undefined;

/** The comment that the address of a brand's workshop leads to, until it is closed. */
export function usePlacedComment(brand: string): readonly [PlacedComment | undefined, () => void] {
  const [id, setId] = useState(() => addressedComment(window.location.search));
  const proposal = companyPlace()?.proposal;
  const number = typeof proposal === "number" && id !== undefined ? proposal : undefined;
  const answer = useServerAnswer(number === undefined ? undefined : String(number), (signal) =>
    companyApi.proposal(number ?? 0, signal),
  );
  const all = answer.status === "here" ? answer.value.comments.filter(isPlaced) : [];
  const close = () => {
    setId(undefined);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, "", pathname + withoutComment(search) + hash);
  };
  return [all.find((each) => each.id === id && each.place.brand === brand), close];
}
