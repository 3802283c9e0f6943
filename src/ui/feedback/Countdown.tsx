import { SecondsLeft } from "./SecondsLeft.tsx";
import { useCountdown } from "./useCountdown.ts";

interface CountdownProps {
  /** The moment it counts down to, milliseconds since 1970. */
  readonly endsAtMs: number;
  /** What is shown with so many whole seconds left. */
  readonly text: (secondsLeft: number) => string;
  /** The announced text, at the seconds of `spokenAt`. Default: `text`. */
  readonly spokenText?: (secondsLeft: number) => string;
  /** The seconds at which it is spoken; the numbers between are silent. Default 60, 30, 10 and 0. */
  readonly spokenAt?: readonly number[];
  /** Called once at that moment. */
  readonly onEnd: () => void;
}

/** Counts down to a moment. Where another clock counts already, show its number with `SecondsLeft`. */
export function Countdown({ endsAtMs, onEnd, ...texts }: CountdownProps) {
  const secondsLeft = useCountdown(endsAtMs, onEnd);
  return <SecondsLeft key={endsAtMs} secondsLeft={secondsLeft} {...texts} />;
}
