import styled from "styled-components";
import type { Phase } from "#domain/kampanje/marketingOn.ts";
import { osloTime } from "#studio/document/osloTime.ts";
import { type Campaign, campaignOf, phases, textNames, timeIn } from "../../days/campaigns.ts";
import { CompareButton } from "../../days/CampaignCalendar.tsx";
import { dayText } from "../../days/days.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { inside } from "../../fields/fieldKey.ts";
import { countText, text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { foldedRowStyle } from "./foldedRowStyle.ts";
import { useWorkshop } from "../../state/useWorkshop.ts";
import { Stack } from "../../parts/layout.ts";

/** Whether a field is one campaign. */
export const isCampaign = ({ kind, path }: FieldPlace): boolean =>
  kind === "descriptor" && path.length === 3 && path[0] === "marketing" && path[1] === "campaigns";

const days = ["firstDay", "lastDay"] as const;

/** A campaign: its days, and what customers see before, during and after it. */
export function CampaignFields({ place }: { readonly place: FieldPlace }) {
  const { form, FieldView } = useForm();
  const campaign = campaignOf(String(place.path.at(-1)), form.stateOf(place).value);
  return (
    <FieldGroup place={place} names={[]} depth={0} isTitleShown={false} ownNames={[...days, ...phases]}>
      <Days>
        {days.map((name) => (
          <FieldView key={name} place={inside(place, name)} />
        ))}
      </Days>
      {campaign !== undefined && <CompareButton name={campaign.name} />}
      <Phases>
        {phases.map((phase) => (
          <PhaseFields key={phase} place={inside(place, phase)} phase={phase} campaign={campaign} />
        ))}
      </Phases>
    </FieldGroup>
  );
}

interface PhaseFieldsProps {
  readonly place: FieldPlace;
  readonly phase: Phase;
  /** Undefined: it has no days yet. */
  readonly campaign: Campaign | undefined;
}

/** The texts of a part of a campaign. The portal beside them is shown on a day on which they hold. */
function PhaseFields({ place, phase, campaign }: PhaseFieldsProps) {
  const { showDay, shownDay } = useWorkshop();
  const { form, filter } = useForm();
  if (!filter.isShown(place)) return null;
  const shape = form.shapeOf(place);
  const names = shape.type === "group" ? shape.names : [];
  const count = textNames(form.stateOf(place).value).length;
  const show = () => {
    if (campaign !== undefined) showDay(timeIn(phase, campaign, shownDay.get() ?? osloTime(Date.now())));
  };
  const title =
    campaign === undefined
      ? text(`campaign.${phase}`)
      : text(`campaign.${phase}.on`, { first: dayText(campaign.firstDay), last: dayText(campaign.lastDay) });
  return (
    <details open={phase === "texts" || filter.query !== "" || undefined} onFocusCapture={show}>
      <summary>
        {title} <span>{count === 0 ? text("campaign.own") : countText("campaign.texts", count)}</span>
      </summary>
      <div>
        <FieldGroup place={place} names={names} depth={0} isTitleShown={false} />
      </div>
    </details>
  );
}

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  & > * {
    flex: 1 1 8.5rem;
  }
`;

const Phases = styled(Stack)`
  gap: 0.25rem;

  ${foldedRowStyle}

  & > details > summary {
    white-space: normal;
  }

  & > details > summary > span {
    color: ${theme.color.textSubtle};
    font-weight: ${theme.font.weightBody};
  }

  & > details > div {
    padding: 0.75rem 0.625rem;
  }
`;
