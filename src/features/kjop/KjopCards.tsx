import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { FilledCardGrid } from "#ui/layout/card/FilledCardGrid.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { awardIcon, briefcaseIcon, calendarIcon, giftIcon } from "#ui/graphics/icons/insuranceIcons.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { theme } from "#ui/theme/theme.ts";
import { OutsideCard } from "./OutsideCard.tsx";

/** Below the categories: test awards, customer benefits and the cards of the brand (spec: kjop-7, kjop-8, kjop-9). */
export function KjopCards() {
  const { t } = useTranslation("kjop");
  const { cards, marketing } = useTenant();
  const headingId = useId();
  const icons = [awardIcon, giftIcon];
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t("more")}</h2>
      <FilledCardGrid>
        {marketing.purchaseInfo.map(({ title, text }, at) => (
          <li key={title}>
            <InfoBox>
              <CardHead>
                <span>
                  <Icon path={icons[at] ?? awardIcon} />
                </span>
                <h3>{title}</h3>
              </CardHead>
              <p>{text}</p>
            </InfoBox>
          </li>
        ))}
        {cards.businessPortal && <OutsideCard card={cards.businessPortal} icon={briefcaseIcon} />}
        {cards.maintenanceCalendar && <OutsideCard card={cards.maintenanceCalendar} icon={calendarIcon} />}
      </FilledCardGrid>
    </Stack>
  );
}

const InfoBox = styled.div`
  height: 100%;
  padding: ${theme.size.cardPadding};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceSubtle};
  overflow-wrap: anywhere;

  & svg {
    color: ${theme.color.heading};
  }
`;
