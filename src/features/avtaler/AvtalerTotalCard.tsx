import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { formatKroner } from "#domain/format/formatKroner.ts";
import { Amount } from "#ui/layout/Amount.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { Figure, Figures } from "#ui/layout/Figures.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { infoIcon } from "#ui/graphics/icons/interface/infoIcon.ts";
import { theme } from "#ui/theme/theme.ts";
import type { AvtalerTotal } from "#domain/avtale/avtalerView.ts";
import { AvtalerTotalSkeleton } from "./AvtalerTotalSkeleton.tsx";

/** A button that opens a hint. */
export type HintComponent = ComponentType<{ readonly label: string; readonly children: ReactNode }>;

interface AvtalerTotalCardProps {
  readonly total: AvtalerTotal;
  readonly Hint: HintComponent;
}

/**
 * The sum of all agreements, own and partner's (spec: avtaler-2). A sum that may lack a part says so (spec: avtaler-5),
 * and one that waits for a part says it in its labels, so that nothing moves when the part arrives.
 */
export function AvtalerTotalCard({ total, Hint }: AvtalerTotalCardProps) {
  const { t } = useTranslation("avtaler");
  if (total.status === "pending") return <AvtalerTotalSkeleton />;
  const { status, monthlyOre, yearlyOre } = total;
  const soFar = status === "soFar" ? ".soFar" : "";

  return (
    <Card>
      <Figures>
        {monthlyOre !== undefined && (
          <Figure>
            <dt>{t(`total.month${soFar}`)}</dt>
            <dd>
              <Amount value={formatKroner(monthlyOre)} unit={t("perMonth")} size="total" />
            </dd>
          </Figure>
        )}
        {yearlyOre !== undefined && (
          <Figure>
            <dt>
              {t(`total.year${soFar}`)}
              <Hint label={t("total.yearHintLabel")}>{t("total.yearHint")}</Hint>
            </dt>
            <dd>
              <Amount value={formatKroner(yearlyOre)} unit={t("perYear")} size="subtotal" />
            </dd>
          </Figure>
        )}
      </Figures>
      {status === "incomplete" && (
        <Lack>
          <Icon path={infoIcon} size="small" /> {t("total.incomplete")}
        </Lack>
      )}
    </Card>
  );
}

const Lack = styled.p`
  margin-block-start: 0.75rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
