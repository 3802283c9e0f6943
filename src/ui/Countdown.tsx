import styled from "styled-components";
import { LiveRegion } from "./LiveRegion.tsx";
import { theme } from "./theme/theme.ts";
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

/** Counts down to a moment. The running number is seen, not spoken: a screen reader would say nothing else. */
export function Countdown({ endsAtMs, text, spokenText = text, spokenAt = standardSpokenAt, onEnd }: CountdownProps) {
  const secondsLeft = useCountdown(endsAtMs, onEnd);
  // The last of the given seconds that has been passed, so that a step that is skipped is spoken all the same.
  const due = spokenAt.filter((seconds) => seconds >= secondsLeft);
  return (
    <>
      <Line role="timer" aria-live="off">
        {text(secondsLeft)}
      </Line>
      <LiveRegion>{due.length > 0 && spokenText(Math.min(...due))}</LiveRegion>
    </>
  );
}

const Line = styled.p`
  color: ${theme.color.heading};
  font-size: ${theme.font.sizeLg};
  font-weight: ${theme.font.weightStrong};
  font-variant-numeric: tabular-nums;
`;
