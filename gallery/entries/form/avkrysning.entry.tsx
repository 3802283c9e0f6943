import { useState } from "react";
import { Checkbox } from "#ui/form/choice/Checkbox.tsx";
import { propsOf } from "#ui/form/choice/Checkbox.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

interface ExampleProps {
  readonly isChecked?: boolean;
  readonly error?: string;
  readonly help?: string;
  readonly indeterminate?: boolean;
  readonly children: string;
}

function Example({ isChecked: first = false, error, children, ...rest }: ExampleProps) {
  const [isChecked, setIsChecked] = useState(first);
  return (
    <Checkbox
      {...rest}
      label={children}
      checked={isChecked}
      onCheckedChange={setIsChecked}
      error={isChecked ? undefined : error}
    />
  );
}

export const entry: GalleryEntry = {
  id: "avkrysning",
  title: "Avkrysning",
  group: "Skjema",
  description: ["En boks å krysse av i, for noe kunden bekrefter eller slår på. Hele teksten kan trykkes."],
  docs: "fields",
  props: [propsOf("CheckboxProps")],
  states: [
    { name: "Ikke krysset av", render: () => <Example>Jeg vil ha brev på papir</Example> },
    { name: "Krysset av", render: () => <Example isChecked>Jeg vil ha brev på papir</Example> },
    {
      name: "Med hjelp",
      render: () => <Example help="Vi sender fortsatt varsler på e-post">Jeg vil ha brev på papir</Example>,
    },
    { name: "Noe av det er valgt", render: () => <Example indeterminate>Alle varsler</Example> },
    {
      name: "Med feil",
      render: () => <Example error="Du må krysse av for å gå videre">Jeg har lest vilkårene</Example>,
    },
  ],
};
