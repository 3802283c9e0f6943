import { Kontaktskjema } from "#widgets/tilbakemelding/Kontaktskjema.tsx";
import type { KontaktState } from "#widgets/tilbakemelding/kontakt/kontaktStep.ts";
import { propsOf } from "#widgets/tilbakemelding/Kontaktskjema.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";
import { TilbakemeldingInState } from "../../fixtures/TilbakemeldingInState.tsx";

const filled = { email: "kari@kunde.example", phone: "41234567" };

const Skjema = (state: Partial<Omit<KontaktState, "stage" | "thanks">>) => (
  <TilbakemeldingInState
    first={{ stage: "kontakt", status: "open", draft: filled, invalidFields: [], thanks: undefined, ...state }}
    contact={{ hasPhone: true, onSend: shownCalls.callback("onSend") }}
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
  props: [propsOf("KontaktskjemaProps")],
  states: [
    {
      name: "E-post",
      render: () => <Kontaktskjema onSend={shownCalls.callback("onSend")} />,
    },
    {
      name: "E-post og telefon",
      render: () => <Kontaktskjema hasPhone onSend={shownCalls.callback("onSend")} />,
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
