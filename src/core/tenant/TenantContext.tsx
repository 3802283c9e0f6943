import { createContext, type ReactNode, useContext } from "react";
import type { Tenant } from "./readTenant.ts";

const TenantContext = createContext<Tenant | undefined>(undefined);

/** Provides the brand to all components inside it. */
export function TenantProvider({ tenant, children }: { readonly tenant: Tenant; readonly children: ReactNode }) {
  return <TenantContext value={tenant}>{children}</TenantContext>;
}

/**
 * The brand in this environment.
 * @throws outside `TenantProvider` (spec: errors-13).
 */
export function useTenant(): Tenant {
  const tenant = useContext(TenantContext);
  if (tenant === undefined) throw new Error("No TenantProvider");
  return tenant;
}
