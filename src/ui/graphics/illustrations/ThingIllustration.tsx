import { createElement } from "react";
import { BoatIllustration } from "./BoatIllustration.tsx";
import { CarIllustration } from "./CarIllustration.tsx";
import type { DrawingProps } from "./Illustration.tsx";
import { HouseIllustration } from "./HouseIllustration.tsx";
import { PeopleIllustration } from "./PeopleIllustration.tsx";
import { PetsIllustration } from "./PetsIllustration.tsx";
import { SofaIllustration } from "./SofaIllustration.tsx";
import { SuitcaseIllustration } from "./SuitcaseIllustration.tsx";

const illustrations = {
  boat: BoatIllustration,
  car: CarIllustration,
  house: HouseIllustration,
  people: PeopleIllustration,
  pets: PetsIllustration,
  sofa: SofaIllustration,
  suitcase: SuitcaseIllustration,
} as const;

/** All other attributes are for the `<svg>`. */
export interface ThingIllustrationProps extends DrawingProps {
  /** What people own and whom they care for. */
  readonly thing: keyof typeof illustrations;
}

/** One of these illustrations, for a place where the data decides which one to show. */
export const ThingIllustration = ({ thing, ...rest }: ThingIllustrationProps) =>
  createElement(illustrations[thing], rest);
