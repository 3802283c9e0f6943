import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import type { Answer } from "./useAnswer.ts";

interface SlowAnswerProps {
  /** The calls that the section waits for. */
  readonly answers: readonly Answer<unknown>[];
  /** What takes long. */
  readonly children: ReactNode;
  /** Called when the button is pressed, before the calls are made again. */
  readonly onRetry?: () => void;
  /** Read out when it appears. Default: true. */
  readonly announced?: boolean;
}

/** Says that an answer is late and offers 'Prøv igjen' (spec: loading-3). Nothing while none is. */
export function SlowAnswer({ answers, children, onRetry, announced = true }: SlowAnswerProps) {
  const { t } = useTranslation("felles");
  const slow = answers.filter(({ status }) => status === "slow");
  if (slow.length === 0) return undefined;
  const retry = () => {
    onRetry?.();
    for (const answer of slow) answer.retry();
  };
  return (
    <Message
      variant="info"
      announced={announced}
      action={
        <Button variant="secondary" busy={slow.some(({ isRetrying }) => isRetrying)} onClick={retry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {children}
    </Message>
  );
}
