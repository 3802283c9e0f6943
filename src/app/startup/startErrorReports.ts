import type { QueryClient } from "@tanstack/react-query";
import { startReporter } from "#core/errorReporting/startReporter.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { personalValues } from "#core/errorReporting/personalValues.ts";

/** Starts the error reports. They contain no personal value that the portal knows. */
export function startErrorReports(tenant: Tenant, queryClient: QueryClient): void {
  startReporter(tenant, () => personalValues(queryClient));
}
