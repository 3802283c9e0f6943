import styled from "styled-components";
import { MessagePanel } from "#ui/feedback/MessagePanel.tsx";
import { checkIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import type { Takk } from "../tilbakemeldingEvent.ts";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";

interface TakkMessageProps {
  readonly t: TilbakemeldingReader;
  /** What the visitor is thanked for. */
  readonly takk: Takk;
  /** The id of the section's heading, where the thanks are the whole section. */
  readonly headingId: string | undefined;
}

/**
 * The success message after a feedback, and the thanks after a follow-up or contact request (spec: feedback-9,
 * feedback-27, feedback-31).
 */
export function TakkMessage({ t, takk, headingId }: TakkMessageProps) {
  return (
    <MessagePanel variant="success" icon={checkIcon}>
      <Thanks id={headingId} tabIndex={-1}>
        {t(`${takk}.thanks`)}
      </Thanks>
      <p>{t(`${takk}.thanks.text`)}</p>
    </MessagePanel>
  );
}

const Thanks = styled.h2`
  margin-block-end: 0.25rem;
  color: inherit;
  font-size: ${theme.font.sizeMd};
`;
