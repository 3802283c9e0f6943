import { Tilbakemelding } from "#widgets/tilbakemelding/Tilbakemelding.tsx";
import { propsOf } from "#widgets/tilbakemelding/Tilbakemelding.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";
import { TilbakemeldingInState } from "../../fixtures/TilbakemeldingInState.tsx";
import { AnsweredTilbakemelding } from "../../fixtures/AnsweredTilbakemelding.tsx";

export const entry: GalleryEntry = {
  id: "tilbakemelding-fornoyd",
  title: "Tilbakemelding: hvor fornøyd",
  group: "Tilbakemelding",
  description: [
    "Spør hvor fornøyd kunden er med nettsiden, med fem ansikter. Passer på sider der kunden kommer for å se.",
    "Verten får svaret som tallet bak ansiktet, fra 1 til 5.",
  ],
  docs: "feedback",
  props: [propsOf("TilbakemeldingProps")],
  states: [
    {
      name: "Ubesvart",
      render: () => (
        <Tilbakemelding
          question="fornoyd"
          onSend={() => Promise.resolve()}
          onAnswer={shownCalls.callback("onAnswer")}
        />
      ),
    },
    { name: "Besvart", render: () => <AnsweredTilbakemelding preset="fornoyd" value={4} /> },
    {
      name: "Med tekst",
      render: () => (
        <AnsweredTilbakemelding preset="fornoyd" value={2} text="Siden bruker lang tid på å vise forsikringene." />
      ),
    },
    {
      name: "Teksten er for lang",
      render: () => <AnsweredTilbakemelding preset="fornoyd" value={1} text={"Dette er en lang tekst. ".repeat(11)} />,
    },
    { name: "Sendes", render: () => <AnsweredTilbakemelding preset="fornoyd" value={5} status="sending" /> },
    { name: "Ble ikke sendt", render: () => <AnsweredTilbakemelding preset="fornoyd" value={5} status="failed" /> },
    { name: "Sendt", render: () => <TilbakemeldingInState first={{ stage: "done", thanks: "svar" }} /> },
  ],
};
