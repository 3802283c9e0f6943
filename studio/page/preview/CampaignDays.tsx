import { useContext, useEffect, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { osloTime } from "#studio/document/osloTime.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { type Campaign, phases, timeIn } from "../days/campaigns.ts";
import { dayText, shortDayText } from "../days/days.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { text } from "../texts.ts";
import { CaptionedPortal } from "./frames/CaptionedPortal.tsx";
import type { FramesOptions } from "./frames/useFrames.ts";
import type { WindowsInStep } from "./frames/useWindowsInStep.ts";
import { previewOrigin } from "./view/previewAddress.ts";
import { sceneOf } from "./whereSeen.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Row } from "../parts/layout.ts";

interface CampaignDaysProps extends Omit<FramesOptions, "choice" | "onFrames" | "origin"> {
  readonly campaign: Campaign;
  /** Id of the brand. */
  readonly id: string;
  readonly choices: PreviewChoices;
  readonly windows: WindowsInStep;
}

/** Width of a window in px, unless another one is chosen. */
const usualWidth = 360;

/** The portal on a day before a campaign, on one of its days and on a day after it: live, side by side, each apart. */
export function CampaignDays({ campaign, id, windows, ...options }: CampaignDaysProps) {
  const { comparedCampaign, showInPreview } = useWorkshop();
  const tab = useContext(TabNumber);
  const [now] = useState(() => osloTime(Date.now()));
  const { name, firstDay, lastDay } = campaign;
  const { preview, view } = options;
  useEffect(() => {
    const opener = document.activeElement;
    // The page that has the texts of campaigns.
    showInPreview({ ...sceneOf({ kind: "descriptor", path: ["marketing"] }) });
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [showInPreview]);
  const keep = { before: windows.keepFirst, texts: windows.keepSecond, after: windows.keepThird };
  return (
    <Whole aria-labelledby="kampanjens-dager">
      <Row as="header" $apart $gap="0.25rem 1rem">
        <h3 id="kampanjens-dager">{text("campaign.compared", { name })}</h3>
        <Button variant="secondary" onClick={() => comparedCampaign.set(undefined)}>
          {text("campaign.compare.close")}
        </Button>
      </Row>
      {/* In a narrow window the row is scrolled, with the keyboard too. */}
      <Windows tabIndex={0} role="group" aria-labelledby="kampanjens-dager">
        {phases.map((phase) => {
          const day = timeIn(phase, campaign, now);
          const words = text(`campaign.${phase}.on`, { first: dayText(firstDay), last: dayText(lastDay) });
          return (
            <CaptionedPortal
              key={phase}
              {...options}
              caption={text("campaign.shownOn", { phase: words, day: shortDayText(day) })}
              title={words}
              width={view.width ?? usualWidth}
              view={{ ...view, day }}
              origin={previewOrigin(id, window.location, { environment: preview.environment, tab, window: phase })}
              onFrames={keep[phase]}
            />
          );
        })}
      </Windows>
    </Whole>
  );
}

const Whole = styled.section`
  display: grid;
  grid-template-rows: auto minmax(max(15rem, 40dvh), 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.75rem 1rem;

  & > header > h3 {
    font-size: ${theme.font.sizeMd};
  }

  & > header > button {
    min-height: 2rem;
    padding-inline: 0.75rem;
    font-size: ${theme.font.sizeSm};
  }
`;

const Windows = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-auto-columns: minmax(12rem, 1fr);
  grid-auto-flow: column;
  gap: 0.25rem 1rem;
  min-height: 0;
  overflow-x: auto;
`;
