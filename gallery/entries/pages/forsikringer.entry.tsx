import { clientContextQuery } from "#api/auth.ts";
import { egneAvtalerQuery } from "#api/avtaler.ts";
import type { Avtaler } from "#domain/avtale/avtale.ts";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { AvtalerEmpty } from "#features/avtaler/AvtalerEmpty.tsx";
import { AvtalerProblems } from "#features/avtaler/AvtalerProblems.tsx";
import { AvtalerSection } from "#features/avtaler/AvtalerSection.tsx";
import { AvtalerTools } from "#features/avtaler/AvtalerTools.tsx";
import { propsOf } from "#features/avtaler/AvtalerSection.tsx?props";
import { type GivenAnswer, Answers } from "../../fixtures/Answers.tsx";
import type { GalleryEntry, GalleryState } from "../../GalleryEntry.ts";

const own = egneAvtalerQuery().queryKey;
const context: GivenAnswer = { queryKey: clientContextQuery().queryKey, outcome: "answered", data: {} };

const answered = (avtaler: readonly Avtale[], facts: Partial<Avtaler> = {}): GivenAnswer => ({
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

/** A household with so many things. */
const things = (count: number): readonly Avtale[] =>
  Array.from({ length: count }, (_, at) => ({
    ...[hus, bil, { ...hus, name: "Reise", description: "Hele familien", productType: "REISE" }][at % 3],
    policyNumber: String(10_000_100 + at),
    endDate: `2099-0${(at % 9) + 1}-01`,
  }));

const state = (id: string, name: string, answer: GivenAnswer): GalleryState => ({
  name,
  render: () => (
    <Answers answers={[answer, context]}>
      <AvtalerSection
        headingId={`forsikringer-${id}`}
        Tools={AvtalerTools}
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
    state("liste", "Med forsikringer", answered([hus, bil])),
    state("grupper", "I grupper", answered(things(7))),
    state("lukket", "Mange, med lukkede grupper", answered(things(24))),
    state(
      "merker",
      "Med merker",
      answered([
        { ...hus, avtaleStatus: "RENEWAL" },
        { ...bil, avtaleStatus: "PROCESSING" },
        { ...bil, policyNumber: "10000003", avtaleStatusDescription: "Til Annullasjon", endDate: "2099-03-01" },
      ]),
    ),
    state("mangler", "Noen systemer er nede", answered([hus], { systemSourceError: true })),
    state("tom", "Ingen forsikringer", answered([])),
    state("feil", "Kunne ikke hentes", { queryKey: own, outcome: "failed" }),
    state("henter", "Henter", { queryKey: own, outcome: "pending" }),
  ],
};
