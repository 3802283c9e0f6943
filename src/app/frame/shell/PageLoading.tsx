import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Loader } from "#ui/feedback/Loader.tsx";
import { OversiktSkeleton } from "./OversiktSkeleton.tsx";

/** Shown until the page has been fetched: on the overview the same skeleton as in the static shell. */
export function PageLoading() {
  const { t } = useTranslation("felles");
  const { t: tAvtaler } = useTranslation("avtaler");
  const { pathname } = useLocation();
  if (pathname !== "/") return <Loader text={t("loading")} fullScreen />;
  return <OversiktSkeleton avtalerHeading={tAvtaler("heading")} loading={tAvtaler("loading")} />;
}
