import { useEffect, useEffectEvent } from "react";
import type { Proposal, ProposalState } from "#studio/document/company/CompanyWire.ts";
import { companyApi } from "./companyApi.ts";

const pauseMs = 1_500;

/** Whether the server works on it, or will without anybody pressing anything. */
const isRunning = ({ kind }: ProposalState): boolean => kind === "publishing" || kind === "takingBack";

/** Asks again and again how far a proposal is, as long as the server works on it. An answer that fails is asked for again. */
export function useWhileRunning(proposal: Proposal, onChanged: (proposal: Proposal) => void): void {
  const { number, state } = proposal;
  const running = isRunning(state);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const next = await companyApi.proposal(number, signal).catch(() => undefined);
    if (next !== undefined && !signal.aborted) onChanged(next);
  });
  useEffect(() => {
    if (!running) return undefined;
    const controller = new AbortController();
    const timer = setInterval(() => {
      void ask(controller.signal);
    }, pauseMs);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [number, running]);
}
