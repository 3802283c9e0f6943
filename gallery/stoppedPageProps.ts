import type { GalleryProp } from "./GalleryEntry.ts";

/**
 * What block and error pages take alike.
 * @param type The name of their kinds.
 */
export const stoppedPageProps = (type: string): readonly GalleryProp[] => [
  {
    name: "contactHref",
    type: "string",
    meaning: "Dit «Ta kontakt med oss» leder: telefonnummeret i bunnen av siden.",
  },
  { name: "onBack", type: "() => void", standard: "tilbake i historikken", meaning: "Det «Gå tilbake» gjør." },
  {
    name: "hasOverviewLink",
    type: "boolean",
    standard: "false",
    meaning: "Om det er en lenke «Til forsikringsoversikten».",
  },
  { name: "overviewHref", type: "string", standard: "/privat/forsikring", meaning: "Dit den lenken leder." },
  {
    name: "onShown",
    type: `(type: ${type}) => void`,
    standard: "ingenting",
    meaning: "Siden er vist. Kalles én gang.",
  },
];
