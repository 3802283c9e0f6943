import { SessionCheck } from "./SessionCheck.tsx";
import { SessionTimeout } from "./SessionTimeout.tsx";

/** What the session shows over the page: the timeout dialog, and the cover while it is checked or ended. */
export function SessionDialogs() {
  return (
    <>
      <SessionTimeout />
      <SessionCheck />
    </>
  );
}
