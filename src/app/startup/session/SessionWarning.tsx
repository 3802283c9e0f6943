import { useIsHydrating } from "#core/drawing/DrawnAvtaler.ts";
import { useSessionCover, useSessionWarning } from "#core/session/SessionContext.tsx";
import { idlePart } from "#app/frame/loading/lazyPart.tsx";

const SessionDialogs = idlePart("SessionDialogs", { isQuiet: true });

/** The dialogs of the session. One that is wanted does not wait until the page is idle. */
export function SessionWarning() {
  const isWarned = useSessionWarning().status !== "hidden";
  const isCovered = useSessionCover() !== "none";
  // No dialog is part of the page that React hydrates.
  const isHydrating = useIsHydrating();
  return <SessionDialogs isWanted={!isHydrating && (isWarned || isCovered)} />;
}
