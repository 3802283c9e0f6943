import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { loginPath } from "#contract/pagePaths.ts";
import { PortalFeilPage } from "#app/pages/feil/PortalFeilPage.tsx";
import { IkkeFunnetPage, LoggInnPage, pagesOf } from "./portalPages.ts";
import { usePrefetch } from "./usePrefetch.ts";
import { useArrivals } from "#app/frame/loading/lazyPart.tsx";
import { Layout } from "#app/frame/Layout.tsx";
import { usePageArrival } from "#app/frame/usePageArrival.ts";
import { keepReturnTo, takeReturnTo } from "#core/navigation/returnTo.ts";
import type { Session } from "#core/session/sessionState.ts";

/**
 * After a login: leads to the page that was wanted before it. A login that ended on a page other than the first one
 * stays there.
 */
function useReturnTo(): void {
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
function Guard({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  useKeepReturnTo(status, pathname + search + hash);
  if (status === "loading") return undefined;
  if (status === "loggedOut") return <Navigate to={loginPath} replace />;
  return children;
}

interface PageRouteProps {
  /** The page's name in the document's title. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page. When it has been fetched, the title, the focus and the scroll position are set. */
function PageRoute({ title, children }: PageRouteProps) {
  const { t } = useTranslation("skall");
  const { name } = useTenant();
  usePageArrival(t("documentTitle", { page: title, brand: name }));
  return children;
}

/** The routes (spec: portal-5): the login page, the brand's pages behind the guard, and not-found for every other path. */
export function PortalRoutes() {
  const { t } = useTranslation("skall");
  const { t: tInnlogging } = useTranslation("innlogging");
  const tenant = useTenant();
  const { status } = useSession();
  useReturnTo();
  usePrefetch();
  useArrivals();
  return (
    <Layout errorPage={<PortalFeilPage />}>
      <Routes>
        <Route
          path={loginPath}
          element={
            // A customer who has just logged in is being led to the page that was wanted.
            status === "loggedIn" ? null : (
              <PageRoute title={tInnlogging("title")}>
                <LoggInnPage />
              </PageRoute>
            )
          }
        />
        {pagesOf(tenant).map(({ path, title, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guard>
                <PageRoute title={t(title)}>
                  {path === "/" && !tenant.features.overview ? <PortalFeilPage /> : <Page />}
                </PageRoute>
              </Guard>
            }
          />
        ))}
        <Route
          path="*"
          element={
            <Guard>
              <PageRoute title={t("notFound.title")}>
                <IkkeFunnetPage />
              </PageRoute>
            </Guard>
          }
        />
      </Routes>
    </Layout>
  );
}
