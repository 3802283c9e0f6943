import { useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { useStore } from "#ui/store/useStore.ts";
import { dayAfter } from "#domain/format/dayAfter.ts";
import type { Phase } from "#domain/kampanje/marketingOn.ts";
import { osloTime } from "#studio/document/osloTime.ts";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { inside } from "../fields/fieldKey.ts";
import { fieldText } from "../fields/fieldText.ts";
import { FindingList } from "../findings/FindingList.tsx";
import type { FindingTarget } from "../findings/findingPlace.ts";
import { smallButtonStyle } from "../parts/controlStyle.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { icons } from "../parts/icons.ts";
import { listInWords } from "../parts/listInWords.ts";
import { text } from "../texts.ts";
import { type Campaign, type MonthLine, monthLine, phases, timeIn } from "./campaigns.ts";
import { dayText, monthText, shortDayText } from "./days.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { Toggle } from "../parts/Toggle.tsx";

/** The findings about campaigns and their days. */
export const findingsOfCampaigns = (findings: readonly StudioFinding[]): readonly StudioFinding[] =>
  findings.filter(({ code }) => code.startsWith("campaign-"));

interface CampaignCalendarProps {
  readonly campaigns: readonly Campaign[];
  /** Those about campaigns. */
  readonly findings: readonly StudioFinding[];
  readonly isCurrent: boolean;
  readonly onOpenField: (field: FieldPlace) => void;
  /** Where the form shows a finding; undefined: nowhere. */
  readonly targetOf: (finding: StudioFinding) => FindingTarget | undefined;
  readonly onOpen: (finding: StudioFinding) => void;
  readonly onFix: (finding: StudioFinding) => void;
}

/** The brand's texts with days on a line of the months, and what is wrong with the days. */
export function CampaignCalendar({
  campaigns,
  findings,
  isCurrent,
  onOpenField,
  targetOf,
  onOpen,
  onFix,
}: CampaignCalendarProps) {
  const { shownDay } = useWorkshop();
  const [now] = useState(() => osloTime(Date.now()));
  const shown = useStore(shownDay);
  const line = monthLine(campaigns, now, shown ?? now);
  if (campaigns.length === 0 && findings.length === 0)
    return (
      <EmptyState
        icon={icons.calendar}
        title={text("calendar.none")}
        action={
          <Button variant="secondary" onClick={() => onOpenField({ kind: "descriptor", path: campaignsPath })}>
            {text("calendar.none.open")}
          </Button>
        }
      >
        {text("calendar.none.text")}
      </EmptyState>
    );
  return (
    <Calendar aria-label={text("calendar.title")}>
      {/* In a narrow window the line is scrolled, with the keyboard too. */}
      <Line tabIndex={0} role="group" aria-label={text("calendar.title")}>
        <Months aria-hidden="true">
          {line.months.map((month) => (
            <li key={month} style={{ insetInlineStart: `${line.at(month)}%` }}>
              {monthText(month)}
            </li>
          ))}
        </Months>
        <Rows>
          {campaigns.map((campaign) => (
            <CampaignRow
              key={campaign.name}
              campaign={campaign}
              line={line}
              shown={shown ?? now}
              onOpenField={onOpenField}
            />
          ))}
        </Rows>
        <Marks>
          <li style={{ insetInlineStart: `${line.at(now)}%` }}>
            <span>{text("calendar.today", { day: shortDayText(now) })}</span>
          </li>
          {shown !== undefined && (
            <li data-shown style={{ insetInlineStart: `${line.at(shown)}%` }}>
              <span>{text("calendar.shown", { day: shortDayText(shown) })}</span>
            </li>
          )}
        </Marks>
      </Line>
      <FindingList
        findings={findings}
        isCurrent={isCurrent}
        targetOf={targetOf}
        onOpen={onOpen}
        onFix={onFix}
        empty={{ text: text("calendar.clean"), isClean: true }}
      />
    </Calendar>
  );
}

interface CampaignRowProps extends Pick<CampaignCalendarProps, "onOpenField"> {
  readonly campaign: Campaign;
  readonly line: MonthLine;
  /** Date and time that the portal is shown at. */
  readonly shown: string;
}

const campaignsPath = ["marketing", "campaigns"] as const;

const words = { before: "calendar.before", texts: "calendar.bar", after: "calendar.after" } as const;

/** A campaign on the line: each of its parts shows the portal on a day of it. */
function CampaignRow({ campaign, line, shown, onOpenField }: CampaignRowProps) {
  const { showDay } = useWorkshop();
  const { name, firstDay, lastDay } = campaign;
  const place: FieldPlace = { kind: "descriptor", path: [...campaignsPath, name] };
  const edges = { before: ["", firstDay], texts: [firstDay, dayAfter(lastDay)], after: [dayAfter(lastDay), "9999"] };
  const textsOf = (phase: Phase): string =>
    listInWords(campaign[phase].map((each) => fieldText("descriptor", ["marketing", each])?.title ?? each));
  const titleOf = (phase: Phase): string =>
    text(words[phase], { first: dayText(firstDay), last: dayText(lastDay), texts: textsOf(phase) });
  return (
    <li>
      <span>
        <button
          type="button"
          aria-label={text("calendar.open", { name })}
          onClick={() => onOpenField(inside(place, "firstDay"))}
        >
          {name}
        </button>
        <CompareButton name={name} />
      </span>
      <div>
        {phases
          .filter((phase) => phase === "texts" || campaign[phase].length > 0)
          .map((phase) => {
            const [from = "", to = ""] = edges[phase];
            const start = from === "" ? 0 : line.at(from);
            const end = to === "9999" ? 100 : line.at(to);
            return (
              <button
                key={phase}
                type="button"
                data-phase={phase}
                title={titleOf(phase)}
                aria-label={titleOf(phase)}
                style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
                onClick={() => showDay(timeIn(phase, campaign, shown))}
              >
                {textsOf(phase)}
              </button>
            );
          })}
      </div>
    </li>
  );
}

const Calendar = styled.section`
  height: 100%;
  padding: 0.75rem 1rem;
  overflow: auto;
`;

const nameWidth = "11rem";

const Line = styled.div`
  position: relative;
  min-width: 0;
  padding-block-end: 2.5rem;
  overflow-x: auto;
`;

const Months = styled.ol`
  position: relative;
  min-width: 44rem;
  height: 1.75rem;
  margin-inline-start: ${nameWidth};
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};

  & > li {
    position: absolute;
    padding-inline-start: 0.25rem;
    border-inline-start: 1px solid ${theme.color.border};
    white-space: nowrap;
  }
`;

const Rows = styled.ol`
  display: grid;
  gap: 0.25rem;

  & > li {
    display: grid;
    grid-template-columns: ${nameWidth} minmax(44rem, 1fr);
    align-items: center;
  }

  & > li > span {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
    min-width: 0;
    padding-block: 0.25rem;
  }

  & > li > span > div > button[data-variant] {
    min-height: 1.75rem;
    padding-inline: 0.5rem;
    font-size: ${theme.font.sizeXs};
  }

  & > li > span > button {
    ${smallButtonStyle}
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > li > div {
    position: relative;
    height: 2.25rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceSubtle};
  }

  & > li > div > button {
    position: absolute;
    inset-block: 0.125rem;
    min-width: 0.5rem;
    padding-inline: 0.375rem;
    overflow: hidden;
    border: 1px dashed ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > li > div > button[data-phase="texts"] {
    border: 1px solid ${theme.color.action};
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }
`;

const Marks = styled.ul`
  position: absolute;
  inset-block: 1.25rem 0;
  inset-inline-start: ${nameWidth};
  width: max(44rem, 100% - ${nameWidth});
  pointer-events: none;

  & > li {
    position: absolute;
    inset-block: 0;
    display: flex;
    align-items: end;
    padding-block-end: 1.25rem;
    border-inline-start: 2px solid ${theme.color.borderStrong};
    font-size: ${theme.font.sizeXs};
    white-space: nowrap;
  }

  /* The line of the other day ends behind the words. */
  & > li > span {
    z-index: 1;
    padding-inline: 0.25rem;
    background: ${theme.color.surface};
  }

  /* Its words are below those of today, which may be near. */
  & > li[data-shown] {
    padding-block-end: 0;
    border-inline-start-color: ${theme.color.focus};
  }
`;

/** Shows the portal before, during and after a campaign, or as usual again. */
export function CompareButton({ name }: { readonly name: string }) {
  const { comparedCampaign } = useWorkshop();
  const isOn = useStore(comparedCampaign) === name;
  return (
    <div>
      <Toggle isOn={isOn} onChange={() => comparedCampaign.set(isOn ? undefined : name)}>
        {text("campaign.compare")}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Toggle>
    </div>
  );
}
