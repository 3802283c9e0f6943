import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { type Campaign, type DayChange, dayChanges } from "../days/campaigns.ts";
import { shortDayText, wholeDayText } from "../days/days.ts";
import { Popover } from "../parts/Popover.tsx";
import { FramedField, Select } from "../parts/Select.tsx";
import { text } from "../texts.ts";
import { CustomerSelect } from "./view/CustomerSelect.tsx";
import { channels, isOfGallery, type PreviewView } from "./view/previewView.ts";
import { useId, useState } from "react";
import { osloTime } from "#studio/document/osloTime.ts";
import { smallButtonStyle } from "../parts/controlStyle.ts";
import { DayInput } from "../days/DayInput.tsx";
import { Muted, Stack } from "../parts/layout.ts";

interface VisitMenuProps {
  readonly choices: PreviewChoices;
  readonly view: PreviewView;
  readonly hasDirectLogin: boolean;
  /** Those of the environment that is shown. */
  readonly campaigns: readonly Campaign[];
  readonly onChoose: (change: Partial<PreviewView>) => void;
}

/** Who visits the portal, from where, and on which day. The button says it. An entry of the gallery has a day alone. */
export function VisitMenu({ choices, view, hasDirectLogin, campaigns, onChoose }: VisitMenuProps) {
  const hasVisitor = !isOfGallery(view);
  const customer = choices.customers.find(({ id }) => id === view.customer);
  const from = view.channel === "nettbank" ? [] : [text(`preview.channel.${view.channel}`)];
  const day = view.day === undefined ? [] : [shortDayText(view.day)];
  const shown = hasVisitor ? [customer?.name ?? text("preview.loggedOut"), ...from, ...day] : day;
  const said = shown.join(" · ");
  const name = text(hasVisitor ? "preview.visit" : "preview.day");
  return (
    <Popover
      name={name}
      isChanged={view.day !== undefined || (hasVisitor && from.length > 0)}
      trigger={
        <Said>
          <small>{name}</small>
          <span>
            {said}
            {view.day === undefined && (
              <span data-usual={said !== "" || undefined}>
                {said === "" ? text("day.today") : ` · ${text("day.today")}`}
              </span>
            )}
          </span>
        </Said>
      }
    >
      {hasVisitor && (
        <>
          <CustomerSelect choices={choices} customer={view.customer} onChoose={onChoose} />
          <Select
            label={text("preview.channel")}
            value={view.channel}
            options={channels
              .filter((channel) => channel !== "direkte" || hasDirectLogin)
              .map((channel) => ({ value: channel, text: text(`preview.channel.${channel}`) }))}
            onChange={(channel) => onChoose({ channel: channels.find((each) => each === channel) ?? "nettbank" })}
          />
        </>
      )}
      <DayRow
        day={view.day}
        changes={dayChanges(campaigns, customer)}
        onChoose={(chosen) => onChoose({ day: chosen })}
      />
    </Popover>
  );
}

interface DayRowProps {
  /** Date and time that are shown; undefined: the present. */
  readonly day: string | undefined;
  readonly changes: readonly DayChange[];
  readonly onChoose: (day: string | undefined) => void;
}

const wordsOf = (direction: "next" | "previous", change: DayChange | undefined): string =>
  change === undefined
    ? text(`day.${direction}.none`)
    : text(`day.${direction}`, { day: shortDayText(change.day), reason: change.reason });

/** Date and time of the preview, and the ways to the days on which the portal changes by itself. */
function DayRow({ day, changes, onChoose }: DayRowProps) {
  const id = useId();
  const [opened] = useState(() => osloTime(Date.now()));
  const shown = day ?? opened;
  const date = shown.slice(0, 10);
  const previous = changes.findLast((change) => change.day < date);
  const next = changes.find((change) => change.day > date);
  const go = (change: DayChange | undefined) => {
    if (change !== undefined) onChoose(`${change.day}T12:00`);
  };
  return (
    <Lines>
      <FramedField>
        <label htmlFor={id}>{text("day.label")}</label>
        <DayInput id={id} type="datetime-local" value={shown} aria-describedby={`${id}words`} onChange={onChoose} />
      </FramedField>
      <Muted id={`${id}words`}>{wholeDayText(shown)}</Muted>
      <button type="button" aria-disabled={previous === undefined || undefined} onClick={() => go(previous)}>
        {wordsOf("previous", previous)}
      </button>
      <button type="button" aria-disabled={next === undefined || undefined} onClick={() => go(next)}>
        {wordsOf("next", next)}
      </button>
      <button type="button" aria-disabled={day === undefined || undefined} onClick={() => onChoose(undefined)}>
        {text("day.back")}
      </button>
    </Lines>
  );
}

/* Label and value below each other, as in the list beside it. */
const Said = styled.span`
  display: grid;
  text-align: start;
  line-height: 1.2;

  & > small {
    color: ${theme.color.textSubtle};
    font-size: 0.75rem;
    white-space: nowrap;
  }

  & > span {
    overflow: hidden;
    font-size: ${theme.font.sizeSm};
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Lines = styled(Stack)`
  gap: 0.375rem;

  & > button {
    ${smallButtonStyle}
  }
`;
