import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { AvtalerSection } from "#features/avtaler/AvtalerSection.tsx";
import { SystemproblemBanner } from "#features/systemproblem/SystemproblemBanner.tsx";
import { HeroBand } from "#ui/HeroBand.tsx";
import { PageBody } from "#ui/PageBody.ts";
import { scrollTargets } from "../shell/scrollTargets.ts";

/** Forsikringsoversikt (spec §2): the band with the brand's greeting, then one section below the other. */
export function OversiktPage() {
  const { t } = useTranslation("oversikt");
  const { heroTitle, heroLead } = useTenant().marketing;
  return (
    <>
      <HeroBand heading={<h1 tabIndex={-1}>{t("title")}</h1>} title={heroTitle} lead={heroLead} />
      <PageBody>
        <SystemproblemBanner />
        <AvtalerSection contactHref={`#${scrollTargets.contactPhone}`} />
      </PageBody>
    </>
  );
}
