import type { QueryClient } from "@tanstack/react-query";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { loading } from "#app/loading.ts";
import { useWhenIdle } from "#app/frame/loading/useWhenIdle.ts";

/**
 * Starts the error reports when the page has come to rest, where they have somewhere to go; until then, and when its code
 * cannot be fetched, they wait in the queue.
 */
export function useErrorReporter(tenant: Tenant, queryClient: QueryClient): void {
  useWhenIdle(() => {
    if (tenant.errorReporting.dsn)
      void loading.startErrorReports.load().then(
        (startErrorReports) => startErrorReports(tenant, queryClient),
        () => undefined,
      );
  });
}
