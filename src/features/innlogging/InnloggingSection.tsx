import { useTranslation } from "react-i18next";
import { loginUrlQuery } from "#api/loginUrl.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { isAwaited, useAnswer } from "#core/query/useAnswer.ts";
import { checkUrl } from "#core/navigation/checkUrl.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { LoginFrame } from "./LoginFrame.tsx";

/** Login with BankID in a frame, or a message when its address cannot be fetched (spec: login-2, login-6). */
export function InnloggingSection() {
  const { t } = useTranslation("innlogging");
  const { t: tFelles } = useTranslation("felles");
  const { allowedHosts } = useTenant();
  const login = useAnswer(loginUrlQuery());
  if (isAwaited(login))
    return (
      <>
        <Loader text={t("loading")} />
        <SlowAnswer answers={[login]}>{t("slow")}</SlowAnswer>
      </>
    );

  const checked = checkUrl(login.data?.loginUrl, { allowedHosts });
  if (checked.status === "allowed") return <LoginFrame loginUrl={checked.url.href} />;
  return (
    <Message
      variant="error"
      title={t("failedTitle")}
      action={
        <Button variant="secondary" busy={login.isRetrying} onClick={login.retry}>
          {tFelles("tryAgain")}
        </Button>
      }
    >
      {t("failedText")}
    </Message>
  );
}
