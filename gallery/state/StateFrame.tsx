import { useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { GalleryEntry, GalleryState } from "../GalleryEntry.ts";
import { stateAddress } from "../galleryAddress.ts";
import { StateHarness } from "./StateHarness.tsx";
import { useContentHeight } from "./useContentHeight.ts";
import type { FrameWidth } from "./WidthSwitcher.tsx";

interface StateFrameProps {
  readonly entry: GalleryEntry;
  readonly state: GalleryState;
  /** Index of the state. */
  readonly at: number;
  readonly width: FrameWidth;
}

/** A state with its name. Pages, and states at a chosen width, are shown in an iframe, where breakpoints apply. */
export function StateFrame({ entry, state, at, width }: StateFrameProps) {
  const [round, setRound] = useState(0);
  const isFramed = entry.isPage === true || width !== "free";
  const address = stateAddress(entry.id, at);
  return (
    <Figure>
      <Caption>
        <h3>{state.name}</h3>
        <span>
          <Button variant="quiet" onClick={() => setRound(round + 1)} aria-label={`Vis «${state.name}» på nytt`}>
            På nytt
          </Button>
          <a href={address} target="_blank" rel="noreferrer" aria-label={`Åpne «${state.name}» alene, i ny fane`}>
            Alene
          </a>
        </span>
      </Caption>
      <Surface data-framed={isFramed || undefined}>
        {isFramed ? (
          <FramedState
            key={round}
            title={`${entry.title}: ${state.name}`}
            address={address}
            width={width}
            leastPx={entry.isPage === true ? 640 : 160}
          />
        ) : (
          <StateHarness key={round} state={state} />
        )}
      </Surface>
    </Figure>
  );
}

interface FramedStateProps {
  readonly title: string;
  readonly address: string;
  readonly width: FrameWidth;
  readonly leastPx: number;
}

function FramedState({ title, address, width, leastPx }: FramedStateProps) {
  const { frame, heightPx } = useContentHeight(leastPx);
  return (
    <Frame
      ref={frame}
      title={title}
      src={address}
      loading="lazy"
      width={width === "free" ? "100%" : width}
      height={heightPx}
    />
  );
}

const Figure = styled.section`
  min-width: 0;
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  min-height: 2.75rem;

  & > h3 {
    font-size: ${theme.font.sizeMd};
  }

  & > span {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: ${theme.font.sizeSm};
  }
`;

/** The background of the page around a state. */
const Surface = styled.div`
  overflow-x: auto;
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.page};

  &[data-framed] {
    padding: 0;
  }

  /* Tooltips and menus may overflow. */
  &:not([data-framed]) {
    overflow: visible;
  }
`;

const Frame = styled.iframe`
  display: block;
  max-width: none;
  border: 0;
  border-radius: inherit;
  background: ${theme.color.page};

  &:not([width="100%"]) {
    border-inline-end: 1px dashed ${theme.color.borderStrong};
  }
`;
