import { useTranslation } from "react-i18next";
import { Route, Routes } from "react-router-dom";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Guard } from "#app/startup/session/Guard.tsx";
import { loginPath } from "#contract/pagePaths.ts";
import { PortalFeilPage } from "#app/pages/feil/PortalFeilPage.tsx";
import { IkkeFunnetPage, LoggInnPage, pagesOf } from "./portalPages.ts";
import { Layout } from "#app/frame/Layout.tsx";
import { useReturnTo } from "#app/startup/session/useReturnTo.ts";
import type { ReactNode } from "react";
import { usePageArrival } from "#app/frame/usePageArrival.ts";

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
