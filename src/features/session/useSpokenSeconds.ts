import { useState } from "react";

/** Screen readers hear the countdown when it starts and when it passes these seconds, not more often. */
const spokenAt = [40, 20] as const;

const stageOf = (seconds: number): number => spokenAt.filter((limit) => seconds <= limit).length;

/** The seconds that were last worth speaking. */
export function useSpokenSeconds(secondsLeft: number): number {
  const [spoken, setSpoken] = useState(secondsLeft);
  if (stageOf(spoken) === stageOf(secondsLeft)) return spoken;
  setSpoken(secondsLeft);
  return secondsLeft;
}
