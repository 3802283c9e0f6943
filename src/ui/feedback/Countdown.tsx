import { useState } from "react";
import styled from "styled-components";
import { LiveRegion } from "./LiveRegion.tsx";
import { theme } from "../theme/theme.ts";
import { useCountdown } from "./useCountdown.ts";

interface CountdownProps {
  /** The moment it counts to, as `Date.now()` gives it. */
  readonly endsAtMs: number;
  /** What stands there with so many whole seconds left. */
  readonly text: (secondsLeft: number) => string;
  /** What is spoken instead, at the seconds of `spokenAt`. Default: the same as `text`. */
  readonly spokenText?: (secondsLeft: number) => string;
  /** The seconds at which it is spoken; the numbers between stay silent. Default 60, 30, 10 and 0. */
  readonly spokenAt?: readonly number[];
  /** Called once when the moment has come. */
  readonly onEnd: () => void;
}

const standardSpokenAt = [60, 30, 10, 0];

/** What was spoken last of the way to a moment: at which step, and the seconds that were left then. */
interface Spoken {
  readonly endsAtMs: number;
  readonly step: number | undefined;
  readonly seconds: number | undefined;
}

/** The last of the given seconds that has been reached or passed: a step that is slept through is spoken all the same. */
function lastStep(spokenAt: readonly number[], secondsLeft: number): number | undefined {
  const due = spokenAt.filter((seconds) => seconds >= secondsLeft);
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Counts down to a moment. The running number is seen, not spoken: a screen reader would say nothing else. */
export function Countdown({ endsAtMs, text, spokenText = text, spokenAt = standardSpokenAt, onEnd }: CountdownProps) {
  const secondsLeft = useCountdown(endsAtMs, onEnd);
  const step = lastStep(spokenAt, secondsLeft);
  // Begun between two steps, it has passed none: nothing is spoken before the next one.
  const begun: Spoken = { endsAtMs, step: step === secondsLeft ? undefined : step, seconds: undefined };
  const [spoken, setSpoken] = useState(begun);
  if (!Object.is(spoken.endsAtMs, endsAtMs)) setSpoken(begun);
  else if (spoken.step !== step) setSpoken({ endsAtMs, step, seconds: step === undefined ? undefined : secondsLeft });
  return (
    <>
      <Line role="timer" aria-live="off">
        {text(secondsLeft)}
      </Line>
      <LiveRegion>{spoken.seconds !== undefined && spokenText(spoken.seconds)}</LiveRegion>
    </>
  );
}

const Line = styled.p`
  color: ${theme.color.heading};
  font-size: ${theme.font.sizeLg};
  font-weight: ${theme.font.weightStrong};
  font-variant-numeric: tabular-nums;
`;
