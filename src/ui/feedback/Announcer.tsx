import { useStore } from "../store/useStore.ts";
import { announcements } from "./announcements.ts";
import { LiveRegion, type LiveRegionProps } from "./LiveRegion.tsx";

/** Speaks the text given to `announcements.announce`. A page has one, from its first render. */
export function Announcer(props: Omit<LiveRegionProps, "children">) {
  return <LiveRegion {...props}>{useStore(announcements)}</LiveRegion>;
}
