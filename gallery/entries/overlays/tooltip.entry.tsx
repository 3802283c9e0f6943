import { Button } from "#ui/controls/Button.tsx";
import { HintTooltip } from "#ui/overlay/tooltip/HintTooltip.tsx";
import { Tooltip } from "#ui/overlay/tooltip/Tooltip.tsx";
import { TooltipContent } from "#ui/overlay/tooltip/TooltipContent.tsx";
import { TooltipTrigger } from "#ui/overlay/tooltip/TooltipTrigger.tsx";
import { propsOf as tooltipPropsOf } from "#ui/overlay/tooltip/Tooltip.tsx?props";
import { propsOf as hintTooltipPropsOf } from "#ui/overlay/tooltip/HintTooltip.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { SpaceBetween } from "../../fixtures/SpaceBetween.tsx";

const hint = "Månedsprisen kan variere på fakturaen gjennom året.";

export const entry: GalleryEntry = {
  id: "tooltip",
  title: "Tooltip",
  group: "Overlegg",
  description: [
    "En kort forklaring til noe på siden. Åpnes når musen hviler på knappen i et kvart sekund, med en gang ved tastaturfokus eller trykk, og kan settes til bare å åpnes ved trykk.",
    "Pekeren kan flyttes inn på teksten. Escape, et trykk utenfor eller fokus som forlater den, lukker. Ved kanten av skjermen snur den.",
    "Legg aldri noe her som kunden må lese for å komme videre.",
  ],
  props: [tooltipPropsOf("TooltipProps"), hintTooltipPropsOf("HintTooltipProps")],
  states: [
    {
      name: "Knapp ved siden av noe",
      render: () => (
        <p>
          12 345 kr/år <HintTooltip label="Om årsprisen">{hint}</HintTooltip>
        </p>
      ),
    },
    {
      name: "Åpnes ved trykk",
      render: () => (
        <p>
          12 345 kr/år{" "}
          <HintTooltip label="Om årsprisen" opensOn="click">
            {hint}
          </HintTooltip>
        </p>
      ),
    },
    {
      name: "Ord i en tekst",
      render: () => (
        <p>
          Du betaler selv{" "}
          <Tooltip>
            <TooltipTrigger>egenandelen</TooltipTrigger>
            <TooltipContent>Den delen av skaden som forsikringen ikke dekker.</TooltipContent>
          </Tooltip>{" "}
          når uhellet er ute.
        </p>
      ),
    },
    {
      name: "Ved kantene",
      render: () => (
        <SpaceBetween>
          <HintTooltip label="Til venstre">{hint}</HintTooltip>
          <HintTooltip label="Til høyre">{hint}</HintTooltip>
        </SpaceBetween>
      ),
    },
    {
      name: "Lang tekst",
      render: () => <HintTooltip label="Om alt">{`${hint} `.repeat(6)}</HintTooltip>,
    },
    {
      name: "Egen knapp",
      render: () => (
        <Tooltip>
          <TooltipTrigger>
            {(own) => (
              <Button {...own} variant="secondary">
                Hva er egenandel?
              </Button>
            )}
          </TooltipTrigger>
          <TooltipContent>Den delen av skaden som forsikringen ikke dekker.</TooltipContent>
        </Tooltip>
      ),
    },
  ],
};
