import { clientContextQuery } from "#api/auth.ts";
import { egneAvtalerQuery } from "#api/avtaler.ts";
import type { Avtaler } from "#domain/avtale/readAvtaler.ts";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { HintTooltip } from "#ui/overlay/tooltip/HintTooltip.tsx";
import { AvtalerEmpty } from "#features/avtaler/AvtalerEmpty.tsx";
import { AvtalerProblems } from "#features/avtaler/AvtalerProblems.tsx";
import { AvtalerSection } from "#features/avtaler/AvtalerSection.tsx";
import { propsOf } from "#features/avtaler/AvtalerSection.tsx?props";
import { type Answer, Answers } from "../../fixtures/Answers.tsx";
import type { GalleryEntry, GalleryState } from "../../GalleryEntry.ts";

const own = egneAvtalerQuery().queryKey;
const context: Answer = { queryKey: clientContextQuery().queryKey, outcome: "answered", data: {} };

const answered = (avtaler: readonly Avtale[], facts: Partial<Avtaler> = {}): Answer => ({
  queryKey: own,
  outcome: "answered",
  data: { avtaler, systemSourceError: false, monthlySumOre: undefined, yearlySumOre: undefined, ...facts },
});

const hus: Avtale = {
  policyNumber: "10000001",
  name: "Husforsikring Pluss",
  description: "Fjellveien 4",
  monthlyPriceOre: 61_250,
  productType: "HUS",
  systemSource: "NICE",
  avtaleStatus: "ACTIVE",
};
const bil: Avtale = {
  ...hus,
  policyNumber: "10000002",
  name: "Bilforsikring",
  description: "XX 00001",
  monthlyPriceOre: 48_900,
  productType: "BIL",
};
const sums: Partial<Avtaler> = { monthlySumOre: 110_150, yearlySumOre: 1_318_900 };

const state = (id: string, name: string, answer: Answer): GalleryState => ({
  name,
  render: () => (
    <Answers answers={[answer, context]}>
      <AvtalerSection
        headingId={`forsikringer-${id}`}
        Hint={HintTooltip}
        Problems={AvtalerProblems}
        empty={<AvtalerEmpty contactHref="#kontakt-telefon" />}
      />
    </Answers>
  ),
});

export const entry: GalleryEntry = {
  id: "forsikringer",
  title: "Forsikringene dine",
  group: "Sider",
  description: [
    "Kundens avtaler med merker og summer, slik de står på forsikringsoversikten. Delen henter avtalene selv, og feiler alene: resten av siden virker som før.",
  ],
  docs: "portal-sections",
  props: [propsOf("AvtalerSectionProps")],
  states: [
    state("liste", "Med forsikringer", answered([hus, bil], sums)),
    state(
      "merker",
      "Med merker",
      answered(
        [
          { ...hus, avtaleStatus: "RENEWAL" },
          { ...bil, avtaleStatus: "PROCESSING" },
          { ...bil, policyNumber: "10000003", avtaleStatusDescription: "Til Annullasjon", endDate: "2027-03-01" },
        ],
        { monthlySumOre: 159_050, yearlySumOre: 1_905_900 },
      ),
    ),
    state(
      "mangler",
      "Noen systemer er nede",
      answered([hus], { monthlySumOre: 61_250, yearlySumOre: 735_000, systemSourceError: true }),
    ),
    state("tom", "Ingen forsikringer", answered([])),
    state("feil", "Kunne ikke hentes", { queryKey: own, outcome: "failed" }),
    state("henter", "Henter", { queryKey: own, outcome: "pending" }),
  ],
};
