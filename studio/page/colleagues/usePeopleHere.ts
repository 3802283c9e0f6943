import { useEffect, useEffectEvent, useState } from "react";
import type { OpenPage, PersonHere } from "#studio/document/company/CompanyWire.ts";
import { companyApi } from "./companyApi.ts";

/** How often a page says that it is open, in ms. The server remembers it a little longer than two of these. */
const pauseMs = 15_000;
/** After so long without a key or a pointer nobody is here: the page asks no more, and the session can end. */
const idleMs = 5 * 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/**
 * The others who are where this page is. The page says that its person is here as long as they see it and do something.
 * @param proposal left out: nobody is asked for
 * @param onAnswer what else is done each time
 */
export function usePeopleHere(
  proposal: number | undefined,
  { brands, isEditing }: OpenPage,
  onAnswer: (people: readonly PersonHere[]) => void = () => undefined,
): readonly PersonHere[] {
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (proposal === undefined) return;
    const answer = await companyApi.here(proposal, { brands, isEditing }, signal).catch(() => undefined);
    if (signal.aborted || !Array.isArray(answer)) return;
    // The same people are no change.
    setPeople((before) => (JSON.stringify(before) === JSON.stringify(answer) ? before : answer));
    onAnswer(answer);
  });
  const where = brands.join("\n");
  useEffect(() => {
    if (proposal === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let lastSign = Date.now();
    let isLate = false;
    const tick = () => {
      isLate = document.visibilityState !== "visible" || Date.now() - lastSign > idleMs;
      if (!isLate) void ask(signal);
    };
    const look = () => {
      lastSign = Date.now();
      if (isLate) tick();
    };
    for (const sign of signs) window.addEventListener(sign, look, { capture: true, passive: true, signal });
    document.addEventListener("visibilitychange", look, { signal });
    const timer = setInterval(tick, pauseMs);
    tick();
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [proposal, where]);
  return people;
}
