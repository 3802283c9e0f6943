import { SessionCheck } from "./SessionCheck.tsx";
import { SessionTimeout } from "./SessionTimeout.tsx";
import { SlowSession } from "./SlowSession.tsx";

/**
 * What the session shows over the page: the timeout dialog, the cover while it is checked or ended, and that it is not
 * known yet.
 */
export function SessionDialogs() {
  return (
    <>
      <SessionTimeout />
      <SessionCheck />
      <SlowSession />
    </>
  );
}
