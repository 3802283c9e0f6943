import { SecondsLeft, type SecondsLeftProps } from "./SecondsLeft.tsx";
import { useCountdown } from "./useCountdown.ts";

/** All other attributes are for the element with the number. */
export interface CountdownProps extends Omit<SecondsLeftProps, "secondsLeft"> {
  /** The moment it counts down to, milliseconds since 1970. */
  readonly endsAtMs: number;
  /** It rests meanwhile, and goes on with what was left: the end is as much later. Default: no. */
  readonly paused?: boolean | undefined;
  /** Called once at that moment. */
  readonly onEnd: () => void;
}

/** Counts down to a moment. Where another clock counts already, show its number with `SecondsLeft`. */
export function Countdown({ endsAtMs, onEnd, paused, ...rest }: CountdownProps) {
  const secondsLeft = useCountdown(endsAtMs, onEnd, paused);
  return <SecondsLeft key={endsAtMs} {...rest} secondsLeft={secondsLeft} />;
}
