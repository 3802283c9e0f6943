import { useSyncExternalStore } from "react";
import { announcements } from "./announcements.ts";
import { LiveRegion } from "./LiveRegion.tsx";

/** Speaks what `announcements.announce` is given. Stands once in the page, from the start. */
export function Announcer() {
  const text = useSyncExternalStore(announcements.subscribe, announcements.current);
  return <LiveRegion>{text}</LiveRegion>;
}
