import { useSessionWarning } from "#core/session/useSessionWarning.ts";
import { idlePart } from "#app/frame/loading/idlePart.tsx";

const SessionTimeout = idlePart("SessionTimeout");

/** The timeout dialog. A session that is about to end does not wait until the page is idle. */
export function SessionWarning() {
  return <SessionTimeout isWanted={useSessionWarning().status !== "hidden"} />;
}
