import { SperrePage, type SperreType } from "#widgets/sperrer/SperrePage.tsx";
import { propsOf } from "#widgets/sperrer/SperrePage.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { statesOfStoppedPage } from "./statesOfStoppedPage.tsx";

const types: readonly (readonly [SperreType, string])[] = [
  ["under18", "Under 18 år"],
  ["uonsketKunde", "Uønsket kunde"],
  ["utenlandskBosted", "Bosted utenfor Norge"],
  ["ingenInnsyn", "Kan ikke se forsikringer på nett"],
  ["kjop", "Generell sperre"],
  ["forbundsmedlem", "Medlem i et forbund"],
];

export const entry: GalleryEntry = {
  id: "sperresider",
  title: "Sperresider",
  group: "Sider",
  description: [
    "Fyller skjermen når kunden ikke kan kjøpe eller se forsikring på nett. Siden sier hvorfor, og sender kunden til kundesenteret i stedet for til kjøpet.",
    "Kjøpsløypene velger type etter hva de vet om kunden. Siden forteller én gang at den er vist, så sperrer kan telles.",
  ],
  docs: "block-pages",
  props: [propsOf("SperrePageProps")],
  isPage: true,
  states: statesOfStoppedPage(SperrePage, types, "kjop"),
};
