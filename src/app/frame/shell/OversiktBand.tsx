import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { AvtalerTotals } from "#features/avtaler/AvtalerTotals.tsx";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { theme } from "#ui/theme/theme.ts";

interface OversiktBandProps {
  /** The customer's agreements, as the overview shows them. */
  readonly avtaler: AvtalerView;
  /** The place of the customer's name. */
  readonly customer?: ReactNode;
  /** The place of the one thing to do now. */
  readonly now?: ReactNode;
}

/**
 * The band of the overview (spec: oversikt-15): whose insurance it is, what it costs, the one thing to do now, and the
 * brand's greeting. Customers with agreements get the brand's slogan, others a text that is true for them, if the brand
 * has one. While the agreements load, only the slogan's room is kept.
 */
export function OversiktBand({ avtaler, customer = <span />, now = <div /> }: OversiktBandProps) {
  const { t } = useTranslation("oversikt");
  const { heroTitle, heroLead, heroTitleWithoutAgreements, heroTitleUnknown } = useTenant().marketing;
  const { status } = avtaler;
  const hasSlogan = status === "list" || status === "loading";
  return (
    <HeroBand
      heading={<h1 tabIndex={-1}>{t("title")}</h1>}
      subheading={customer}
      title={hasSlogan ? heroTitle : status === "empty" ? heroTitleWithoutAgreements : heroTitleUnknown}
      lead={hasSlogan ? heroLead : undefined}
      isTitleShown={status !== "loading"}
    >
      <Facts>
        {/* The boot script draws here. */}
        <div data-totals="">
          <AvtalerTotals avtaler={avtaler} />
        </div>
        <Now>{now}</Now>
      </Facts>
    </HeroBand>
  );
}

const Facts = styled(Card)`
  height: auto;
  gap: 0.75rem;
  padding: min(${theme.size.cardPadding}, 1.25rem);
  color: ${theme.color.text};

  & > :empty {
    display: none;
  }

  @media print {
    border: 0;
  }
`;

/** As high as its text before the text is known, so that the page does not move. */
const Now = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  /* Its rule, the distance to it, and a link. */
  min-height: calc(1px + 0.5rem + 2.75rem);
  padding-block-start: 0.5rem;
  border-block-start: 1px solid ${theme.color.border};

  :empty + & {
    min-height: 0;
    border: 0;
    padding: 0;
  }

  @media print {
    display: none;
  }
`;
