import { useTranslation } from "react-i18next";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import type { AvtalerNotice } from "#domain/avtale/avtalerView.ts";

interface AvtalerNoticesProps {
  readonly notices: readonly AvtalerNotice[];
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Messages about a list of agreements that is incomplete, one for each cause (spec: avtaler-5, avtaler-8). */
export function AvtalerNotices({ notices, isRetrying, onRetry }: AvtalerNoticesProps) {
  const { t } = useTranslation("avtaler");
  const retry = (
    <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
      {t("tryAgain")}
    </Button>
  );
  return notices.map((notice) => {
    switch (notice) {
      case "ownFailed":
        return (
          <Message key={notice} variant="error" title={t("failed")} action={retry}>
            {t("failed.partnerShown")}
          </Message>
        );
      case "outdated":
        return (
          <Message key={notice} variant="error" title={t("failed")} action={retry}>
            {t("failed.outdated")}
          </Message>
        );
      case "partnerFailed":
        return (
          <Message key={notice} variant="warning" title={t("sourceError")} action={retry} announced>
            {t("partnerFailed.text")}
          </Message>
        );
      case "sourceError":
        return (
          <Message key={notice} variant="warning" announced>
            {t("sourceError")}
          </Message>
        );
    }
  });
}
