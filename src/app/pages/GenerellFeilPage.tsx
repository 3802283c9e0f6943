import { useTranslation } from "react-i18next";
import { goBack } from "#core/navigation/goBack.ts";
import { Button } from "#ui/controls/Button.tsx";
import { lateIllustration } from "#ui/graphics/illustrations/lateIllustration.tsx";
import { scrollTargets } from "#app/frame/scrollTargets.ts";
import { StatusPage } from "#ui/layout/StatusPage.tsx";

const Drawing = lateIllustration(
  async () => (await import("./ReportedErrorIllustration.tsx")).ReportedErrorIllustration,
);

/** The general error page, also the top-level fallback (shared-widgets §2): the same as the feature's, of what has come with the first page. */
export function GenerellFeilPage() {
  const { t } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  return (
    <StatusPage
      illustration={<Drawing />}
      title={t("error.title")}
      contact={<a href={`#${scrollTargets.contactPhone}`}>{t("error.contact")}</a>}
      action={
        <Button variant="primary" onClick={() => goBack()}>
          {tFelles("goBack")}
        </Button>
      }
    >
      {t("error.text")}
    </StatusPage>
  );
}
