import { type ExternalLinkProps, useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { requireConfig } from "#core/errorReporting/requireConfig.ts";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { avtaleLink } from "#domain/avtale/avtaleLink.ts";

/** Where a card leads: `details` in this tab, `partner` in a new one. */
export interface AvtaleTarget {
  readonly kind: "details" | "partner";
  readonly linkProps: ExternalLinkProps;
}

/** The link of an agreement's card; undefined without an address, or with one that is refused (spec: links-5). */
export function useAvtaleTarget(avtale: Avtale): AvtaleTarget | undefined {
  const { urls, products } = useTenant();
  const link = avtaleLink(avtale, products, urls.partnerDetail);
  const isPartner = link?.kind === "partner";
  if (isPartner) requireConfig(urls.partnerDetail, "urls.partnerDetail");

  const linkProps = useExternalLink(isPartner ? link.address : link?.path, isPartner ? "window" : "web");
  return linkProps && { kind: isPartner ? "partner" : "details", linkProps };
}
