import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { propsOf } from "#ui/feedback/Message.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

export const entry: GalleryEntry = {
  id: "melding",
  title: "Melding",
  group: "Meldinger",
  description: [
    "Noe kunden bør vite, på siden der det hører hjemme: hva som har skjedd, hva som fortsatt virker, og hva som kan prøves.",
    "Feil leses opp når de dukker opp. De andre leses opp bare når det bes om det.",
  ],
  docs: "message",
  props: [propsOf("MessageProps")],
  states: [
    { name: "Informasjon", render: () => <Message variant="info">Fakturaen kommer i slutten av måneden.</Message> },
    { name: "Fullført", render: () => <Message variant="success">Takk! Vi har fått meldingen din.</Message> },
    {
      name: "Advarsel med tittel",
      render: () => (
        <Message variant="warning" title="Noe mangler">
          Det kan hende noen av forsikringene dine mangler fra listen.
        </Message>
      ),
    },
    {
      name: "Feil med handling",
      render: () => (
        <Message
          variant="error"
          title="Noe gikk galt"
          action={
            <Button variant="secondary" onClick={shownCalls.callback("onClick")}>
              Prøv igjen
            </Button>
          }
        >
          Vi fikk ikke hentet tilbudene dine. Alt annet virker som det skal.
        </Message>
      ),
    },
    {
      name: "Lange ord",
      render: () => <Message variant="info">{"Forsikringsavtaleendringsbekreftelse".repeat(4)}</Message>,
    },
  ],
};
