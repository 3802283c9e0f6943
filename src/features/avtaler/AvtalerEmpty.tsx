import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { EmptyFolderIllustration } from "#ui/graphics/illustrations/EmptyFolderIllustration.tsx";
import { IllustrationFrame } from "#ui/graphics/illustrations/IllustrationFrame.ts";
import { theme } from "#ui/theme/theme.ts";

interface AvtalerEmptyProps {
  /** Address of the contact details on the page, for example `#kontakt-telefon`. */
  readonly contactHref: string;
}

/** Shown instead of the list to a customer without agreements (spec: avtaler-4). */
export function AvtalerEmpty({ contactHref }: AvtalerEmptyProps) {
  const { t } = useTranslation("avtaler");
  return (
    <Card>
      <TextBlock>
        <IllustrationFrame>
          <EmptyFolderIllustration />
        </IllustrationFrame>
        <h3>{t("empty.title")}</h3>
        <p>{t("empty.text")}</p>
        <ButtonLink data-variant="secondary" href={contactHref}>
          {t("empty.contact")}
        </ButtonLink>
      </TextBlock>
    </Card>
  );
}

const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[1]};
`;
