import { createContext, useEffect, useState } from "react";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { ProposalComment } from "#studio/document/company/CompanyWire.ts";
import { companyApi } from "../companyApi.ts";
import { companyPlace } from "../companyPlace.ts";
import { fieldKey } from "../fields/chosenField.ts";

/** The open comments on fields of the document around. */
export const FieldCommentsContext = createContext<readonly ProposalComment[]>([]);

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
 * The open comments on fields of a document, and what takes the comments that the server answers to a new one. They are
 * asked for when the page opens, and when somebody comes back to it. Without an answer there are none.
 * @param document id of the brand, or of what all brands share
 */
export function useFieldComments(document: string) {
  const proposal = companyPlace()?.proposal;
  const [comments, setComments] = useState<readonly ProposalComment[]>([]);
  useEffect(() => {
    if (typeof proposal !== "number") return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = (): void => {
      if (window.document.visibilityState !== "visible") return;
      companyApi.proposal(proposal, signal).then(
        (answer) => !signal.aborted && setComments(answer.comments),
        () => undefined,
      );
    };
    ask();
    window.document.addEventListener("visibilitychange", ask);
    return () => {
      window.document.removeEventListener("visibilitychange", ask);
      controller.abort();
    };
  }, [proposal]);
  return { comments: comments.filter(({ field, resolved }) => field?.brand === document && !resolved), setComments };
}
