import { useId } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { GalleryEntry, GalleryState } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";
import { entry as amounts } from "../building-blocks/belop.entry.tsx";
import { entry as buttons } from "../building-blocks/knapp.entry.tsx";
import { entry as cards } from "../building-blocks/kort.entry.tsx";
import { entry as links } from "../building-blocks/lenker.entry.tsx";
import { entry as loaders } from "../building-blocks/laster.entry.tsx";
import { entry as badges } from "../building-blocks/merkelapp.entry.tsx";
import { entry as skeletons } from "../building-blocks/skjelett.entry.tsx";
import { entry as disclosures } from "../building-blocks/utvidbar-seksjon.entry.tsx";
import { entry as checkboxes } from "../form/avkrysning.entry.tsx";
import { entry as checkboxGroups } from "../form/avkrysningsgruppe.entry.tsx";
import { entry as radios } from "../form/radio.entry.tsx";
import { entry as smileys } from "../form/smileyskala.entry.tsx";
import { entry as textFields } from "../form/tekstfelt.entry.tsx";
import { entry as textAreas } from "../form/tekstomrade.entry.tsx";
import { entry as messages } from "../messages/melding.entry.tsx";
import { entry as toasts } from "../overlays/varsel.entry.tsx";
import { Caption, Grid } from "./Section.tsx";

const entries = [
  buttons,
  links,
  textFields,
  textAreas,
  checkboxes,
  checkboxGroups,
  radios,
  smileys,
  badges,
  messages,
  toasts,
  cards,
  amounts,
  disclosures,
  skeletons,
  loaders,
] as const;

/** States that show a length, a number or a behaviour, and look like other states. */
const hasLookOfOthers = ({ name }: GalleryState): boolean =>
  /^(?:Lang|\d+ tegn|Flere enn|Flere$|Hele siden|Kø med|Varslingsområde|Bare én|For langt|Så langt|Fire linjer|Litt|Midt|Veldig)/.test(
    name,
  );

/** A state, drawn as a component: the hooks that it calls are its own. */
const Drawn = ({ render }: Pick<GalleryState, "render">) => render();

/** An entry of the gallery: each of its states with its name. */
export function Part({ title, states }: Pick<GalleryEntry, "states" | "title">) {
  return (
    <>
      <h3>{title}</h3>
      <Grid $least="19rem">
        {states.map((state) => (
          <li key={state.name}>
            <Caption>
              <span>{state.name}</span>
            </Caption>
            <Drawn render={state.render} />
          </li>
        ))}
      </Grid>
    </>
  );
}

/** The parts of the portal in their states, as the gallery's own entries draw them. */
export const PartStates = () => (
  <>
    {entries.map(({ id, title, states }) => (
      <Part key={id} title={title} states={states.filter((state) => !hasLookOfOthers(state))} />
    ))}
    <h3>Dialog</h3>
    <DialogSample />
  </>
);

/** A dialog on its cover. A real one would be over the page, and stop it. */
function DialogSample() {
  const id = useId();
  return (
    <Cover>
      <DialogBox>
        <DialogHead id={id} onClose={shownCalls.callback("onClose")}>
          Om egenandel
        </DialogHead>
        <Stack>
          <p>Egenandelen er den delen av skaden som du betaler selv.</p>
          <ButtonRow>
            <Button variant="primary">Den er grei</Button>
            <Button variant="secondary">Les mer</Button>
          </ButtonRow>
        </Stack>
      </DialogBox>
    </Cover>
  );
}

const Cover = styled.div`
  padding: ${theme.space[3]};
  background: linear-gradient(${theme.color.overlay}, ${theme.color.overlay}) ${theme.color.page};
  print-color-adjust: exact;
`;

const DialogBox = styled.div`
  max-width: ${theme.content.line};
  margin-inline: auto;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};
`;
