import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { SectionHead } from "#ui/layout/SectionHead.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useHeldBack } from "#ui/feedback/useHeldBack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { OppgaveList } from "./OppgaveList.tsx";
import { type OppgaveCustomer, useOppgaver } from "./useOppgaver.ts";

interface OppgaverSectionProps extends OppgaveCustomer {
  /** Id of the section's heading, for links to it. */
  readonly headingId: string;
  /** The content below the tasks. It waits a moment for the tasks, so that they do not move it. */
  readonly children?: ReactNode;
}

/** Longest time that content waits for the tasks. */
const waitAtMostMs = 1000;

/** 'Oppgavene dine'. Not shown without tasks (spec: oppgaver-1). */
export function OppgaverSection({ headingId, children, ...customer }: OppgaverSectionProps) {
  const { t } = useTranslation("oppgaver");
  const { t: tFelles } = useTranslation("felles");
  const { isPending, oppgaver, answers, isIncomplete, isRetrying, retry } = useOppgaver(customer);
  const [hasRetried, setHasRetried] = useState(false);
  const isSlow = answers.some(({ status }) => status === "slow");
  const { heading, notePress } = useRetryFocus(isIncomplete || isSlow);
  const count = oppgaver.length;
  const isHeldBack = useHeldBack(isPending, waitAtMostMs);
  const hasSection = count > 0 || isIncomplete || isSlow;
  const noteRetry = () => {
    setHasRetried(true);
    notePress();
  };

  const section = (
    <Stack as="section" aria-labelledby={headingId}>
      <SectionHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t("heading")}
        </h2>
        {count > 0 && <p>{t("count", { count })}</p>}
      </SectionHead>
      {count > 0 && <OppgaveList oppgaver={oppgaver} />}
      <SlowAnswer answers={answers} onRetry={noteRetry}>
        {t(count > 0 ? "slow.some" : "slow")}
      </SlowAnswer>
      {isIncomplete && (
        <Message
          variant="warning"
          announced
          action={
            <Button
              variant="secondary"
              busy={isRetrying}
              onClick={() => {
                noteRetry();
                retry();
              }}
            >
              {tFelles("tryAgain")}
            </Button>
          }
        >
          {t(count > 0 ? "failed.some" : "failed")}
        </Message>
      )}
    </Stack>
  );

  return (
    <>
      {hasSection && section}
      {!hasSection && hasRetried && !isPending && (
        // After a retry the customer gets an answer, and focus has a target.
        <VisuallyHidden as="p" ref={heading} tabIndex={-1}>
          {t("none")}
        </VisuallyHidden>
      )}
      {!isHeldBack && children}
    </>
  );
}
