import { Tilbakemelding } from "#features/tilbakemelding/Tilbakemelding.tsx";
import type { GalleryEntry } from "../GalleryEntry.ts";
import { shownCalls } from "../shownCalls.ts";
import { TilbakemeldingFrom } from "../TilbakemeldingFrom.tsx";
import { TilbakemeldingMed } from "../TilbakemeldingMed.tsx";

export const entry: GalleryEntry = {
  id: "tilbakemelding-fornoyd",
  title: "Tilbakemelding: hvor fornøyd",
  group: "Tilbakemelding",
  description: [
    "Spør hvor fornøyd kunden er med nettsiden, med fem ansikter. Passer på sider der kunden kommer for å se.",
    "Verten får svaret som tallet bak ansiktet, fra 1 til 5.",
  ],
  docs: "feedback",
  props: [
    {
      name: "question",
      type: '"gjort" | "fornoyd" | ValgSporsmal',
      meaning: "Hovedspørsmålet: ett av de to faste, eller et eget.",
    },
    {
      name: "send",
      type: "(answer: TilbakemeldingAnswer) => Promise<unknown>",
      standard: "ingenting",
      meaning: "Leverer et svar som kunden har sendt. Avvises løftet, kan kunden prøve igjen.",
    },
    {
      name: "onAnswer",
      type: "(answer: TilbakemeldingAnswer) => void",
      standard: "ingenting",
      meaning: "Får hvert svar: det som er sendt, og ett som ikke ble sendt før kunden forlot siden.",
    },
    {
      name: "oppfolging",
      type: "{ questions, onAnswers }",
      standard: "ingen",
      meaning: "Spørsmål som tilbys etterpå. Se Oppfølging.",
    },
    { name: "kontakt", type: "{ hasPhone?, onRequest }", standard: "ingen", meaning: "Et kontaktskjema til slutt." },
  ],
  states: [
    {
      name: "Ubesvart",
      render: () => (
        <Tilbakemelding question="fornoyd" send={() => Promise.resolve()} onAnswer={shownCalls.callback("onAnswer")} />
      ),
    },
    { name: "Besvart", render: () => <TilbakemeldingMed preset="fornoyd" value="4" /> },
    {
      name: "Med tekst",
      render: () => (
        <TilbakemeldingMed preset="fornoyd" value="2" text="Siden bruker lang tid på å vise forsikringene." />
      ),
    },
    {
      name: "Teksten er for lang",
      render: () => <TilbakemeldingMed preset="fornoyd" value="1" text={"Dette er en lang tekst. ".repeat(11)} />,
    },
    { name: "Sendes", render: () => <TilbakemeldingMed preset="fornoyd" value="5" status="sending" /> },
    { name: "Ble ikke sendt", render: () => <TilbakemeldingMed preset="fornoyd" value="5" status="failed" /> },
    { name: "Sendt", render: () => <TilbakemeldingFrom first={{ stage: "done", thanks: "svar" }} /> },
  ],
};
