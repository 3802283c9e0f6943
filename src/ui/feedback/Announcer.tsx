import { useStore } from "../store/useStore.ts";
import { announcements } from "./announcements.ts";
import { LiveRegion } from "./LiveRegion.tsx";

/** Speaks the text given to `announcements.announce`. A page has one, from its first render. */
export function Announcer() {
  return <LiveRegion>{useStore(announcements)}</LiveRegion>;
}
