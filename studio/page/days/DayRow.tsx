import { useId, useState } from "react";
import styled from "styled-components";
import { osloTime } from "#studio/document/osloTime.ts";
import { FramedField } from "../parts/Select.tsx";
import { smallButtonStyle } from "../parts/controlStyle.ts";
import { text } from "../texts.ts";
import type { DayChange } from "./dayChanges.ts";
import { DayInput } from "./DayInput.tsx";
import { shortDayText } from "./dayText.ts";

interface DayRowProps {
  /** Date and time that are shown; undefined: the present. */
  readonly day: string | undefined;
  readonly changes: readonly DayChange[];
  readonly onChoose: (day: string | undefined) => void;
}

const wordsOf = (direction: "next" | "previous", change: DayChange | undefined): string =>
  change === undefined
    ? text(`day.${direction}.none`)
    : text(`day.${direction}`, { day: shortDayText(change.day), reason: change.reason });

/** Date and time of the preview, and the ways to the days on which the portal changes by itself. */
export function DayRow({ day, changes, onChoose }: DayRowProps) {
  const id = useId();
  const [opened] = useState(() => osloTime(Date.now()));
  const shown = day ?? opened;
  const date = shown.slice(0, 10);
  const previous = changes.findLast((change) => change.day < date);
  const next = changes.find((change) => change.day > date);
  const go = (change: DayChange | undefined) => {
    if (change !== undefined) onChoose(`${change.day}T12:00`);
  };
  return (
    <Row>
      <FramedField>
        <label htmlFor={id}>{text("day.label")}</label>
        <DayInput id={id} type="datetime-local" value={shown} onChange={onChoose} />
      </FramedField>
      <button type="button" aria-disabled={previous === undefined || undefined} onClick={() => go(previous)}>
        {wordsOf("previous", previous)}
      </button>
      <button type="button" aria-disabled={next === undefined || undefined} onClick={() => go(next)}>
        {wordsOf("next", next)}
      </button>
      <button type="button" aria-disabled={day === undefined || undefined} onClick={() => onChoose(undefined)}>
        {text("day.back")}
      </button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: 0.375rem;

  & > button {
    ${smallButtonStyle}
  }
`;
