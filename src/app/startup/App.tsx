import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { basePath } from "#contract/basePath.ts";
import { DrawnAvtaler } from "#core/page/DrawnAvtaler.ts";
import { SessionProvider, useSessionCover, useSessionWarning } from "#core/session/SessionContext.tsx";
import type { Session } from "#core/session/sessionState.ts";
import type { SessionStore } from "#core/session/sessionStore.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { ErrorBoundary } from "#app/frame/loading/ErrorBoundary.tsx";
import { idlePart, PageIdle } from "#app/frame/loading/lazyPart.tsx";
import { FeilMedTelefonPage } from "./FeilMedTelefonPage.tsx";
import { PortalRoutes } from "./PortalRoutes.tsx";
import { useStarted } from "./useStarted.ts";
import { loading } from "#app/loading.ts";
import { useWhenIdle } from "#app/frame/loading/useWhenIdle.ts";

const SessionDialogs = idlePart(loading.SessionDialogs, { missing: "over" });

/** The dialogs of the session. A dialog that has to be shown does not wait until the page is idle. */
function SessionWarning() {
  const isWarned = useSessionWarning().status !== "hidden";
  const isCovered = useSessionCover() !== "none";
  return <SessionDialogs isWanted={isWarned || isCovered} />;
}

/**
 * Starts the error reports when the page is idle, in brands that have an address for them. Until then, and when the
 * code cannot be fetched, reports wait in the queue.
 */
function useErrorReporter(tenant: Tenant, queryClient: QueryClient): void {
  useWhenIdle(() => {
    if (tenant.errorReporting.dsn)
      void loading.startErrorReports.load().then(
        (startErrorReports) => startErrorReports(tenant, queryClient),
        () => undefined,
      );
  });
}

/**
 * What the page shows of the agreements during hydration; undefined afterwards. The parts that the static shell lacks
 * are then rendered in slices, so that the page can answer presses in between.
 */
function useDrawn(atFirst: AvtalerView | undefined): AvtalerView | undefined {
  const [drawn, setDrawn] = useState(atFirst);
  useEffect(() => startTransition(() => setDrawn(undefined)), []);
  return drawn;
}

/** A brand, and what exists for as long as the page. */
export interface AppProps {
  /** What the page shows already, where React hydrates it: the agreements, and the session that they belong to. */
  readonly drawn?: { readonly avtaler: AvtalerView; readonly session: Session } | undefined;
  /** As the page begins. Another language has other texts. */
  readonly tenant: Tenant;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
}

/** The portal of one brand, for one visitor. */
export function App({ tenant: first, session, queryClient, drawn }: AppProps) {
  const [tenant, showTenant] = useState(first);
  useStarted();
  useErrorReporter(tenant, queryClient);
  return (
    <TenantProvider tenant={tenant} onChange={showTenant}>
      <SessionProvider store={session} drawn={drawn?.session}>
        <QueryClientProvider client={queryClient}>
          <DrawnAvtaler value={useDrawn(drawn?.avtaler)}>
            <PageIdle>
              {/* The frame has failed, and the footer with it: the page itself says how to reach the brand. */}
              <ErrorBoundary fallback={<FeilMedTelefonPage tenant={tenant} isReported />}>
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
