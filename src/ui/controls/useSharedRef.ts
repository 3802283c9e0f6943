import { type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** The `ref` of an element that its part needs too, besides the one of the host. */
export function useSharedRef<Element extends HTMLElement>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => own.current, []);
  return own;
}
