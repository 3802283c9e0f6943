import { type ComponentType, createElement } from "react";
import styled from "styled-components";
import { BoatIllustration } from "#ui/graphics/illustrations/BoatIllustration.tsx";
import { BrokenUmbrellaIllustration } from "#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx";
import { CarIllustration } from "#ui/graphics/illustrations/CarIllustration.tsx";
import { EmptyFolderIllustration } from "#ui/graphics/illustrations/EmptyFolderIllustration.tsx";
import { HouseIllustration } from "#ui/graphics/illustrations/HouseIllustration.tsx";
import { MemberCardIllustration } from "#ui/graphics/illustrations/MemberCardIllustration.tsx";
import { PeopleIllustration } from "#ui/graphics/illustrations/PeopleIllustration.tsx";
import { PetsIllustration } from "#ui/graphics/illustrations/PetsIllustration.tsx";
import { SignpostIllustration } from "#ui/graphics/illustrations/SignpostIllustration.tsx";
import { SofaIllustration } from "#ui/graphics/illustrations/SofaIllustration.tsx";
import { SuitcaseIllustration } from "#ui/graphics/illustrations/SuitcaseIllustration.tsx";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const illustrations: Readonly<Record<string, ComponentType>> = {
  Kjøretøy: CarIllustration,
  "Hus og hytte": HouseIllustration,
  Reise: SuitcaseIllustration,
  "Innbo og ting": SofaIllustration,
  "Liv og helse": PeopleIllustration,
  Båt: BoatIllustration,
  Dyr: PetsIllustration,
  Medlemsfordeler: MemberCardIllustration,
  "Ingenting å vise": EmptyFolderIllustration,
  "Noe har gått galt": BrokenUmbrellaIllustration,
  "Siden finnes ikke": SignpostIllustration,
};

const Frame = styled.div`
  max-width: 15rem;
`;

export const entry: GalleryEntry = {
  id: "illustrasjoner",
  title: "Illustrasjoner",
  group: "Byggeklosser",
  description: [
    "Tegnet av oss, med én hånd, i merkets toner. Til pynt: skjult for skjermlesere, og aldri det eneste som sier noe.",
  ],
  docs: "building-blocks",
  states: Object.entries(illustrations).map(([name, illustration]) => ({
    name,
    render: () => <Frame>{createElement(illustration)}</Frame>,
  })),
};
