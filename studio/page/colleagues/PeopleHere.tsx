import { useEffect, useRef } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { PersonHere } from "#studio/document/company/CompanyWire.ts";
import { companyPlace } from "../companyPlace.ts";
import { text } from "../texts.ts";
import { hereLines } from "./hereWords.ts";
import { hostAddress } from "./hostAddress.ts";
import { usePeopleHere } from "./usePeopleHere.ts";

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
