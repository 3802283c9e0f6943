import { type ReactNode, useId, useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { HintTooltip } from "#ui/overlay/tooltip/HintTooltip.tsx";
import { propsOf as dialogPropsOf } from "#ui/overlay/Dialog.tsx?props";
import { propsOf as dialogHeadPropsOf } from "#ui/overlay/DialogHead.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

interface ExampleProps {
  readonly role?: "dialog" | "alertdialog";
  readonly shape?: "box" | "drawer";
  readonly closesOutside?: boolean;
  readonly closeLabel?: string;
  readonly children?: ReactNode;
}

function Example({ closeLabel, children, ...rest }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => setIsOpen(false);
  const needsAnswer = rest.role === "alertdialog";
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Åpne
      </Button>
      {isOpen && (
        <Dialog open {...rest} aria-labelledby={id} onOpenChange={close}>
          {needsAnswer ? (
            <h2 id={id}>Vil du slette kladden?</h2>
          ) : (
            <DialogHead id={id} onClose={close} {...(closeLabel !== undefined && { closeLabel })}>
              Om egenandel
            </DialogHead>
          )}
          <Stack>
            <p>Egenandelen er den delen av skaden som du betaler selv.</p>
            {children}
            <ButtonRow>
              <Button variant="primary" onClick={close}>
                {needsAnswer ? "Ja, slett" : "Den er grei"}
              </Button>
              {needsAnswer && (
                <Button variant="secondary" onClick={close}>
                  Nei, behold
                </Button>
              )}
            </ButtonRow>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

const sendToast = () => pageToasts.push({ variant: "success", content: "Varsel over dialogen", timeout: "off" });

export const entry: GalleryEntry = {
  id: "dialog",
  title: "Dialog",
  group: "Overlegg",
  description: [
    "Et vindu over siden som må besvares eller lukkes før siden kan brukes igjen. Fokus går til dialogen selv, og tilbake dit det var.",
    "En alertdialog avbryter og krever et svar: den har ingen lukkeknapp.",
  ],
  props: [dialogPropsOf("DialogProps"), dialogHeadPropsOf("DialogHeadProps")],
  states: [
    { name: "Vanlig", render: () => <Example /> },
    { name: "Lukkes ved trykk utenfor", render: () => <Example closesOutside /> },
    { name: "Skuff", render: () => <Example shape="drawer" closesOutside /> },
    { name: "Eget navn på lukkeknappen", render: () => <Example closeLabel="Lukk forklaringen" /> },
    { name: "Krever svar", render: () => <Example role="alertdialog" /> },
    {
      name: "Med tooltip og varsel",
      render: () => (
        <Example>
          <p>
            Escape lukker bare forklaringen <HintTooltip label="Om forklaringen">Dialogen blir stående.</HintTooltip>
          </p>
          <Button variant="secondary" onClick={sendToast}>
            Send et varsel
          </Button>
        </Example>
      ),
    },
    {
      name: "Lang",
      render: () => (
        <Example>
          {Array.from({ length: 30 }, (_, at) => (
            <p key={at}>Avsnitt {at + 1}: Innholdet ruller inne i dialogen, og siden bak står stille.</p>
          ))}
        </Example>
      ),
    },
  ],
};
