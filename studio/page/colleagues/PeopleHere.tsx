import { useEffect, useEffectEvent, useRef, useState } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { OpenPage, PersonHere } from "#studio/document/company/CompanyWire.ts";
import { companyPlace } from "../companyPlace.ts";
import { text } from "../texts.ts";
import { hereLines } from "./hereWords.ts";
import { hostAddress } from "./hostAddress.ts";
import { companyApi } from "../companyApi.ts";

interface PeopleHereProps {
  /** The brands that the page is about. */
  readonly brands: readonly string[];
  /** The brand that is changed in the page. Left out: it only shows the proposal. */
  readonly edited?: string;
  readonly nameOf: (brand: string) => string;
  /** Called each time that the server has said who is here. */
  readonly onAnswer?: (people: readonly PersonHere[]) => void;
}

/** Who else is here, in a company's studio. Two people who change the same brand are warned; the rest is a quiet line. */
export function PeopleHere({ brands, edited, nameOf, onAnswer }: PeopleHereProps) {
  const place = companyPlace();
  const number = typeof place?.proposal === "number" ? place.proposal : undefined;
  const people = usePeopleHere(number, { brands, isEditing: edited !== undefined }, onAnswer);
  const lines = number === undefined ? [] : hereLines(people, { proposal: number, brand: edited, nameOf });
  useAnnounced(lines.map(({ words }) => words).join(" "));
  if (place === undefined || lines.length === 0) return null;
  const [warnings, others] = [lines.filter(({ isWarning }) => isWarning), lines.filter((line) => !line.isWarning)];
  return (
    <Here aria-label={text("here.label")}>
      {warnings.map(({ words }) => (
        <Message key={words} variant="warning">
          {words}
        </Message>
      ))}
      {others.map(({ words, proposal }) => (
        <p key={words}>
          {words}{" "}
          {proposal !== undefined && (
            <a href={hostAddress(place.home, `forslag${proposal}`)}>{text("here.open", { number: proposal })}</a>
          )}
        </p>
      ))}
    </Here>
  );
}

/** Says it once when it has changed. */
function useAnnounced(words: string): void {
  const said = useRef("");
  useEffect(() => {
    if (said.current === words) return;
    said.current = words;
    announcements.announce(words === "" ? text("here.nobody") : words);
  }, [words]);
}

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
function usePeopleHere(
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

const Here = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;

  & > p {
    max-width: none;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    overflow-wrap: anywhere;
  }
`;
