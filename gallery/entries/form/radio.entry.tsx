import { useState } from "react";
import { RadioGroup } from "#ui/form/choice/RadioGroup.tsx";
import { propsOf } from "#ui/form/choice/RadioGroup.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const options = [
  { value: "ja", label: "Ja" },
  { value: "nei", label: "Nei" },
] as const;
type Answer = (typeof options)[number]["value"];

interface ExampleProps {
  readonly value?: Answer;
  readonly disabled?: boolean;
  readonly explanation?: string;
  readonly error?: string;
}

function Example({ value: first, disabled = false, explanation, error }: ExampleProps) {
  const [value, setValue] = useState<Answer | null>(first ?? null);
  return (
    <RadioGroup
      legend="Fikk du gjort det du skulle?"
      options={options}
      value={value}
      onValueChange={setValue}
      disabled={disabled}
      error={value === null ? error : undefined}
    >
      {explanation !== undefined && <p>{explanation}</p>}
    </RadioGroup>
  );
}

export const entry: GalleryEntry = {
  id: "radio",
  title: "Radioknapper",
  group: "Skjema",
  description: [
    "Et spørsmål med ett svar av flere. Piltastene går mellom svarene. Fokus kommer tilbake når svaret er lagret.",
  ],
  docs: "fields",
  props: [propsOf("RadioGroupProps")],
  states: [
    { name: "Ubesvart", render: () => <Example /> },
    { name: "Besvart", render: () => <Example value="ja" /> },
    { name: "Med forklaring", render: () => <Example explanation="Svaret er anonymt." /> },
    { name: "Med feil", render: () => <Example error="Velg et svar" /> },
    {
      name: "Med hjelp til svarene",
      render: () => (
        <RadioGroup
          legend="Hvordan vil du betale?"
          options={[
            { value: "avtalegiro", label: "AvtaleGiro", help: "Banken trekker beløpet ved forfall" },
            { value: "faktura", label: "Faktura på papir", help: "Kommer i posten; koster 49 kr" },
          ]}
          defaultValue="avtalegiro"
        />
      ),
    },
    { name: "Kan ikke endres nå", render: () => <Example value="nei" disabled /> },
  ],
};
