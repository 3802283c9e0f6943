import { type RefObject, useEffect, useEffectEvent } from "react";

/** Acts on a press outside an element, while it is open. */
export function useOutsidePress(isOpen: boolean, ref: RefObject<HTMLElement | null>, act: () => void): void {
  const onOutside = useEffectEvent(act);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && ref.current?.contains(event.target) !== true) onOutside();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen, ref]);
}
