import { useState } from "react";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { propsOf } from "#ui/form/RadioGroup.tsx?props";
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
}

function Example({ value: first, disabled = false, explanation }: ExampleProps) {
  const [value, setValue] = useState<Answer | null>(first ?? null);
  return (
    <RadioGroup
      legend="Fikk du gjort det du skulle?"
      options={options}
      value={value}
      onValueChange={setValue}
      disabled={disabled}
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
  docs: "building-blocks",
  props: [propsOf("RadioGroupProps")],
  states: [
    { name: "Ubesvart", render: () => <Example /> },
    { name: "Besvart", render: () => <Example value="ja" /> },
    { name: "Med forklaring", render: () => <Example explanation="Svaret er anonymt." /> },
    { name: "Kan ikke endres nå", render: () => <Example value="nei" disabled /> },
  ],
};
