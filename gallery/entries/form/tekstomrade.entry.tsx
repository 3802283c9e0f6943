import { useState } from "react";
import { TextArea } from "#ui/form/text/TextArea.tsx";
import { propsOf } from "#ui/form/text/TextArea.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

interface ExampleProps {
  readonly value?: string;
  readonly help?: string;
  readonly rows?: number;
  readonly readOnly?: boolean;
}

function Example({ value: first = "", ...rest }: ExampleProps) {
  const [value, setValue] = useState(first);
  return <TextArea {...rest} label="Hva kan vi gjøre bedre?" value={value} onValueChange={setValue} maxLength={250} />;
}

const help = "Ikke skriv personopplysninger.";

export const entry: GalleryEntry = {
  id: "tekstomrade",
  title: "Tekstområde",
  group: "Skjema",
  description: [
    "Flere linjer fri tekst, med hjelp og teller. Blir teksten for lang, sier feltet hvor mange tegn det er for mye; ingenting klippes bort.",
    "Telleren er bare for øyet. Skjermlesere får beskjeden om at teksten er for lang, ikke tallet for hvert tegn.",
  ],
  docs: "text-area",
  props: [propsOf("TextAreaProps")],
  states: [
    { name: "Tomt", render: () => <Example help={help} /> },
    { name: "Utfylt", render: () => <Example help={help} value="Vis prisene tydeligere." /> },
    { name: "Så langt det får være", render: () => <Example help={help} value={"ti tegn …".padEnd(10).repeat(25)} /> },
    { name: "For langt", render: () => <Example help={help} value={"ti tegn …".padEnd(10).repeat(26)} /> },
    { name: "Fire linjer", render: () => <Example help={help} rows={4} /> },
    { name: "Uten hjelp", render: () => <Example /> },
    { name: "Kan ikke endres nå", render: () => <Example help={help} value="Vis prisene tydeligere." readOnly /> },
  ],
};
