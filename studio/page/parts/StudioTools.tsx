import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { StudioSchemeChoice } from "./StudioSchemeChoice.tsx";
import { text } from "../texts.ts";
import { commandTitles, keysOfCommand } from "../commands/commandTitles.ts";
import { Keys } from "../commands/Keys.tsx";
import { useWorkshop } from "../state/useWorkshop.ts";

/** The way to the palette and to the list of shortcuts for a pointer, and the look of the studio. */
export function StudioTools() {
  const { offeredCommands } = useWorkshop();
  return (
    <Pair>
      <Button variant="quiet" title={commandTitles.palette} onClick={() => offeredCommands.get().palette?.()}>
        {text("command.search")} <Keys of={keysOfCommand("palette").slice(0, 1)} />
      </Button>
      <Button
        variant="quiet"
        aria-label={commandTitles.shortcuts}
        title={commandTitles.shortcuts}
        onClick={() => offeredCommands.get().shortcuts?.()}
      >
        ?
      </Button>
      <StudioSchemeChoice />
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  flex: none;
  gap: 0.25rem;

  & > button {
    gap: 0.375rem;
    padding-inline: 0.5rem;
    color: ${theme.color.text};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightBody};
    white-space: nowrap;
  }
`;
