import { type Ref, type RefObject, useLayoutEffect, useRef } from "react";
import { useSharedRef } from "#ui/controls/useSharedRef.ts";

/**
 * A pressed button disappears with its stage: focus moves to the first new heading, or to the remaining one. Where
 * focus is elsewhere on the page, the heading is only announced. Headings that can get focus have `tabIndex={-1}`.
 * @param stage Changes when another stage is shown.
 * @param ref The host's.
 * @param announce Speaks a heading.
 * @returns for the element around all stages.
 */
export function useStageFocus(
  place: string,
  ref: Ref<HTMLElement> | undefined,
  announce: (text: string) => void,
): RefObject<HTMLElement | null> {
  const section = useSharedRef(ref);
  const before = useRef<{ readonly place: string; readonly headings: readonly HTMLElement[] }>(undefined);
  useLayoutEffect(() => {
    if (before.current?.place === place) return;
    const headings = [...(section.current?.querySelectorAll<HTMLElement>("h2[tabindex]") ?? [])];
    const last = before.current;
    before.current = { place, headings };
    if (!last) return;
    const arrival = headings.find((heading) => !last.headings.includes(heading)) ?? headings[0];
    const { activeElement, body } = document;
    if (activeElement === body || section.current?.contains(activeElement)) arrival?.focus();
    else announce(arrival?.textContent ?? "");
  }, [place, section, announce]);
  return section;
}
