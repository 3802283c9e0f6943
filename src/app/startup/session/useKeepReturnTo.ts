import { useEffect } from "react";
import { keepReturnTo } from "#core/navigation/returnTo.ts";
import type { Session } from "#core/session/sessionState.ts";

/** Keeps the path of a page that needs a login, so that it is shown after the login. */
export function useKeepReturnTo(status: Session["status"], path: string): void {
  useEffect(() => {
    if (status === "loggedOut") keepReturnTo(path);
  }, [status, path]);
}
