import { CheckboxGroup } from "#ui/form/choice/CheckboxGroup.tsx";
import { propsOf } from "#ui/form/choice/CheckboxGroup.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const options = [
  { value: "epost", label: "E-post" },
  { value: "sms", label: "SMS" },
  { value: "brev", label: "Brev på papir", help: "Kommer etter to til fire dager" },
];
const question = { legend: "Hvor vil du ha varsler?", options } as const;

export const entry: GalleryEntry = {
  id: "avkrysningsgruppe",
  title: "Avkrysningsgruppe",
  group: "Skjema",
  description: [
    "Et spørsmål med så mange svar man vil. Gruppen kan passe på seg selv, i et vanlig skjema, eller styres av den som viser den.",
  ],
  docs: "fields",
  props: [propsOf("CheckboxGroupProps")],
  states: [
    { name: "Ubesvart", render: () => <CheckboxGroup {...question} /> },
    { name: "Besvart", render: () => <CheckboxGroup {...question} defaultValue={["epost", "sms"]} /> },
    { name: "Med hjelp", render: () => <CheckboxGroup {...question} help="Velg gjerne flere" /> },
    { name: "Med feil", render: () => <CheckboxGroup {...question} error="Velg minst ett sted" /> },
    { name: "Kan ikke endres nå", render: () => <CheckboxGroup {...question} defaultValue={["sms"]} disabled /> },
  ],
};
