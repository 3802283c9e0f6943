import { SperrePage, type SperreType } from "#widgets/sperrer/SperrePage.tsx";
import { propsOf } from "#widgets/sperrer/SperrePage.tsx?props";
import { WithBrandTexts } from "../../fixtures/WithBrandTexts.tsx";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

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
  states: [
    ...types.map(([type, name]) => ({
      name,
      render: () => (
        <WithBrandTexts of="sperrer">
          {(texts) => (
            <SperrePage
              texts={texts}
              type={type}
              contactHref="#kontakt-telefon"
              onBack={shownCalls.callback("onBack")}
              onShown={shownCalls.callback("onShown")}
            />
          )}
        </WithBrandTexts>
      ),
    })),
    {
      name: "Med lenke til forsikringsoversikten",
      render: () => (
        <WithBrandTexts of="sperrer">
          {(texts) => (
            <SperrePage
              texts={texts}
              type="kjop"
              contactHref="#kontakt-telefon"
              hasOverviewLink
              onBack={shownCalls.callback("onBack")}
            />
          )}
        </WithBrandTexts>
      ),
    },
  ],
};
