import { type ComponentProps, useState } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme.ts";
import { LiveRegion } from "./LiveRegion.tsx";

/** All other attributes are for the element with the number. */
export interface SecondsLeftProps extends Omit<ComponentProps<"p">, "children"> {
  /** Whole seconds, 0 or more. */
  readonly secondsLeft: number;
  /** What is shown with so many whole seconds left. */
  readonly text: (secondsLeft: number) => string;
  /** The announced text, at the seconds of `spokenAt`. Default: `text`. */
  readonly spokenText?: ((secondsLeft: number) => string) | undefined;
  /** The seconds at which it is spoken; the numbers between are silent. Default 60, 30, 10 and 0. */
  readonly spokenAt?: readonly number[] | undefined;
  /** Whether it is spoken when it appears, at any number, and interrupts what is being read. Default: no. */
  readonly urgent?: boolean | undefined;
}

const standardSpokenAt = [60, 30, 10, 0];

/**
 * The last of the given seconds that has been reached or passed: a step that was slept through is spoken all the same.
 */
function lastStep(spokenAt: readonly number[], secondsLeft: number): number | undefined {
  const due = spokenAt.filter((seconds) => seconds >= secondsLeft);
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Seconds that run down. The running number is shown and not spoken: a screen reader would say nothing else. */
export function SecondsLeft(props: SecondsLeftProps) {
  const { secondsLeft, text, spokenText = text, spokenAt = standardSpokenAt, urgent = false, ...rest } = props;
  const step = lastStep(spokenAt, secondsLeft);
  // Begun between two steps, it has passed none: unless it is urgent, nothing is spoken before the next one.
  const [spoken, setSpoken] = useState(() => ({
    step: step === secondsLeft && !urgent ? undefined : step,
    seconds: urgent ? secondsLeft : undefined,
  }));
  if (spoken.step !== step) setSpoken({ step, seconds: step === undefined ? undefined : secondsLeft });
  return (
    <>
      {/* Some time passes between the server and the browser: the next second corrects the number. */}
      <Line {...rest} role="timer" aria-live="off" suppressHydrationWarning>
        {text(secondsLeft)}
      </Line>
      <LiveRegion urgent={urgent}>{spoken.seconds !== undefined && spokenText(spoken.seconds)}</LiveRegion>
    </>
  );
}

const Line = styled.p`
  color: ${theme.color.heading};
  font-size: ${theme.font.sizeLg};
  font-weight: ${theme.font.weightStrong};
  font-variant-numeric: tabular-nums;
`;
