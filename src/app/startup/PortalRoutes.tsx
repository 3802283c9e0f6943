import { useTranslation } from "react-i18next";
import { Route, Routes } from "react-router-dom";
import { useSession } from "#core/session/useSession.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Guard } from "#app/startup/session/Guard.tsx";
import { loginPath } from "#contract/pagePaths.ts";
import { PageRoute } from "./PageRoute.tsx";
import { PortalFeilPage } from "#app/pages/feil/PortalFeilPage.tsx";
import { IkkeFunnetPage, LoggInnPage, pagesOf } from "./portalPages.ts";
import { Layout } from "#app/frame/Layout.tsx";
import { useReturnTo } from "#app/startup/session/useReturnTo.ts";

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
