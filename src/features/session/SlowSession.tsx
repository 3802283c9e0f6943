import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { sessionStatusQuery } from "#api/auth.ts";
import { askBeside } from "#core/query/askBeside.ts";
import { useIsSlow } from "#core/query/useIsSlow.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";

/**
 * Says that it takes long to find out whether somebody is logged in, and offers 'Prøv igjen' (spec: session-36). The
 * message is at the lower edge of the screen, in front of the skeleton of any page.
 */
export function SlowSession() {
  const { t } = useTranslation("session");
  const { t: tFelles } = useTranslation("felles");
  const client = useQueryClient();
  const { queryKey } = sessionStatusQuery();
  const isSlow = useIsSlow(useIsFirstAnswerAwaited(), queryKey);
  const [isAsking, setIsAsking] = useState(false);
  if (!isSlow) return undefined;
  const askAgain = async () => {
    setIsAsking(true);
    await askBeside(client, queryKey);
    setIsAsking(false);
  };
  return (
    <LowerEdge>
      <Message
        variant="info"
        announced
        action={
          <Button variant="secondary" busy={isAsking} onClick={() => void askAgain()}>
            {tFelles("tryAgain")}
          </Button>
        }
      >
        {t("slow")}
      </Message>
    </LowerEdge>
  );
}

/** Whether it is not known yet who is logged in. Not true again while the portal is being left. */
function useIsFirstAnswerAwaited(): boolean {
  const isLoading = useSession().status === "loading";
  const [isAwaited, setIsAwaited] = useState(isLoading);
  if (isAwaited && !isLoading) setIsAwaited(false);
  return isAwaited && isLoading;
}

const LowerEdge = styled.div`
  position: fixed;
  inset: auto ${theme.space[1]} max(${theme.space[1]}, env(safe-area-inset-bottom));
  z-index: 1;
  max-width: ${theme.content.line};
  margin-inline: auto;
  border-radius: ${theme.radius.control};
  box-shadow: ${theme.shadow.dialog};

  @media print {
    display: none;
  }
`;
