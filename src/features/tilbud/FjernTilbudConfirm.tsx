import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { OfflineHint } from "#core/page/OfflineHint.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { FjerningStatus } from "./useFjernTilbud.ts";

interface FjernTilbudConfirmProps {
  readonly status: Exclude<FjerningStatus, "closed">;
  /** Name and description of the offer. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** For the heading, which takes focus. */
  readonly questionRef: Ref<HTMLHeadingElement>;
}

/**
 * The question before an offer is removed, in the place of its card's last line (spec: tilbud-20). It also shows the
 * loader of the removal and its failure (spec: tilbud-21, tilbud-22). The button that removes is not the loudest one
 * (spec: tilbud-27).
 */
export function FjernTilbudConfirm({ status, name, onConfirm, onCancel, questionRef }: FjernTilbudConfirmProps) {
  const { t } = useTranslation("tilbud");
  const { t: tFelles } = useTranslation("felles");
  const questionId = useId();
  const isDeleting = status === "deleting";
  const confirmText = {
    asking: t("fjern.confirm"),
    deleting: t("fjern.deleting"),
    failed: tFelles("tryAgain"),
  } as const;

  return (
    <Panel
      role="group"
      aria-labelledby={questionId}
      onKeyDown={({ key }) => {
        if (key === "Escape" && !isDeleting) onCancel();
      }}
    >
      <h3 id={questionId} ref={questionRef} tabIndex={-1}>
        {t("fjern.question")}
      </h3>
      {status === "failed" && (
        <Message variant="error">
          <OfflineHint />
          {t("fjern.failed")}
        </Message>
      )}
      <ButtonRow>
        <Button
          variant="secondary"
          busy={isDeleting}
          // The list of offers can have a button 'Prøv igjen' at the same time: it reads the offers again.
          aria-label={status === "failed" ? t("fjern.again", { name }) : undefined}
          onClick={onConfirm}
        >
          {confirmText[status]}
        </Button>
        {!isDeleting && (
          <Button variant="quiet" onClick={onCancel}>
            {t("fjern.cancel")}
          </Button>
        )}
      </ButtonRow>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  padding-block-start: ${theme.space[1]};
`;
