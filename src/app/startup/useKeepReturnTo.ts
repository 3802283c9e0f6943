import { useEffect } from "react";
import { keepWantedPath } from "#core/navigation/returnTo.ts";
import type { Session } from "#core/session/sessionState.ts";

/** Keeps the path of a page that needs a login first, so that it is shown afterwards. */
export function useKeepWantedPath(status: Session["status"], path: string): void {
  useEffect(() => {
    if (status === "loggedOut") keepWantedPath(path);
  }, [status, path]);
}
