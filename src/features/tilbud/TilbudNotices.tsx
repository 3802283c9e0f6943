import { useTranslation } from "react-i18next";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import type { TilbudNotice } from "./tilbudView.ts";

interface TilbudNoticesProps {
  /** `failed`: there is no list. */
  readonly notices: readonly (TilbudNotice | "failed")[];
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Messages about a list of offers that is incomplete, one for each cause (spec: tilbud-14). */
export function TilbudNotices({ notices, isRetrying, onRetry }: TilbudNoticesProps) {
  const { t } = useTranslation("tilbud");
  const { t: tFelles } = useTranslation("felles");
  const retry = (
    <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
      {tFelles("tryAgain")}
    </Button>
  );
  return notices.map((notice) =>
    notice === "sourceError" ? (
      <Message key={notice} variant="warning" announced>
        {t("sourceError")}
      </Message>
    ) : (
      <Message key={notice} variant="error" title={t("failed")} action={retry}>
        {t(notice === "failed" ? "failed.text" : "failed.outdated")}
      </Message>
    ),
  );
}
