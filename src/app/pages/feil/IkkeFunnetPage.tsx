import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "#core/session/SessionContext.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { SignpostIllustration } from "#ui/graphics/illustrations/SignpostIllustration.tsx";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { useShownTitle } from "#app/frame/useShownTitle.ts";
import { useEffect } from "react";
import { report } from "#core/errorReporting/report.ts";

const reported = new Set<string>();

/** Reports that a customer met a page that doesn't exist, once for each path (spec: portal-18). */
function useUnknownPageReport(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (reported.has(pathname)) return;
    reported.add(pathname);
    report(new Error("Kunde traff side som ikke finnes"), { path: pathname });
  }, [pathname]);
}

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
