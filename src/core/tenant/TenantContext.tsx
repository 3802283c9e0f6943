import { createContext, type ReactNode, useCallback, useContext } from "react";
import { useTranslation } from "react-i18next";
import { type ReadTexts, TextsContext } from "#ui/texts/TextsContext.ts";
import type { Tenant } from "./readTenant.ts";

const TenantContext = createContext<Tenant | undefined>(undefined);

interface TenantProviderProps {
  readonly tenant: Tenant;
  readonly children: ReactNode;
}

/** Provides the brand to all components inside it, and its texts to the parts that know nothing of brands. */
export function TenantProvider({ tenant, children }: TenantProviderProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const readTexts = useCallback<ReadTexts>(({ file }) => i18n.getResourceBundle(language, file), [i18n, language]);
  return (
    <TenantContext value={tenant}>
      <TextsContext value={readTexts}>{children}</TextsContext>
    </TenantContext>
  );
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
