import { memo } from "react";
import { requireConfig } from "#core/errorReporting/requireConfig.ts";
import { outboundLink } from "#core/navigation/outboundLink.ts";
import { isMobilbankApp } from "#core/native/isMobilbankApp.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { avtaleCard } from "#domain/avtale/avtaleCard.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { avtaleLink } from "#domain/avtale/avtaleLink.ts";
import { useCardDrawing } from "./cardLooks.tsx";

interface AvtaleCardProps {
  readonly avtale: Avtale;
  /** Begins the ids of its parts. */
  readonly id: string;
  /** Whether it is below the heading of a group. */
  readonly isInGroup: boolean;
}

/** An agreement: name, description, state, date, price and link. Renders again only when the agreement changes. */
export const AvtaleCard = memo(function AvtaleCard({ avtale, id, isInGroup }: AvtaleCardProps) {
  const drawing = useCardDrawing();
  const { products, urls } = useTenant();
  const partnerDetailUrl = urls.partnerDetail;
  if (avtaleLink(avtale, products, partnerDetailUrl)?.kind === "partner")
    requireConfig(partnerDetailUrl, "urls.partnerDetail");
  const setting = {
    products,
    partnerDetailUrl,
    linkTo: outboundLink,
    isInApp: isMobilbankApp,
    today: todayInOslo(),
    isInGroup,
  };
  return avtaleCard(avtale, id, setting, drawing);
});
