import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { closeIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { propsOf } from "#ui/controls/Button.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const variants = ["primary", "secondary", "quiet"] as const;
const onClick = shownCalls.callback("onClick");

export const entry: GalleryEntry = {
  id: "knapp",
  title: "Knapp",
  group: "Byggeklosser",
  description: [
    "Gjør noe. Én hovedknapp i hver visning; resten er sekundære eller stille.",
    "Mens noe er underveis, beholder knappen fokus, og et nytt trykk gjør ingenting.",
  ],
  docs: "building-blocks",
  props: [propsOf("ButtonProps")],
  states: [
    ...variants.map((variant) => ({
      name: { primary: "Hovedknapp", secondary: "Sekundær", quiet: "Stille" }[variant],
      render: () => (
        <Button variant={variant} onClick={onClick}>
          Fortsett
        </Button>
      ),
    })),
    {
      name: "Underveis",
      render: () => (
        <Button variant="primary" busy onClick={onClick}>
          Lagrer
        </Button>
      ),
    },
    {
      name: "Bare tegn, med navn",
      render: () => (
        <Button variant="quiet" aria-label="Lukk" onClick={onClick}>
          <Icon path={closeIcon} />
        </Button>
      ),
    },
    {
      name: "Flere sammen",
      render: () => (
        <ButtonRow>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} onClick={onClick}>
              {{ primary: "Send", secondary: "Lagre kladd", quiet: "Avbryt" }[variant]}
            </Button>
          ))}
        </ButtonRow>
      ),
    },
    {
      name: "Lang tekst",
      render: () => (
        <Button variant="primary" onClick={onClick}>
          Oppdater adressen min til den som står i folkeregisteret
        </Button>
      ),
    },
  ],
};
