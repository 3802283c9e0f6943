import { useTranslation } from "react-i18next";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";

interface AvtalerFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of the list when no agreements could be fetched (spec: avtaler-7). */
export function AvtalerFailed({ isRetrying, onRetry }: AvtalerFailedProps) {
  const { t } = useTranslation("avtaler");
  return (
    <Message
      variant="error"
      title={t("failed")}
      action={
        <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("failed.text")}
    </Message>
  );
}
