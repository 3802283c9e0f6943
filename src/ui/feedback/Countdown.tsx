import { useConsoleError } from "./useConsoleError.ts";
import { SecondsLeft, type SecondsLeftProps } from "./SecondsLeft.tsx";
import { useCountdown } from "./useCountdown.ts";

/** All other attributes are for the element with the number. */
export interface CountdownProps extends Omit<SecondsLeftProps, "secondsLeft"> {
  /**
   * The moment it counts down to, milliseconds since 1970. Anything but a finite number shows nothing, and is an error
   * in the console.
   */
  readonly endsAtMs: number;
  /** Stops the countdown. Afterwards it continues with the remaining time, so the end comes later. Default: no. */
  readonly paused?: boolean | undefined;
  /** Called once at that moment. */
  readonly onEnd: () => void;
}

/** Counts down to a moment. Where another clock counts already, show its number with `SecondsLeft`. */
export function Countdown(props: CountdownProps) {
  const { endsAtMs } = props;
  // A date that could not be read is NaN: it never comes.
  const isMoment = Number.isFinite(endsAtMs);
  useConsoleError(
    isMoment ? undefined : `Countdown needs endsAtMs in milliseconds since 1970, and was given ${endsAtMs}`,
  );
  return isMoment && <Running {...props} />;
}

function Running({ endsAtMs, onEnd, paused, ...rest }: CountdownProps) {
  const secondsLeft = useCountdown(endsAtMs, onEnd, paused);
  return <SecondsLeft key={endsAtMs} {...rest} secondsLeft={secondsLeft} />;
}
