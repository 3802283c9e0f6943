import { FeilPage, type FeilType } from "#widgets/sperrer/FeilPage.tsx";
import { propsOf } from "#widgets/sperrer/FeilPage.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";
import { statesOfStoppedPage } from "./statesOfStoppedPage.tsx";

const types: readonly (readonly [FeilType, string])[] = [
  ["ukjent", "Uten type"],
  ["generell", "Generell"],
  ["utilgjengelig", "Tjenesten er utilgjengelig"],
  ["avsluttForsikring", "Kan ikke avsluttes på nett"],
  ["alleredeAvsluttet", "Allerede avsluttet"],
  ["finnes", "Allerede forsikret"],
];

export const entry: GalleryEntry = {
  id: "feilsider",
  title: "Feilsider",
  group: "Sider",
  description: [
    "Fyller skjermen når noe har gått galt og det ikke er noen vei videre. Siden sier hva som skjedde, og hva kunden kan prøve.",
    "Feiler bare en del av en side, hører en melding i den delen hjemme, ikke denne siden.",
  ],
  docs: "error-pages",
  props: [propsOf("FeilPageProps")],
  isPage: true,
  states: [
    ...statesOfStoppedPage(FeilPage, types, "ukjent"),
    {
      name: "Med egne ord",
      render: () => (
        <FeilPage
          type="finnes"
          title="Bilen er allerede forsikret"
          contactHref="#kontakt-telefon"
          onBack={shownCalls.callback("onBack")}
        >
          Vi fant en avtale på den samme bilen. Du finner den i forsikringsoversikten.
        </FeilPage>
      ),
    },
  ],
};
