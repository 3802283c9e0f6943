import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { loginPath } from "#contract/pagePaths.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { keepReturnTo } from "#core/navigation/returnTo.ts";
import type { Session } from "#core/session/sessionState.ts";

/** Keeps the path of a page that needs a login, so that it is shown after the login. */
function useKeepReturnTo(status: Session["status"], path: string): void {
  useEffect(() => {
    if (status === "loggedOut") keepReturnTo(path);
  }, [status, path]);
}

/**
 * Shows its children only to customers who are logged in (spec: session-3): nothing while that is not known, the login
 * page for others.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  useKeepReturnTo(status, pathname + search + hash);
  if (status === "loading") return undefined;
  if (status === "loggedOut") return <Navigate to={loginPath} replace />;
  return children;
}
