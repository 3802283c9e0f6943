import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { SecondsLeft } from "#ui/feedback/SecondsLeft.tsx";

interface SessionTimeoutDialogProps {
  /** Whole seconds until the session ends, 1 to 60. */
  readonly secondsLeft: number;
  /** Extends the session; rejects when that fails. */
  readonly onExtend: () => Promise<unknown>;
  readonly onLogOut: () => Promise<unknown>;
}

/** Seconds at which screen readers hear the countdown, besides when it appears. */
const spokenAt = [40, 20];

type Extension = "idle" | "underway" | "failed";

/**
 * Warns that the session ends soon and offers to extend it (spec: session-13). Escape extends it too, so that a customer
 * who is typing loses no text.
 */
export function SessionTimeoutDialog({ secondsLeft, onExtend, onLogOut }: SessionTimeoutDialogProps) {
  const { t } = useTranslation("session");
  const id = useId();
  const [extension, setExtension] = useState<Extension>("idle");
  const [isLoggingOut, setIsLoggingOut] = useState(false);

  const extend = () => {
    if (extension === "underway" || isLoggingOut) return;
    setExtension("underway");
    onExtend().then(
      () => setExtension("idle"),
      () => setExtension("failed"),
    );
  };
  const logOut = () => {
    if (isLoggingOut) return;
    setIsLoggingOut(true);
    void onLogOut().finally(() => setIsLoggingOut(false));
  };

  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}title`} aria-describedby={`${id}body`} onOpenChange={extend}>
      <Content>
        <h2 id={`${id}title`}>{t("title")}</h2>
        {/* Not Countdown: the session's own clock counts, which also knows of other tabs, sleep and a changed clock. */}
        <SecondsLeft
          urgent
          secondsLeft={secondsLeft}
          text={(seconds) => t("heading", { count: seconds })}
          spokenText={(seconds) => t("announcement", { count: seconds })}
          spokenAt={spokenAt}
        />
        <Body id={`${id}body`}>
          <p>{t("body")}</p>
          <p>{t("question")}</p>
        </Body>
        {extension === "failed" && <Message variant="error">{t("extendFailed")}</Message>}
        <ButtonRow>
          <Button variant="primary" busy={extension === "underway"} onClick={extend}>
            {t("extend")}
          </Button>
          <Button variant="secondary" busy={isLoggingOut} onClick={logOut}>
            {t("logOut")}
          </Button>
        </ButtonRow>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
`;
