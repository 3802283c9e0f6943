import { type RefObject, useEffect, useRef } from "react";

/** Gives an element the focus when it appears: what had it before is gone. */
export function useFocusOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
