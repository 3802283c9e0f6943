import { createContext, type ReactNode, useContext, useMemo } from "react";
import { getI18n } from "react-i18next";
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

/** Reads the texts of the page, with the brand's own laid over them. Another brand, or language, has another reader. */
const createReader =
  (_: Tenant): ReadTexts =>
  ({ file }) => {
    const i18n = getI18n();
    return i18n.getResourceBundle(i18n.language, file);
  };

/** Provides the brand to all components inside it, and its texts to the parts that know nothing of brands. */
export function TenantProvider({ tenant, onChange = keep, children }: TenantProviderProps) {
  // Not `useTranslation`, which is a store: above everything it would let React break off what it renders in slices.
  const readTexts = useMemo(() => createReader(tenant), [tenant]);
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
