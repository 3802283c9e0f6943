import { useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { createToasts } from "#ui/feedback/toast/createToasts.ts";
import { ToastArea } from "#ui/feedback/toast/ToastArea.tsx";
import { ToastItem } from "#ui/feedback/toast/ToastItem.tsx";
import type { Toast } from "#ui/feedback/toast/toastQueue.ts";
import { propsOf as toastQueuePropsOf } from "#ui/feedback/toast/toastQueue.ts?props";
import { propsOf as createToastsPropsOf } from "#ui/feedback/toast/createToasts.ts?props";
import { propsOf as toastAreaPropsOf } from "#ui/feedback/toast/ToastArea.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const still = (toast: Toast) => (
  <ToastItem toast={toast} closeLabel="Lukk varsel" onClose={shownCalls.callback("onClose")} />
);
const action = { label: "Angre", onClick: shownCalls.callback("onClick") };

interface LiveProps {
  readonly visible: number;
  readonly align?: "center" | "left";
}

/** Buttons that add toasts to a queue of their own. */
function Live({ visible, align = "center" }: LiveProps) {
  const [toasts] = useState(() => createToasts({ visible }));
  const [count, setCount] = useState(1);
  const push = (rest: Partial<Toast>, words: string) => {
    setCount(count + 1);
    toasts.push({ variant: "info", content: `${words} ${count}`, ...rest });
  };
  return (
    <>
      <ButtonRow>
        <Button variant="secondary" onClick={() => push({}, "Vanlig varsel")}>
          Vanlig
        </Button>
        <Button variant="secondary" onClick={() => push({ variant: "error", priority: 1 }, "Viktig varsel")}>
          Viktigere
        </Button>
        <Button
          variant="secondary"
          onClick={() => push({ variant: "warning", timeout: "off", action }, "Varsel som blir stående")}
        >
          Blir stående
        </Button>
        <Button variant="quiet" onClick={toasts.closeAll}>
          Lukk alle
        </Button>
      </ButtonRow>
      <ToastArea toasts={toasts} align={align} label={`Varsler fra køen med plass til ${visible}, ${align}`} />
    </>
  );
}

export const entry: GalleryEntry = {
  id: "varsel",
  title: "Varsel (toast)",
  group: "Overlegg",
  description: [
    "En kort melding over siden om noe som nettopp har skjedd. Den lukker seg selv etter fem sekunder, og tiden står stille så lenge pekeren eller fokus er på den.",
    "Bruk den når kunden har fått til noe. Må kunden lese eller gjøre noe, skal meldingen stå på siden i stedet.",
  ],
  docs: "toast",
  props: [toastQueuePropsOf("Toast"), createToastsPropsOf("ToastsOptions"), toastAreaPropsOf("ToastAreaProps")],
  states: [
    { name: "Informasjon", render: () => still({ variant: "info", content: "Vi har sendt deg en e-post" }) },
    { name: "Fullført", render: () => still({ variant: "success", content: "Samtykket til markedsføring er endret" }) },
    { name: "Advarsel", render: () => still({ variant: "warning", content: "Tilbudet går ut i morgen" }) },
    { name: "Feil", render: () => still({ variant: "error", content: "Vi fikk ikke lagret endringen" }) },
    {
      name: "Tittel og tekst",
      render: () =>
        still({
          variant: "success",
          content: { title: "Takk for meldingen", content: "Vi svarer innen to virkedager." },
        }),
    },
    { name: "Med handling", render: () => still({ variant: "info", content: "Tilbudet er fjernet", action }) },
    {
      name: "Lang tekst",
      render: () => still({ variant: "warning", content: "Forsikringsavtaleendringsbekreftelse ".repeat(5).trim() }),
    },
    { name: "Kø med ett synlig varsel", render: () => <Live visible={1} /> },
    { name: "Varslingsområde med fem", render: () => <Live visible={5} /> },
    { name: "Varslingsområde til venstre", render: () => <Live visible={5} align="left" /> },
  ],
};
