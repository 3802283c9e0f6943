import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Card } from "#ui/layout/card/Card.ts";
import { MemberCardIllustration } from "#ui/graphics/illustrations/MemberCardIllustration.tsx";
import { cardHeadingSize } from "#ui/theme/cardHeadingSize.ts";
import { TextAndIllustration } from "#ui/layout/TextAndIllustration.ts";

/**
 * Member content (spec: oversikt-8, oversikt-9): for members of a union scheme, in brands that have a text for them.
 */
export function MedlemSection() {
  const { t } = useTranslation("medlem");
  const { assets, marketing } = useTenant();
  const skadekunde = useAnswer(skadekundeQuery());
  const headingId = useId();
  const { memberLogo } = assets;
  const { memberBenefits } = marketing;
  if (skadekunde.data?.isLoMedlem !== true || memberBenefits === undefined) return undefined;
  return (
    <Card as="section" aria-labelledby={headingId}>
      {memberLogo && <Logo src={memberLogo.url} width={memberLogo.width} height={memberLogo.height} alt={t("logo")} />}
      <Title id={headingId}>{memberBenefits.title}</Title>
      <TextAndIllustration>
        <p>{memberBenefits.text}</p>
        <MemberCardIllustration />
      </TextAndIllustration>
    </Card>
  );
}

const Logo = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
  margin-block-end: 1rem;
`;

const Title = styled.h2`
  /* The longest word is in capital letters. */
  font-size: min(${cardHeadingSize}, 7.5vw);
`;
