import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { useFrameHeight } from "./useFrameHeight.ts";

/** The login app (BankID) in a frame of the height that it asks for. After the login it navigates the whole window. */
export function LoginFrame({ loginUrl }: { readonly loginUrl: string }) {
  const { t } = useTranslation("innlogging");
  const { ref, heightPx } = useFrameHeight(loginUrl);
  return (
    <Frame
      ref={ref}
      src={loginUrl}
      title={t("frameTitle")}
      height={heightPx}
      allow="publickey-credentials-get"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  /* No border: the height that the login app asks for is its own. */
  box-shadow: 0 0 0 max(1px, ${theme.border.card}) ${theme.color.border};
`;
