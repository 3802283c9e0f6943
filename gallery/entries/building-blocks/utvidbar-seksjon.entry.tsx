import { useState } from "react";
import { Disclosure } from "#ui/controls/Disclosure.tsx";
import { propsOf } from "#ui/controls/Disclosure.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const answer = <p>Ring oss på telefonnummeret nederst på siden, så finner vi forsikringene dine sammen.</p>;

function Accordion() {
  const [open, setOpen] = useState<number | undefined>(0);
  return ["Finner du ikke forsikringene dine?", "Har du flyttet?", "Har du solgt bilen?"].map((question, at) => (
    <Disclosure
      key={question}
      summary={question}
      open={open === at}
      onOpenChange={(isOpen) => setOpen((present) => (isOpen ? at : present === at ? undefined : present))}
    >
      {answer}
    </Disclosure>
  ));
}

export const entry: GalleryEntry = {
  id: "utvidbar-seksjon",
  title: "Utvidbar seksjon",
  group: "Byggeklosser",
  description: [
    "En linje som kan åpnes for å vise mer. Bygger på nettleserens egen: den virker med tastatur og skjermleser, og søk på siden finner det som er lukket.",
  ],
  docs: "expandable-section",
  props: [propsOf("DisclosureProps")],
  states: [
    {
      name: "Lukket",
      render: () => (
        <Disclosure summary="Finner du ikke forsikringene dine?" onOpenChange={shownCalls.callback("onOpenChange")}>
          {answer}
        </Disclosure>
      ),
    },
    {
      name: "Åpen",
      render: () => (
        <Disclosure summary="Finner du ikke forsikringene dine?" defaultOpen>
          {answer}
        </Disclosure>
      ),
    },
    { name: "Bare én åpen om gangen", render: () => <Accordion /> },
    {
      name: "Lang linje",
      render: () => <Disclosure summary={"Forsikringsavtaleendringsbekreftelse".repeat(3)}>{answer}</Disclosure>,
    },
  ],
};
