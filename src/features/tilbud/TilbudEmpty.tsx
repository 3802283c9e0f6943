import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import type { PagePath } from "#contract/pagePaths.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { EmptyFolderIllustration } from "#ui/graphics/illustrations/EmptyFolderIllustration.tsx";
import { IllustrationFrame } from "#ui/graphics/illustrations/IllustrationFrame.ts";
import { from } from "#ui/theme/breakpoints.ts";
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

  /* On a wide screen the drawing stands beside the text: one group instead of a narrow column. */
  ${from.medium} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space[3]};
    justify-items: start;

    & > :first-child {
      grid-row: span 2;
    }

    & > p {
      align-self: end;
    }
  }
`;
