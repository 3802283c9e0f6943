import { useTranslation } from "react-i18next";
import { goBack } from "#core/navigation/goBack.ts";
import { Button } from "#ui/Button.tsx";
import { LateIllustration } from "#ui/illustrations/LateIllustration.tsx";
import { scrollTargets } from "../shell/scrollTargets.ts";
import { StatusPage } from "../shell/StatusPage.tsx";

/** The general error page, also the top-level fallback (shared-widgets §2). */
export function GenerellFeilPage() {
  const { t } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  return (
    <StatusPage
      illustration={<LateIllustration name="error" />}
      title={t("error.title")}
      action={
        <Button variant="primary" onClick={() => goBack()}>
          {tFelles("goBack")}
        </Button>
      }
    >
      {t("error.text")} <a href={`#${scrollTargets.contactPhone}`}>{t("error.contact")}</a>.
    </StatusPage>
  );
}
