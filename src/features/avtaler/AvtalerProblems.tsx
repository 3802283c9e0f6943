import { useTranslation } from "react-i18next";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { AvtalerNotices } from "./AvtalerNotices.tsx";
import type { AvtalerState } from "./useAvtaler.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";

interface AvtalerFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of the list when no agreements could be fetched (spec: avtaler-7). */
function AvtalerFailed({ isRetrying, onRetry }: AvtalerFailedProps) {
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

/** Messages about agreements that are late, missing, or could not be fetched. */
export interface AvtalerProblemsProps extends Pick<AvtalerState, "answers" | "isRetrying"> {
  readonly view: AvtalerView;
  /** Called when any 'Prøv igjen' is pressed. */
  readonly onPress: () => void;
  /** Fetches again what failed. */
  readonly onRetry: () => void;
}

/** Messages above the agreements, each with its 'Prøv igjen' (spec: avtaler-5, avtaler-7, loading-3). */
export function AvtalerProblems({ view, answers, isRetrying, onPress, onRetry }: AvtalerProblemsProps) {
  const { t } = useTranslation("avtaler");
  const retry = () => {
    onPress();
    onRetry();
  };
  return (
    <>
      <SlowAnswer answers={[answers.own]} onRetry={onPress}>
        {t("slow")}
      </SlowAnswer>
      <SlowAnswer answers={answers.partner} onRetry={onPress}>
        {t("slow.partner")}
      </SlowAnswer>
      {view.status === "failed" && <AvtalerFailed isRetrying={isRetrying} onRetry={retry} />}
      {view.status === "list" && <AvtalerNotices notices={view.notices} isRetrying={isRetrying} onRetry={retry} />}
    </>
  );
}
