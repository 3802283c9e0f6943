import { useEffect, useState } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import { createStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";

/** The widgets that found no announcer on the page, in the order in which they came. The first has one. */
const without = createStore<readonly object[]>([]);

/** Whether this widget renders the announcer of the page. */
export function useOwnAnnouncer(): boolean {
  // An object: ids of React repeat where a page has several roots.
  const [id] = useState(() => ({}));
  useEffect(() => {
    let isGone = false;
    // After the effects of this moment: an announcer that the page renders beside the widget listens by then.
    queueMicrotask(() => {
      if (isGone || (announcements.hasListeners() && without.get().length === 0)) return;
      without.set([...without.get(), id]);
    });
    return () => {
      isGone = true;
      if (without.get().includes(id)) without.set(without.get().filter((other) => other !== id));
    };
  }, [id]);
  return useStore(without)[0] === id;
}
