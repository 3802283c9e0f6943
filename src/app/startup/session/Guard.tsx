import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { loginPath } from "#contract/pagePaths.ts";
import { useSession } from "#core/session/useSession.ts";
import { useKeepReturnTo } from "./useKeepReturnTo.ts";

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
