import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { takeReturnTo } from "#core/navigation/returnTo.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { loginPath } from "#contract/pagePaths.ts";

/**
 * After a login: leads to the page that was wanted before it. A login that ended on a page other than the first one
 * stays there.
 */
export function useReturnTo(): void {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (status === "loggedOut") isDone.current = false;
    if (status !== "loggedIn" || isDone.current) return;
    isDone.current = true;
    const wanted = takeReturnTo() ?? "/";
    const isDoorway = pathname === "/" || pathname === loginPath;
    if (isDoorway && wanted !== pathname) void navigate(wanted, { replace: true });
  }, [status, pathname, navigate]);
}
