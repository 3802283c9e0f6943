import { useDeferredValue, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { tilbudQuery } from "#api/tilbud.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { useAnswer } from "#core/query/useAnswer.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { TilbudSummaryCard } from "./TilbudSummaryCard.tsx";

/**
 * The offers card of the overview, or a message when the offers could not be fetched (spec: tilbud-4). Not shown
 * without offers.
 */
export function TilbudSummarySection() {
  const { t } = useTranslation("tilbud");
  const { t: tFelles } = useTranslation("felles");
  const answer = useAnswer(tilbudQuery());
  // A new answer is sorted and rendered in slices: the first sorting loads the browser's alphabet.
  const data = useDeferredValue(answer.data);
  const status = useDeferredValue(answer.status);
  const headingId = useId();
  const isFailed = status === "failed";
  const isSlow = status === "slow";
  const [hasRetried, setHasRetried] = useState(false);
  const { heading, notePress } = useRetryFocus(isFailed || isSlow);
  const noteRetry = () => {
    setHasRetried(true);
    notePress();
  };

  if (isFailed)
    return (
      <Stack as="section" aria-labelledby={headingId}>
        <h2 id={headingId}>{t("title")}</h2>
        <Message
          variant="error"
          title={t("failed")}
          action={
            <Button
              variant="secondary"
              busy={answer.isRetrying}
              onClick={() => {
                noteRetry();
                answer.retry();
              }}
            >
              {tFelles("tryAgain")}
            </Button>
          }
        >
          {t("failed.text")}
        </Message>
      </Stack>
    );
  if (isSlow)
    return (
      <Stack as="section" aria-labelledby={headingId}>
        <h2 id={headingId}>{t("title")}</h2>
        <SlowAnswer answers={[{ ...answer, status }]} onRetry={noteRetry}>
          {t("slow")}
        </SlowAnswer>
      </Stack>
    );
  if (data === undefined) return undefined;
  const { tilbud, systemSourceError } = data;
  if (tilbud.length > 0)
    return (
      <TilbudSummaryCard tilbud={tilbud} isIncomplete={systemSourceError} headingId={headingId} headingRef={heading} />
    );
  // After a retry the customer gets an answer, and focus has a target.
  return hasRetried ? (
    <VisuallyHidden as="p" ref={heading} tabIndex={-1}>
      {t("summary.none")}
    </VisuallyHidden>
  ) : undefined;
}
