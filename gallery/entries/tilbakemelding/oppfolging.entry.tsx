import { Oppfolging } from "#widgets/tilbakemelding/Oppfolging.tsx";
import type { Sporsmal, SvarDraft } from "#widgets/tilbakemelding/sporsmal/sporsmal.ts";
import { propsOf } from "#widgets/tilbakemelding/Oppfolging.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";
import { TilbakemeldingInState } from "../../fixtures/TilbakemeldingInState.tsx";

const questions: readonly Sporsmal[] = [
  {
    type: "radio",
    label: "Hva kom du hit for å gjøre?",
    name: "aerend",
    options: [
      { label: "Se forsikringene mine", value: "se" },
      { label: "Kjøpe en forsikring", value: "kjope" },
      { label: "Noe annet", value: "annet", textAreaLabel: "Hva ville du gjøre?" },
    ],
  },
  {
    type: "checkbox",
    label: "Hva er viktigst for deg når du velger forsikring?",
    helpLabel: "Du kan velge flere.",
    name: "viktigst",
    options: [
      { label: "Prisen", value: "pris" },
      { label: "At det er lett å få hjelp", value: "hjelp" },
      { label: "At vilkårene er lette å forstå", value: "vilkar" },
    ],
  },
  { type: "smiley", label: "Hvor lett var det å finne fram?", name: "finne" },
  { type: "text", label: "Er det noe du savner?", name: "savner" },
];

const oppfolging = { questions, onAnswers: shownCalls.callback("onAnswers") };

const Steg = ({ step, draft }: { readonly step: number; readonly draft?: SvarDraft }) => (
  <TilbakemeldingInState
    first={{
      stage: "oppfolging",
      status: "asked",
      questions,
      step,
      drafts: draft ? { [step]: draft } : {},
      hasNotifiedLeave: true,
    }}
    followUp={oppfolging}
  />
);

export const entry: GalleryEntry = {
  id: "oppfolging",
  title: "Oppfølging",
  group: "Tilbakemelding",
  description: [
    "Spør om kunden har tid til noen flere spørsmål, og stiller dem ett om gangen. Spørsmål kan hoppes over, og alt kan avbrytes.",
    "Etter en tilbakemelding gis spørsmålene til Tilbakemelding. Alene kan Oppfølging stå hvor som helst.",
  ],
  docs: "follow-up",
  props: [propsOf("OppfolgingProps")],
  states: [
    {
      name: "Tilbudt",
      render: () => <Oppfolging {...oppfolging} />,
    },
    {
      name: "Tilbudt etter en tilbakemelding",
      render: () => (
        <TilbakemeldingInState
          first={{ stage: "oppfolging", status: "offered", thanks: "svar" }}
          followUp={oppfolging}
        />
      ),
    },
    { name: "Ett svar", render: () => <Steg step={0} draft={{ value: "se", texts: {} }} /> },
    {
      name: "Ett svar med tekst",
      render: () => <Steg step={0} draft={{ value: "annet", texts: { annet: "Melde en skade" } }} />,
    },
    { name: "Flere svar", render: () => <Steg step={1} draft={{ value: ["pris", "vilkar"], texts: {} }} /> },
    { name: "Ansikter", render: () => <Steg step={2} draft={{ value: 3, texts: {} }} /> },
    { name: "Tekst, siste steg", render: () => <Steg step={3} /> },
    {
      name: "Teksten er for lang",
      render: () => <Steg step={3} draft={{ value: "Dette er en lang tekst. ".repeat(11), texts: {} }} />,
    },
    {
      name: "Sendt inn",
      render: () => <TilbakemeldingInState first={{ stage: "done", thanks: "oppfolging" }} />,
    },
    {
      name: "Sendt inn, med kontaktskjema etterpå",
      render: () => (
        <TilbakemeldingInState
          first={{
            stage: "kontakt",
            status: "open",
            draft: { email: "", phone: "" },
            invalidFields: [],
            thanks: "oppfolging",
          }}
          contact={{ onSend: shownCalls.callback("onSend") }}
        />
      ),
    },
  ],
};
