import { useTranslation } from "react-i18next";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";

interface AnbefalingerFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of recommendations that could not be fetched (spec: anbefalinger-18). */
export function AnbefalingerFailed({ isRetrying, onRetry }: AnbefalingerFailedProps) {
  const { t } = useTranslation("anbefalinger");
  const { t: tFelles } = useTranslation("felles");
  return (
    <Message
      variant="info"
      announced
      action={
        <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
          {tFelles("tryAgain")}
        </Button>
      }
    >
      {t("failed")}
    </Message>
  );
}
