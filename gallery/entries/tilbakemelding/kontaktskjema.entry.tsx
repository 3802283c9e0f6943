import { Kontaktskjema } from "#features/tilbakemelding/kontakt/Kontaktskjema.tsx";
import type { KontaktState } from "#features/tilbakemelding/kontakt/kontaktStep.ts";
import { propsOf } from "#features/tilbakemelding/tilbakemeldingStore.ts?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";
import { TilbakemeldingInState } from "../../fixtures/TilbakemeldingInState.tsx";

const filled = { email: "kari@kunde.example", phone: "41234567" };

const Skjema = (state: Partial<Omit<KontaktState, "stage" | "thanks">>) => (
  <TilbakemeldingInState
    first={{ stage: "kontakt", status: "open", draft: filled, invalidFields: [], thanks: undefined, ...state }}
    kontakt={{ hasPhone: true, onRequest: shownCalls.callback("onRequest") }}
  />
);

export const entry: GalleryEntry = {
  id: "kontaktskjema",
  title: "Kontaktskjema",
  group: "Tilbakemelding",
  description: [
    "Spør om e-postadresse, og om telefonnummer der det trengs, så noen kan ta kontakt med kunden. Kommer etter en tilbakemelding eller en oppfølging, eller står alene.",
    "Feil vises først når kunden sender, og forsvinner mens de rettes.",
  ],
  docs: "contact-form",
  props: [propsOf("KontaktHost")],
  states: [
    { name: "E-post", render: () => <Kontaktskjema onRequest={shownCalls.callback("onRequest")} /> },
    {
      name: "E-post og telefon",
      render: () => <Kontaktskjema hasPhone onRequest={shownCalls.callback("onRequest")} />,
    },
    { name: "Utfylt", render: () => <Skjema /> },
    {
      name: "Tomme felt er sendt",
      render: () => <Skjema draft={{ email: "", phone: "" }} invalidFields={["email", "phone"]} />,
    },
    {
      name: "Ugyldige felt er sendt",
      render: () => <Skjema draft={{ email: "kari@kunde", phone: "412 34 567" }} invalidFields={["email", "phone"]} />,
    },
    { name: "Sendes", render: () => <Skjema status="sending" /> },
    { name: "Ble ikke sendt", render: () => <Skjema status="failed" /> },
    { name: "Sendt", render: () => <TilbakemeldingInState first={{ stage: "done", thanks: "kontakt" }} /> },
  ],
};
