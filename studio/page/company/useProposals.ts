import { useState } from "react";
import type { ProposalList, ProposalSummary } from "#studio/document/company/CompanyWire.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { companyApi } from "../colleagues/companyApi.ts";

interface FoundProposals {
  readonly status: "failed" | "here" | "loading";
  readonly proposals: readonly ProposalSummary[];
  /** Asks for the next ones; undefined when there are none. */
  readonly showMore: (() => void) | undefined;
}

interface ShownPages {
  /** The list and the search that the pages are of. */
  readonly asked: string;
  /** Where the next page begins. */
  readonly after: string;
  readonly earlier: readonly ProposalSummary[];
}

const nothingOf = (asked: string): ShownPages => ({ asked, after: "", earlier: [] });

/** How long a search is left alone before the server is asked. */
const pauseMs = 250;

/** The proposals of a list that a search finds, as many as were asked for. */
export function useProposals(list: ProposalList, search: string): FoundProposals {
  const asked = `${list} ${search}`;
  const [shown, setShown] = useState(nothingOf(asked));
  // Another list begins at its first page.
  const { after, earlier } = shown.asked === asked ? shown : nothingOf(asked);
  const key = `${asked} ${after}`;
  const answer = useServerAnswer(
    key,
    async (signal) => ({ of: key, page: await companyApi.proposals({ list, q: search, after }, signal) }),
    search === "" ? 0 : pauseMs,
  );
  if (answer.status === "failed") return { status: "failed", proposals: earlier, showMore: undefined };
  // The answer to the last question stays until that to this one is here.
  const page = answer.status === "here" && answer.value.of === key ? answer.value.page : undefined;
  if (page === undefined) return { status: "loading", proposals: earlier, showMore: undefined };
  const proposals = [...earlier, ...page.proposals];
  const { next } = page;
  const showMore = () => setShown({ asked, after: next ?? "", earlier: proposals });
  return { status: "here", proposals, showMore: next === undefined ? undefined : showMore };
}
