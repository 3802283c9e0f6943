import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import type { TextReader } from "../texts/createTextReader.ts";
import type { AnbefalingText } from "./anbefalingText.ts";

interface AnbefalingerNoticeProps {
  readonly t: TextReader<AnbefalingText>;
  readonly status: "slow" | "failed";
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of recommendations that are late or could not be fetched (spec: anbefalinger-18). */
export function AnbefalingerNotice({ t, status, busy, onRetry }: AnbefalingerNoticeProps) {
  return (
    <Message
      variant="info"
      announced={status === "failed"}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t(status)}
    </Message>
  );
}
