import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { onForget } from "#core/session/onForget.ts";

/** The groups that the customer has opened since the page was loaded or they logged in. Another page of the portal does not close them. */
const openedIds = new Set<string | undefined>();
onForget(() => openedIds.clear());

const groupsIn = (frame: HTMLElement | null) => [...(frame?.querySelectorAll("details") ?? [])];

interface OpenGroups {
  readonly areAllOpen: boolean;
  /** Opens all groups, or closes them when all are open. */
  readonly openOrClose: () => void;
}

/**
 * Which groups of agreements are open (spec: avtaler-40). The groups are `details` elements, which also open without
 * React: in the boot script's drawing, and by the browser's own search.
 * @param frame the element around the groups
 * @param list another value when the groups are drawn anew
 */
export function useOpenGroups(frame: RefObject<HTMLElement | null>, list: unknown): OpenGroups {
  const [areAllOpen, setAreAllOpen] = useState(false);
  useLayoutEffect(() => {
    // The elements report with `toggle` that they have opened.
    for (const group of groupsIn(frame.current)) group.open ||= openedIds.has(group.dataset["group"]);
  }, [frame, list]);
  useEffect(() => {
    const element = frame.current;
    const note = () => {
      const groups = groupsIn(element);
      for (const { open, dataset } of groups) {
        if (open) openedIds.add(dataset["group"]);
        else openedIds.delete(dataset["group"]);
      }
      setAreAllOpen(groups.every(({ open }) => open));
    };
    // The event does not bubble.
    element?.addEventListener("toggle", note, true);
    return () => element?.removeEventListener("toggle", note, true);
  }, [frame]);
  return {
    areAllOpen,
    openOrClose() {
      for (const group of groupsIn(frame.current)) group.open = !areAllOpen;
    },
  };
}
