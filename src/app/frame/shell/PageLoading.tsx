import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Loader } from "#ui/feedback/Loader.tsx";
import { AvtalerSkeleton } from "#features/avtaler/AvtalerSkeleton.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { OversiktService } from "../OversiktService.tsx";
import { OversiktBand } from "./OversiktBand.tsx";

/** Shown until the page has been fetched: on the overview the same skeleton as in the static shell. */
export function PageLoading() {
  const { t } = useTranslation("felles");
  const { t: tAvtaler } = useTranslation("avtaler");
  const { pathname } = useLocation();
  if (pathname !== "/") return <Loader text={t("loading")} fullScreen />;
  return (
    <>
      <OversiktBand avtaler={{ status: "loading" }} />
      <OversiktService />
      <PageBody>
        <MainAndAside>
          <AvtalerSkeleton heading={tAvtaler("heading")} loading={tAvtaler("loading")} />
        </MainAndAside>
      </PageBody>
    </>
  );
}
