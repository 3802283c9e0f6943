import { useState } from "react";
import styled from "styled-components";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { isLanguage } from "#contract/pageLanguage.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { ContextSwitches } from "../contexts/ContextSwitches.tsx";
import type { Campaign } from "../days/campaigns.ts";
import { dayChanges } from "../days/dayChanges.ts";
import { DayRow } from "../days/DayRow.tsx";
import { timeText } from "../days/dayText.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { Segments } from "../parts/Segments.tsx";
import { text } from "../texts.ts";
import { Select } from "../parts/Select.tsx";
import { Toggle } from "../parts/Toggle.tsx";
import { ViewSelects } from "./view/ViewSelects.tsx";
import { channels, comparisons, isOfGallery, type PreviewView } from "./view/previewView.ts";

interface PreviewBarProps {
  readonly choices: PreviewChoices;
  readonly view: PreviewView;
  readonly languages: LanguagesOfBrand;
  readonly hasDirectLogin: boolean;
  /** Whether the brand has a dark scheme. */
  readonly hasDark: boolean;
  /** Those of the environment that is shown. */
  readonly campaigns: readonly Campaign[];
  readonly isPicking: boolean;
  readonly onChoose: (change: Partial<PreviewView>) => void;
  readonly onPick: (isPicking: boolean) => void;
}

const widths = ["360", "680", "1200", "1600"] as const;
type WidthChoice = (typeof widths)[number] | "fit" | "free";

/** Where a width begins that is chosen as free, in px. */
const freeWidth = 900;

/** What the preview shows: page, state, customer, entry channel, day; width, comparison, and how it is shown. */
export function PreviewBar(props: PreviewBarProps) {
  const { choices, view, languages, hasDirectLogin, hasDark, campaigns, isPicking, onChoose, onPick } = props;
  const [isDayOpen, setIsDayOpen] = useState(false);
  const hasDay = isDayOpen || view.day !== undefined;
  const preset = widths.find((width) => Number(width) === view.width);
  const chosenWidth: WidthChoice = view.width === undefined ? "fit" : (preset ?? "free");
  const chooseWidth = (width: WidthChoice): void => {
    if (width === "fit") onChoose({ width: undefined });
    else onChoose({ width: width === "free" ? freeWidth : Number(width) });
  };
  return (
    <Bar>
      <Row>
        <ViewSelects choices={choices} view={view} onChoose={onChoose} />
        {!isOfGallery(view) && (
          <Select
            label={text("preview.channel")}
            value={view.channel}
            options={channels
              .filter((channel) => channel !== "direkte" || hasDirectLogin)
              .map((channel) => ({ value: channel, text: text(`preview.channel.${channel}`) }))}
            onChange={(channel) => onChoose({ channel: channels.find((each) => each === channel) ?? "nettbank" })}
          />
        )}
        <Toggle
          isOn={hasDay}
          onChange={(isOn) => {
            setIsDayOpen(isOn);
            if (!isOn) onChoose({ day: undefined });
          }}
        >
          {view.day === undefined ? text("day.today") : text("day.shown", { time: timeText(view.day) })}
        </Toggle>
        <Toggle isOn={isPicking} onChange={onPick}>
          {text("preview.pick")}
        </Toggle>
      </Row>
      {hasDay && (
        <DayRow
          day={view.day}
          changes={dayChanges(
            campaigns,
            choices.customers.find(({ id }) => id === view.customer),
          )}
          onChoose={(day) => onChoose({ day })}
        />
      )}
      <Row>
        <Segments<WidthChoice>
          legend={text("preview.width")}
          choices={[
            { value: "fit", text: text("preview.width.fit") },
            ...widths.map((value) => ({ value, text: value })),
            { value: "free", text: text("preview.width.free") },
          ]}
          chosen={chosenWidth}
          onChoose={chooseWidth}
        />
        <Select
          label={text("preview.compare")}
          isShort
          value={view.comparison}
          options={comparisons
            .filter((value) => hasDark || value !== "scheme")
            .filter((value) => !isLanguage(value) || (value !== languages.shown && languages.all.includes(value)))
            .map((value) => ({ value, text: text(`preview.compare.${value}`) }))}
          onChange={(value) => onChoose({ comparison: comparisons.find((each) => each === value) ?? "none" })}
        />
        <ContextSwitches context={view} hasDark={hasDark} onChoose={onChoose} />
        <Toggle isOn={view.isLarge} onChange={(isLarge) => onChoose({ isLarge })}>
          {text("preview.look.textSize")}
        </Toggle>
        <Toggle isOn={view.isPrinted} onChange={(isPrinted) => onChoose({ isPrinted })}>
          {text("preview.look.print")}
        </Toggle>
        <Toggle isOn={view.isHighContrast} onChange={(isHighContrast) => onChoose({ isHighContrast })}>
          {text("preview.look.forcedColours")}
        </Toggle>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

/* Two rows at 1280 px. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;

  & fieldset label > span {
    min-width: 2.25rem;
    padding-inline: 0.5rem;
  }

  & > button[aria-pressed] {
    padding-inline: 0.5rem;
  }

  & > div {
    flex-basis: 6rem;
    min-width: 6rem;
  }

  /* The longest label fits beside three other parts. */
  & > div > label {
    inset-inline-start: 0.5rem;
  }

  /* Page and state need more room than the others, which go to the next line on a tablet. */
  & > div:has(> input) {
    flex: 3 1 14rem;
  }

  & > div > input {
    padding-inline-start: 0.4375rem;
  }

  & > div > select {
    padding-inline-start: 0.1875rem;
  }

  & > div[data-short] {
    flex: none;
    width: 5rem;
    min-width: 0;
  }

  /* What is beside the portal: its words are longer than those of scheme and contrast. */
  & > fieldset + div[data-short] {
    width: 6.25rem;
  }

  & > div[data-short] > label {
    white-space: nowrap;
  }

  ${from.large} {
    & > div:has(> input) {
      flex: 2 1 6rem;
    }

    & > div:not([data-short]) > label {
      inset-inline-start: 0.75rem;
    }

    & > div > input {
      padding-inline-start: 0.75rem;
    }

    & > div:not([data-short]) > select {
      padding-inline-start: 0.5rem;
    }
  }
`;
