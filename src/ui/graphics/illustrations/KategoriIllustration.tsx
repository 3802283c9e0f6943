import { createElement } from "react";
import type { Kjopskategori } from "#contract/kjopsinngang.ts";
import { BoatIllustration } from "./BoatIllustration.tsx";
import { CarIllustration } from "./CarIllustration.tsx";
import type { DrawingProps } from "./Illustration.tsx";
import { HouseIllustration } from "./HouseIllustration.tsx";
import { PeopleIllustration } from "./PeopleIllustration.tsx";
import { PetsIllustration } from "./PetsIllustration.tsx";
import { SofaIllustration } from "./SofaIllustration.tsx";
import { SuitcaseIllustration } from "./SuitcaseIllustration.tsx";

const illustrations = {
  kjoretoy: CarIllustration,
  husOgHytte: HouseIllustration,
  reise: SuitcaseIllustration,
  innboOgTing: SofaIllustration,
  livOgHelse: PeopleIllustration,
  baat: BoatIllustration,
  dyr: PetsIllustration,
} as const satisfies Record<Kjopskategori, unknown>;

/** All other attributes are for the `<svg>`. */
export interface KategoriIllustrationProps extends DrawingProps {
  readonly kategori: Kjopskategori;
}

/** What a purchase category insures: a car, a house, a boat. */
export const KategoriIllustration = ({ kategori, ...rest }: KategoriIllustrationProps) =>
  createElement(illustrations[kategori], rest);
