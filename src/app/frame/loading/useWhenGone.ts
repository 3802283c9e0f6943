import { useEffect, useEffectEvent } from "react";

/** Calls when the component is removed from the page. */
export function useWhenGone(act: () => void): void {
  const onGone = useEffectEvent(act);
  useEffect(() => () => onGone(), []);
}
