import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";

interface FetchFailedProps {
  /** What could not be fetched. */
  readonly text: string;
  /** What it means and what still works. */
  readonly children?: ReactNode;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In place of something that could not be fetched, with a way to try again. */
export function FetchFailed({ text, children, isRetrying, onRetry }: FetchFailedProps) {
  const { t } = useTranslation("felles");
  const again = (
    <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
      {t("tryAgain")}
    </Button>
  );
  return children === undefined ? (
    <Message variant="error" action={again}>
      {text}
    </Message>
  ) : (
    <Message variant="error" title={text} action={again}>
      {children}
    </Message>
  );
}
