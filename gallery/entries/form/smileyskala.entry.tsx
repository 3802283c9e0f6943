import { useState } from "react";
import { SmileyScale } from "#ui/form/choice/SmileyScale.tsx";
import { propsOf } from "#ui/form/choice/SmileyScale.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const labels = ["Veldig misfornøyd", "Litt misfornøyd", "Midt på treet", "Ganske fornøyd", "Veldig fornøyd"] as const;

interface ExampleProps {
  readonly value?: number;
  readonly help?: string;
  readonly disabled?: boolean;
}

function Example({ value: first, help, disabled = false }: ExampleProps) {
  const [value, setValue] = useState(first ?? null);
  return (
    <SmileyScale
      legend="Hvor fornøyd er du med hjelpen du fikk?"
      help={help}
      labels={labels}
      value={value}
      onValueChange={setValue}
      disabled={disabled}
    />
  );
}

export const entry: GalleryEntry = {
  id: "smileyskala",
  title: "Smileyskala",
  group: "Skjema",
  description: [
    "Et spørsmål som besvares med ett av fem ansikter, fra 1 (surest) til 5 (blidest). Ansiktene er tegnet av oss og følger merkets farger; teksten står alltid ved siden av.",
    "For tastatur og skjermleser er det en gruppe med radioknapper.",
  ],
  docs: "smiley-scale",
  props: [propsOf("SmileyScaleProps")],
  states: [
    { name: "Ubesvart", render: () => <Example /> },
    { name: "Med hjelpetekst", render: () => <Example help="Tenk på siste gang du snakket med oss." /> },
    ...labels.map((label, at) => ({ name: label, render: () => <Example value={at + 1} /> })),
    { name: "Kan ikke endres nå", render: () => <Example value={4} disabled /> },
  ],
};
