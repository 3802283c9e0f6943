import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import type { PagePath } from "#contract/pagePaths.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { EmptyFolderIllustration } from "#ui/graphics/illustrations/EmptyFolderIllustration.tsx";
import { IllustrationFrame } from "#ui/graphics/illustrations/IllustrationFrame.ts";
import { theme } from "#ui/theme/theme.ts";

/** Shown instead of the list to a customer without offers: where offers come from, and what to do next. */
export function TilbudEmpty() {
  const { t } = useTranslation("tilbud");
  const { features } = useTenant();
  return (
    <TextBlock>
      <IllustrationFrame>
        <EmptyFolderIllustration />
      </IllustrationFrame>
      <p>{t("empty.text")}</p>
      {features.purchase && (
        <ButtonLink as={Link} to={"/kjopsinnganger" satisfies PagePath} data-variant="primary">
          {t("empty.purchase")}
        </ButtonLink>
      )}
    </TextBlock>
  );
}

const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
`;
