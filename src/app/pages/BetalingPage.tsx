import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fakturaAddress } from "#contract/applicationAddresses.ts";
import { useRedirect } from "#core/navigation/useRedirect.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { useWhenOnline } from "#app/frame/loading/useWhenOnline.ts";

interface BetalingPageProps {
  /** Leaves the portal; replaced in tests. */
  readonly redirect?: (address: string) => void;
}

/**
 * /betaling redirects to the invoices at once (spec: portal-17). Without a network the customer stays in the portal
 * until there is one (spec: portal-21).
 */
export function BetalingPage({ redirect }: BetalingPageProps) {
  const { t } = useTranslation("felles");
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useWhenOnline(() => setIsOnline(true));
  useRedirect(isOnline ? fakturaAddress : undefined, redirect);
  if (isOnline) return <Loader text={t("loading")} fullScreen />;
  return (
    <PageBody>
      <Message
        variant="error"
        title={t("offline")}
        action={
          <Button variant="secondary" onClick={() => setIsOnline(navigator.onLine)}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("offline.text")}
      </Message>
    </PageBody>
  );
}
