import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { slowMs } from "#core/slowMs.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { useHeldBack } from "#ui/feedback/useHeldBack.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { theme } from "#ui/theme/theme.ts";
import { useFrameHeight } from "./useFrameHeight.ts";

/**
 * The login app (BankID) in a frame of the height that it asks for. After the login it navigates the whole window.
 * While it loads, the page says so, and after 10 s it offers to load it again.
 */
export function LoginFrame({ loginUrl }: { readonly loginUrl: string }) {
  const { t } = useTranslation("innlogging");
  const { t: tFelles } = useTranslation("felles");
  const { ref, heightPx } = useFrameHeight(loginUrl);
  const [isLoaded, setIsLoaded] = useState(false);
  const [retries, setRetries] = useState(0);
  const isLate = !useHeldBack(!isLoaded, slowMs) && !isLoaded;
  const onLoad = () => {
    // The button goes, and the focus with it.
    if (retries > 0 && !isLoaded) ref.current?.focus();
    setIsLoaded(true);
  };
  return (
    <Stack>
      {isLate && (
        <Message
          variant="info"
          announced
          action={
            <Button variant="secondary" onClick={() => setRetries(retries + 1)}>
              {tFelles("tryAgain")}
            </Button>
          }
        >
          {t("slow")}
        </Message>
      )}
      <Place>
        {!isLoaded && <Loader text={t("loading")} />}
        <Frame
          key={retries}
          ref={ref}
          src={loginUrl}
          title={t("frameTitle")}
          height={heightPx}
          allow="publickey-credentials-get"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      </Place>
    </Stack>
  );
}

/* One above the other: nothing moves when the frame has loaded. */
const Place = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: ${theme.radius.card};
  /* No border: the height that the login app asks for is its own. */
  box-shadow: 0 0 0 max(1px, ${theme.border.card}) ${theme.color.border};

  &:only-child {
    background: ${theme.color.surface};
  }
`;
