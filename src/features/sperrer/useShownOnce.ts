import { useEffect, useEffectEvent, useRef } from "react";

/** Tells that a page of this type is shown: once, also when React mounts it twice, and again for another type. */
export function useShownOnce<Type extends string>(type: Type, onShown: ((type: Type) => void) | undefined): void {
  const told = useRef<Type>(undefined);
  const tell = useEffectEvent((shown: Type) => onShown?.(shown));
  useEffect(() => {
    if (told.current === type) return;
    told.current = type;
    tell(type);
  }, [type]);
}
