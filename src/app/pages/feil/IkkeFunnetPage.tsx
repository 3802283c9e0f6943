import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "#core/session/useSession.ts";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { SignpostIllustration } from "#ui/graphics/illustrations/SignpostIllustration.tsx";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { useShownTitle } from "#app/frame/useShownTitle.ts";
import { useUnknownPageReport } from "./useUnknownPageReport.ts";

/** An unknown page (spec: portal-18). */
export function IkkeFunnetPage() {
  const { t } = useTranslation("skall");
  const { status } = useSession();
  useUnknownPageReport();
  useShownTitle(t("notFound.title"));
  return (
    <StatusPage
      illustration={<SignpostIllustration />}
      title={t("notFound.title")}
      action={
        status === "loggedIn" && (
          <ButtonLink as={Link} to="/" data-variant="primary">
            {t("notFound.overview")}
          </ButtonLink>
        )
      }
    >
      {t("notFound.text")}
    </StatusPage>
  );
}
