import { createContext, type ReactNode, useCallback, useContext } from "react";
import { useTranslation } from "react-i18next";
import { type ReadTexts, TextsContext } from "#ui/texts/TextsContext.ts";
import type { Tenant } from "./readTenant.ts";

const TenantContext = createContext<Tenant | undefined>(undefined);

type ShowTenant = (tenant: Tenant) => void;

const keep: ShowTenant = () => undefined;

const ShowTenantContext = createContext(keep);

interface TenantProviderProps {
  readonly tenant: Tenant;
  /** Shows the brand with other values: in another language. Default: it stays as it is. */
  readonly onChange?: ShowTenant;
  readonly children: ReactNode;
}

/** Provides the brand to all components inside it, and its texts to the parts that know nothing of brands. */
export function TenantProvider({ tenant, onChange = keep, children }: TenantProviderProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const readTexts = useCallback<ReadTexts>(({ file }) => i18n.getResourceBundle(language, file), [i18n, language]);
  return (
    <TenantContext value={tenant}>
      <ShowTenantContext value={onChange}>
        <TextsContext value={readTexts}>{children}</TextsContext>
      </ShowTenantContext>
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

/** Shows the brand with other values, on the whole page. */
export const useShowTenant = (): ShowTenant => useContext(ShowTenantContext);
