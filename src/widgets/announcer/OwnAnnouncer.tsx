import { Announcer } from "#ui/feedback/Announcer.tsx";
import { useOwnAnnouncer } from "./useOwnAnnouncer.ts";

/**
 * Speaks what widgets announce on a page that has no `Announcer` of its own. Of several on a page, one speaks. Renders
 * nothing on a server.
 */
export function OwnAnnouncer() {
  return useOwnAnnouncer() ? <Announcer /> : undefined;
}
