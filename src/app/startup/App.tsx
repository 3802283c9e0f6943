import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { basePath } from "#contract/basePath.ts";
import { DrawnAvtaler } from "#core/page/DrawnAvtaler.ts";
import { SessionProvider } from "#core/session/SessionContext.tsx";
import type { SessionStore } from "#core/session/sessionStore.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { ErrorBoundary } from "#app/frame/loading/ErrorBoundary.tsx";
import { PageIdle } from "#app/frame/loading/lazyPart.tsx";
import { lazyOrReplacement } from "#app/frame/loading/lazyPart.tsx";
import { SessionWarning } from "#app/startup/session/SessionWarning.tsx";
import { PortalFeilPage } from "#app/pages/feil/PortalFeilPage.tsx";
import { PortalRoutes } from "./PortalRoutes.tsx";
import { useDrawn } from "./useDrawn.ts";
import { useErrorReporter } from "./useErrorReporter.ts";

/** The frame has failed, and the footer with it: the page itself says how to reach the brand. */
const FeilMedTelefonPage = lazyOrReplacement("FeilMedTelefonPage", PortalFeilPage);

interface AppProps {
  /** What the page shows of the agreements already, where React hydrates it. */
  readonly drawn?: AvtalerView | undefined;
  readonly tenant: Tenant;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
}

/** The portal of one brand, for one visitor. */
export function App({ tenant, session, queryClient, drawn }: AppProps) {
  useErrorReporter(tenant, queryClient);
  return (
    <TenantProvider tenant={tenant}>
      <SessionProvider store={session}>
        <QueryClientProvider client={queryClient}>
          <DrawnAvtaler value={useDrawn(drawn)}>
            <PageIdle>
              <ErrorBoundary
                fallback={
                  <Suspense>
                    <FeilMedTelefonPage tenant={tenant} isReported />
                  </Suspense>
                }
              >
                <BrowserRouter basename={basePath}>
                  <PortalRoutes />
                </BrowserRouter>
              </ErrorBoundary>
              <SessionWarning />
            </PageIdle>
          </DrawnAvtaler>
        </QueryClientProvider>
      </SessionProvider>
    </TenantProvider>
  );
}
