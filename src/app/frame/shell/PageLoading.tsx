import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { AvtalerSkeleton } from "#features/avtaler/AvtalerSkeleton.tsx";
import { HeroBand } from "#ui/layout/HeroBand.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.ts";
import { PageBody } from "#ui/layout/PageBody.ts";

/** Shown until the page has been fetched: on the overview the same skeleton as in the static shell. */
export function PageLoading() {
  const { t } = useTranslation("felles");
  const { t: tOversikt } = useTranslation("oversikt");
  const { t: tAvtaler } = useTranslation("avtaler");
  const { pathname } = useLocation();
  const { marketing } = useTenant();
  if (pathname !== "/") return <Loader text={t("loading")} fullScreen />;
  return (
    <>
      <HeroBand heading={<h1>{tOversikt("title")}</h1>} title={marketing.heroTitle} lead={marketing.heroLead} />
      <PageBody>
        <MainAndAside>
          <AvtalerSkeleton heading={tAvtaler("heading")} loading={tAvtaler("loading")} />
        </MainAndAside>
      </PageBody>
    </>
  );
}
