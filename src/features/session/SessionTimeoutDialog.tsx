import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { LiveRegion } from "#ui/feedback/LiveRegion.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { useSpokenSeconds } from "./useSpokenSeconds.ts";

interface SessionTimeoutDialogProps {
  /** Whole seconds until the session ends, 1 to 60. */
  readonly secondsLeft: number;
  /** Extends the session; rejects when that fails. */
  readonly onExtend: () => Promise<unknown>;
  readonly onLogOut: () => Promise<unknown>;
}

type Extension = "idle" | "underway" | "failed";

/** Warns that the session ends soon and offers to go on (spec: session-13). Escape goes on: whoever is typing loses nothing. */
export function SessionTimeoutDialog({ secondsLeft, onExtend, onLogOut }: SessionTimeoutDialogProps) {
  const { t } = useTranslation("session");
  const id = useId();
  const [extension, setExtension] = useState<Extension>("idle");
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const spokenSeconds = useSpokenSeconds(secondsLeft);

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
    <Dialog role="alertdialog" labelledBy={`${id}title`} describedBy={`${id}body`} onDismiss={extend}>
      <Content>
        <h2 id={`${id}title`}>{t("title")}</h2>
        <Countdown aria-hidden="true">{t("heading", { seconds: secondsLeft })}</Countdown>
        <Body id={`${id}body`}>
          <p>{t("body")}</p>
          <p>{t("question")}</p>
        </Body>
        {extension === "failed" && <Message tone="error">{t("extendFailed")}</Message>}
        <ButtonRow>
          <Button variant="primary" busy={extension === "underway"} onClick={extend}>
            {t("extend")}
          </Button>
          <Button variant="secondary" busy={isLoggingOut} onClick={logOut}>
            {t("logOut")}
          </Button>
        </ButtonRow>
      </Content>
      <LiveRegion urgent>{t("announcement", { seconds: spokenSeconds })}</LiveRegion>
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

const Countdown = styled.p`
  color: ${theme.color.heading};
  font-size: ${theme.font.sizeLg};
  font-weight: ${theme.font.weightStrong};
  font-variant-numeric: tabular-nums;
`;
