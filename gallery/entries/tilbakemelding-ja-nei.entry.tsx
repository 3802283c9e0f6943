import { Tilbakemelding } from "#features/tilbakemelding/Tilbakemelding.tsx";
import type { GalleryEntry } from "../GalleryEntry.ts";
import { shownCalls } from "../shownCalls.ts";
import { TilbakemeldingFrom } from "../TilbakemeldingFrom.tsx";
import { TilbakemeldingMed } from "../TilbakemeldingMed.tsx";

const question = { type: "radio", label: "Når vil du helst høre fra oss?" } as const;

export const entry: GalleryEntry = {
  id: "tilbakemelding-ja-nei",
  title: "Tilbakemelding: ja eller nei",
  group: "Tilbakemelding",
  description: [
    "Spør kunden: Fikk du gjort det du skulle? Etter svaret er det plass til å skrive hvorfor. Passer på sider der kunden har et ærend.",
    "Forlater kunden siden uten å sende, får verten svaret én gang, uten teksten. Det går aldri over nettet.",
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
        <Tilbakemelding question="gjort" send={() => Promise.resolve()} onAnswer={shownCalls.callback("onAnswer")} />
      ),
    },
    { name: "Ja", render: () => <TilbakemeldingMed preset="gjort" value="ja" /> },
    {
      name: "Nei, med tekst",
      render: () => <TilbakemeldingMed preset="gjort" value="nei" text="Jeg fant ikke bilen." />,
    },
    {
      name: "Teksten er for lang",
      render: () => <TilbakemeldingMed preset="gjort" value="nei" text={"Dette er en lang tekst. ".repeat(11)} />,
    },
    {
      name: "Sendes",
      render: () => <TilbakemeldingMed preset="gjort" value="nei" text="Jeg fant ikke bilen." status="sending" />,
    },
    {
      name: "Ble ikke sendt",
      render: () => <TilbakemeldingMed preset="gjort" value="nei" text="Jeg fant ikke bilen." status="failed" />,
    },
    { name: "Sendt", render: () => <TilbakemeldingFrom first={{ stage: "done", thanks: "svar" }} /> },
    {
      name: "Eget spørsmål, med oppfølging og kontaktskjema etterpå",
      render: () => (
        <Tilbakemelding
          question={{
            ...question,
            options: [
              { label: "På dagen", value: "dag" },
              { label: "På kvelden", value: "kveld" },
              { label: "Annet", value: "annet", textAreaLabel: "Når passer det?" },
            ],
          }}
          onAnswer={shownCalls.callback("onAnswer")}
          oppfolging={{
            questions: [
              { type: "smiley", label: "Hvor fornøyd er du med oss?", name: "fornoyd" },
              { type: "text", label: "Hva kan vi gjøre bedre?", name: "bedre" },
            ],
            onAnswers: shownCalls.callback("onAnswers"),
          }}
          kontakt={{ hasPhone: true, onRequest: shownCalls.callback("onRequest") }}
        />
      ),
    },
  ],
};
