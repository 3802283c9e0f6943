import { type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** A `ref` for an element that both the component and its host need. */
export function useSharedRef<Element extends HTMLElement>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => own.current, []);
  return own;
}
