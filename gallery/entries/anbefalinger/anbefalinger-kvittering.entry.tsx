import type { ReactNode } from "react";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { TenantProvider, useTenant } from "#core/tenant/TenantContext.tsx";
import { allKjopsinnganger } from "#contract/kjopsinngang.ts";
import { AnbefalingerSection } from "#features/anbefalinger/AnbefalingerSection.tsx";
import { propsOf } from "#widgets/anbefalinger/Anbefalinger.tsx?props";
import { anbefalingAnswer, noAnbefalingAnswer } from "../../fixtures/anbefalingAnswers.ts";
import { type GivenAnswer, Answers } from "../../fixtures/Answers.tsx";
import type { GalleryEntry, GalleryState } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const shown = new Set(allKjopsinnganger);

/** The brand with its list of candidates replaced, so that every brand shows five recommendations. */
function AnyProduct({ children }: { readonly children: ReactNode }) {
  const tenant = useTenant();
  const recommendations: Tenant["recommendations"] = {
    candidates: ["HUS", "REISE", "LIV", "INNBO", "BAAT", "UFORE", "BARN"],
  };
  return <TenantProvider tenant={{ ...tenant, recommendations }}>{children}</TenantProvider>;
}

const state = (name: string, answer: GivenAnswer): GalleryState => ({
  name,
  render: () => (
    <Answers answers={[answer]}>
      <AnyProduct>
        <AnbefalingerSection
          bought="BIL"
          held={[]}
          shown={shown}
          onShown={shownCalls.callback("onShown")}
          onChoose={shownCalls.callback("onChoose")}
        />
      </AnyProduct>
    </Answers>
  ),
});

export const entry: GalleryEntry = {
  id: "anbefalinger-kvittering",
  title: "Anbefalinger på kvitteringen",
  group: "Anbefalinger",
  description: [
    "Står på kvitteringen etter et kjøp: et stort kort med samlerabatten, opptil fire mindre, og en lenke til alt vi selger.",
    "Kjøpsløypen sier hva kunden nettopp kjøpte og hva kunden har fra før. Merket kan ha en egen liste for hva som passer til hvert produkt.",
  ],
  docs: "recommendations",
  props: [propsOf("AnbefalingerProps")],
  states: [
    state("Fem anbefalinger", anbefalingAnswer("BIL", ["HUS", "REISE", "LIV", "INNBO", "BAAT", "UFORE"])),
    state("Tre anbefalinger", anbefalingAnswer("BIL", ["INNBO", "REISE", "BARN"])),
    state("En anbefaling", anbefalingAnswer("BIL", ["REISE"])),
    state("Ikke personlig (fallback)", anbefalingAnswer("BIL", [], { isFallback: true })),
    state("Kunne ikke hentes: ingenting vises", noAnbefalingAnswer("BIL", "failed")),
    state("Kontrollgruppe: ingenting vises", anbefalingAnswer("BIL", ["HUS"], { isControlGroup: true })),
  ],
};
