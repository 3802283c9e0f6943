import { useEffect, useEffectEvent } from "react";
import type { Proposal, ProposalState } from "#studio/document/company/CompanyWire.ts";
import { companyApi } from "../colleagues/companyApi.ts";

const pauseMs = 1_500;
const plannedPauseMs = 10_000;

/** How often it is asked for a proposal that the server works on, or will without anybody pressing anything. */
function pauseOf({ kind }: ProposalState): number | undefined {
  if (kind === "planned") return plannedPauseMs;
  return kind === "publishing" || kind === "takingBack" ? pauseMs : undefined;
}

/** Asks again and again how far a proposal is, as long as it moves by itself. An answer that fails is asked for again. */
export function useWhileRunning(proposal: Proposal, onChanged: (proposal: Proposal) => void): void {
  const { number, state } = proposal;
  const pause = pauseOf(state);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const next = await companyApi.proposal(number, signal).catch(() => undefined);
    if (next !== undefined && !signal.aborted) onChanged(next);
  });
  useEffect(() => {
    if (pause === undefined) return undefined;
    const controller = new AbortController();
    const timer = setInterval(() => {
      void ask(controller.signal);
    }, pause);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [number, pause]);
}
