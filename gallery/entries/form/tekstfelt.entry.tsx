import { useState } from "react";
import { TextField } from "#ui/form/TextField.tsx";
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
  return <TextField {...rest} value={value} onChange={setValue} />;
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
  props: [
    { name: "label", type: "string", meaning: "Ledeteksten." },
    { name: "value", type: "string", meaning: "Teksten." },
    { name: "onChange", type: "(value: string) => void", meaning: "Teksten er endret." },
    { name: "help", type: "string", standard: "ingen", meaning: "Hva som skal skrives." },
    { name: "error", type: "string", standard: "ingen", meaning: "Hva som er galt." },
    { name: "characters", type: "number", standard: "40", meaning: "Bredden i tegn." },
    { name: "type", type: '"text" | "email" | "tel"', standard: "text", meaning: "Velger tastaturet på telefonen." },
    { name: "autoComplete", type: "string", standard: "ingen", meaning: "Hva nettleseren kan fylle inn." },
    { name: "readOnly", type: "boolean", standard: "false", meaning: "Teksten kan ikke endres akkurat nå." },
  ],
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
