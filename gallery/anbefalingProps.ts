import type { GalleryProp } from "./GalleryEntry.ts";

/** The public surface of `AnbefalingerSection`. */
export const anbefalingProps: readonly GalleryProp[] = [
  {
    name: "held",
    type: "readonly (string | undefined)[] | undefined",
    meaning: "Produkttypene kunden har. Uten verdi så lenge noen av avtalene kan mangle: da vises ingenting.",
  },
  {
    name: "shown",
    type: "ReadonlySet<Kjopsinngang>",
    meaning: "Kjøpsinngangene kunden kan bruke. Andre produkter anbefales ikke.",
  },
  {
    name: "bought",
    type: "Product",
    standard: "blokken på oversikten",
    meaning: "Produkttypen som nettopp er kjøpt: gir blokken på kvitteringen, med opptil fem anbefalinger.",
  },
  {
    name: "allHref",
    type: "string",
    standard: "/privat/forsikring/oversikt/kjopsinnganger",
    meaning: "Dit «Se alle våre forsikringer» på kvitteringen leder.",
  },
  {
    name: "onShown",
    type: "(products: readonly Product[]) => void",
    standard: "ingenting",
    meaning: "Disse vises, den beste først. Kalles én gang for de samme.",
  },
  {
    name: "onChoose",
    type: "(product: Product) => void",
    standard: "ingenting",
    meaning: "Kunden går til kjøpet av en av dem.",
  },
];
