import { tilbudQuery } from "#api/tilbud.ts";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { TilbudSection } from "#features/tilbud/TilbudSection.tsx";
import { propsOf } from "#features/tilbud/TilbudSection.tsx?props";
import { type GivenAnswer, Answers } from "../../fixtures/Answers.tsx";
import type { GalleryEntry, GalleryState } from "../../GalleryEntry.ts";

const { queryKey } = tilbudQuery();
const answered = (tilbud: readonly Tilbud[], systemSourceError = false): GivenAnswer => ({
  queryKey,
  outcome: "answered",
  data: { tilbud, systemSourceError },
});

const reise: Tilbud = {
  policyNumber: "20000001",
  versionNumber: "1",
  name: "Reiseforsikring",
  description: "Hele familien",
  monthlyPriceOre: 14_900,
  yearlyPriceOre: 178_800,
  productType: "REISE",
  systemSource: "NICE",
  expirationDate: "2099-03-01",
  pakkeTilbud: [],
};
const bil: Tilbud = {
  ...reise,
  policyNumber: "20000002",
  name: "Bilforsikring",
  description: "XX 00001",
  monthlyPriceOre: 52_300,
  yearlyPriceOre: 627_600,
  productType: "BIL",
  detaljer: { tfaMonthlyOre: 24_900 },
};
const hus: Tilbud = {
  ...reise,
  policyNumber: "20000003",
  name: "Husforsikring",
  description: "Fjellveien 4",
  monthlyPriceOre: 61_250,
  yearlyPriceOre: 735_000,
  productType: "HUS",
  pakkeTilbud: [
    {
      policyNumber: "20000004",
      name: "Innboforsikring",
      productType: "INNBO",
      monthlyPriceOre: 21_900,
      yearlyPriceOre: 262_800,
    },
  ],
};

const state = (name: string, answer: GivenAnswer): GalleryState => ({
  name,
  render: () => (
    <Answers answers={[answer]}>
      <TilbudSection contactHref="#kontakt-telefon">{undefined}</TilbudSection>
    </Answers>
  ),
});

export const entry: GalleryEntry = {
  id: "tilbudene",
  title: "Tilbudene dine",
  group: "Sider",
  description: [
    "Tilbudene kunden har lagret, med pris, trafikkforsikringsavgift, pakker og siste frist. Kunden kan gå videre til kjøpet eller fjerne et tilbud.",
  ],
  docs: "portal-sections",
  props: [propsOf("TilbudSectionProps")],
  isPage: true,
  states: [
    state("Med tilbud", answered([reise, bil, hus])),
    state("Noen systemer er nede", answered([reise], true)),
    state("Ingen tilbud", answered([])),
    state("Kunne ikke hentes", { queryKey, outcome: "failed" }),
    state("Henter", { queryKey, outcome: "pending" }),
  ],
};
