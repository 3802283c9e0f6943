import { type RefObject, useLayoutEffect, useRef } from "react";
import { announcements } from "#ui/feedback/announcements.ts";

/**
 * The pressed button goes with what it was part of: focus goes on to the first heading that is new, or to the one that is left. Where
 * focus is elsewhere on the page by then, the heading is only spoken. Headings that can be gone to have `tabIndex={-1}`.
 * @param place Changes when something new is shown.
 * @returns for the element around everything.
 */
export function useStageFocus(place: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
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
    else announcements.announce(arrival?.textContent ?? "");
  }, [place]);
  return section;
}
