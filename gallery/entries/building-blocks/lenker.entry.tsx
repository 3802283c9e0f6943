import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { propsOf } from "#ui/controls/OutboundAnchor.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const outside = { href: "https://vilkar.example/", target: "_blank", rel: "noopener noreferrer" } as const;

export const entry: GalleryEntry = {
  id: "lenker",
  title: "Lenker",
  group: "Byggeklosser",
  description: [
    "Fører et sted. En lenke som åpnes i ny fane eller er en PDF, sier det med ord og tegn.",
    "Må en lenke se ut som en knapp, er det fordi den er det viktigste på siden.",
  ],
  docs: "building-blocks",
  props: [propsOf("OutboundAnchorProps")],
  states: [
    {
      name: "I en tekst",
      render: () => (
        <p>
          Les om <a href="https://egenandel.example/">egenandel</a> før du bestemmer deg.
        </p>
      ),
    },
    {
      name: "Til en ny fane",
      render: () => (
        <OutboundAnchor link={outside} hint="åpnes i ny fane">
          Vilkår
        </OutboundAnchor>
      ),
    },
    {
      name: "Til en PDF",
      render: () => (
        <OutboundAnchor link={outside} hint="PDF, åpnes i ny fane">
          Forsikringsbevis
        </OutboundAnchor>
      ),
    },
    {
      name: "Som hovedknapp",
      render: () => (
        <ButtonLink href="https://kjop.example/" data-variant="primary">
          Kjøp forsikring
        </ButtonLink>
      ),
    },
    {
      name: "Som sekundær knapp",
      render: () => (
        <ButtonLink href="https://kjop.example/" data-variant="secondary">
          Se alle
        </ButtonLink>
      ),
    },
  ],
};
