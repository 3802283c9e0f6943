import { Tilbakemelding } from "#widgets/tilbakemelding/Tilbakemelding.tsx";
import { propsOf } from "#widgets/tilbakemelding/Tilbakemelding.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";
import { TilbakemeldingInState } from "../../fixtures/TilbakemeldingInState.tsx";
import { AnsweredTilbakemelding } from "../../fixtures/AnsweredTilbakemelding.tsx";

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
  props: [propsOf("TilbakemeldingProps")],
  states: [
    {
      name: "Ubesvart",
      render: () => (
        <Tilbakemelding question="gjort" onSend={() => Promise.resolve()} onAnswer={shownCalls.callback("onAnswer")} />
      ),
    },
    { name: "Ja", render: () => <AnsweredTilbakemelding preset="gjort" value="ja" /> },
    {
      name: "Nei, med tekst",
      render: () => <AnsweredTilbakemelding preset="gjort" value="nei" text="Jeg fant ikke bilen." />,
    },
    {
      name: "Teksten er for lang",
      render: () => <AnsweredTilbakemelding preset="gjort" value="nei" text={"Dette er en lang tekst. ".repeat(11)} />,
    },
    {
      name: "Sendes",
      render: () => <AnsweredTilbakemelding preset="gjort" value="nei" text="Jeg fant ikke bilen." status="sending" />,
    },
    {
      name: "Ble ikke sendt",
      render: () => <AnsweredTilbakemelding preset="gjort" value="nei" text="Jeg fant ikke bilen." status="failed" />,
    },
    { name: "Sendt", render: () => <TilbakemeldingInState first={{ stage: "done", thanks: "svar" }} /> },
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
          followUp={{
            questions: [
              { type: "smiley", label: "Hvor fornøyd er du med oss?", name: "fornoyd" },
              { type: "text", label: "Hva kan vi gjøre bedre?", name: "bedre" },
            ],
            onAnswers: shownCalls.callback("onAnswers"),
          }}
          contact={{ hasPhone: true, onSend: shownCalls.callback("onSend") }}
        />
      ),
    },
  ],
};
