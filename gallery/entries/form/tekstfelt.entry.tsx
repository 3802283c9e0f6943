import { useState } from "react";
import { TextField } from "#ui/form/text/TextField.tsx";
import { propsOf } from "#ui/form/text/TextField.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

interface ExampleProps {
  readonly label: string;
  readonly value?: string;
  readonly help?: string;
  readonly error?: string;
  readonly characters?: number;
  readonly type?: "text" | "email" | "tel";
}

function Example({ value: first = "", ...rest }: ExampleProps) {
  const [value, setValue] = useState(first);
  return <TextField {...rest} value={value} onValueChange={setValue} />;
}

export const entry: GalleryEntry = {
  id: "tekstfelt",
  title: "Tekstfelt",
  group: "Skjema",
  description: [
    "Én linje tekst med ledetekst, hjelp og feilmelding. Feilmeldingen tar plassen til hjelpen.",
    "Bredden viser hvor mye som ventes: så mange tegn, høyst 40 tegn pluss 24 px, og aldri bredere enn skjermen.",
  ],
  docs: "text-field",
  props: [propsOf("TextFieldProps")],
  states: [
    { name: "Tomt", render: () => <Example label="E-post" type="email" /> },
    {
      name: "Utfylt, med hjelp",
      render: () => <Example label="Mobilnummer" type="tel" value="81234567" help="Åtte siffer" />,
    },
    { name: "Med feil", render: () => <Example label="E-post" value="kari@" error="E-postadressen er ikke gyldig" /> },
    { name: "4 tegn", render: () => <Example label="Postnummer" value="0150" characters={4} /> },
    { name: "8 tegn", render: () => <Example label="Telefonnummer" value="81234567" characters={8} /> },
    { name: "20 tegn", render: () => <Example label="Registreringsmerke og type" characters={20} /> },
    { name: "Flere enn 40 tegn", render: () => <Example label="Beskrivelse" characters={200} /> },
  ],
};
