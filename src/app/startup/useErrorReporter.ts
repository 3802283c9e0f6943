import type { QueryClient } from "@tanstack/react-query";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { loadPart } from "#app/frame/loading/parts.ts";
import { useWhenIdle } from "#app/frame/loading/useWhenIdle.ts";

/**
 * Starts the error reports when the page is idle, in brands that have an address for them. Until then, and when the
 * code cannot be fetched, reports wait in the queue.
 */
export function useErrorReporter(tenant: Tenant, queryClient: QueryClient): void {
  useWhenIdle(() => {
    if (tenant.errorReporting.dsn)
      void loadPart("startErrorReports").then(
        (startErrorReports) => startErrorReports(tenant, queryClient),
        () => undefined,
      );
  });
}
