import { useState } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { closeIcon } from "#ui/graphics/icons/interface/closeIcon.ts";
import { theme } from "#ui/theme/theme.ts";
import { isSameDocument } from "#studio/document/StudioDocument.ts";
import { CampaignCalendar, findingsOfCampaigns } from "../days/CampaignCalendar.tsx";
import type { Campaign } from "../days/campaigns.ts";
import { FindingList } from "../findings/FindingList.tsx";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { bookPath, historyPath } from "#studio/document/addresses/studioPaths.ts";
import { comparisonFrom } from "../route.ts";
import { MisfitList } from "../textFit/MisfitList.tsx";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { countText, text } from "../texts.ts";
import { DrawerHandle } from "./DrawerHandle.tsx";
import type { Places } from "./usePlaces.ts";
import { TextPanel } from "./TextPanel.tsx";
import { type DrawerState, type DrawerTab, drawerTabs } from "./useDrawer.ts";

interface DrawerProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  readonly drawer: DrawerState;
  /** Texts that do not fit in the portal. */
  readonly misfits: readonly TextMisfit[];
  readonly places: Places;
  readonly campaigns: readonly Campaign[];
}

/** Below the portal, opened when it is wanted: the texts, and the findings. */
export function Drawer({ drawer, ...props }: DrawerProps) {
  const { tab, heightPx } = drawer;
  const { findings } = props.state.checked;
  const count = findings.length + props.misfits.length;
  const titleOf = (each: DrawerTab): string => {
    if (each !== "findings") return text(`drawer.${each}`);
    return count === 0 ? text("drawer.noFindings") : countText("findings.title", count);
  };
  return (
    <Box aria-labelledby="filene">
      <VisuallyHidden as="h2" id="filene">
        {text("drawer.title")}
      </VisuallyHidden>
      {tab !== undefined && <DrawerHandle heightPx={heightPx} onResize={drawer.resize} />}
      <Bar>
        {drawerTabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-expanded={tab === each}
            data-alert={(each === "findings" && findings.some(({ level }) => level === "error")) || undefined}
            onClick={() => (tab === each ? drawer.close() : drawer.open(each))}
          >
            {titleOf(each)}
          </button>
        ))}
        <nav aria-label={text("brand.more")}>
          <a href={bookPath(props.state.document.id)}>{text("brand.book")}</a>
          <a href={historyPath(props.state.document.id)}>{text("brand.history")}</a>
          <a href={comparisonFrom(props.state.document.id)}>{text("brand.compare")}</a>
        </nav>
        {tab !== undefined && (
          <button type="button" aria-label={text("drawer.close")} onClick={drawer.close}>
            <Icon path={closeIcon} size="small" />
          </button>
        )}
      </Bar>
      <Body {...props} tab={tab} heightPx={heightPx} />
    </Box>
  );
}

type BodyProps = Omit<DrawerProps, "drawer"> & Pick<DrawerState, "heightPx" | "tab">;

function Body({ brand, state, misfits, places, campaigns, tab, heightPx }: BodyProps) {
  const { file, setFile, texts, fix, openFinding, showField } = places;
  // The editors keep their place and folded parts while the drawer is closed.
  const [hasText, setHasText] = useState(false);
  if (tab === "text" && !hasText) setHasText(true);
  const isCurrent = isSameDocument(state.checked.texts, state.history.texts);
  return (
    <Room hidden={tab === undefined} style={{ height: heightPx }}>
      {hasText && (
        <Sheet hidden={tab !== "text"}>
          <TextPanel ref={texts} brand={brand} state={state} file={file} onFile={setFile} onFix={fix} />
        </Sheet>
      )}
      {tab === "calendar" && (
        <CampaignCalendar
          campaigns={campaigns}
          findings={findingsOfCampaigns(state.checked.findings)}
          isCurrent={isCurrent}
          onOpenField={showField}
          onOpen={openFinding}
          onFix={fix}
        />
      )}
      {tab === "findings" && (
        <FindingList
          findings={state.checked.findings}
          isCurrent={isCurrent}
          onOpen={openFinding}
          onFix={fix}
          others={misfits.length}
          {...(misfits.length === 0 ? {} : { cleanText: countText("findings.onlyMisfits", misfits.length) })}
        >
          <MisfitList misfits={misfits} pages={brand.choices.pages} onOpen={showField} />
        </FindingList>
      )}
    </Room>
  );
}

const Box = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  /* In a narrow window the links are below the buttons. */
  flex-wrap: wrap;
  padding-inline: 0.5rem;

  & > button {
    min-height: ${theme.size.control};
    padding-inline: 0.75rem;
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    white-space: nowrap;
    cursor: pointer;
  }

  & > button:hover {
    color: ${theme.color.text};
  }

  & > button[aria-expanded="true"] {
    border-block-end-color: ${theme.color.action};
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }

  & > button[data-alert] {
    color: ${theme.color.onError};
    font-weight: ${theme.font.weightStrong};
  }

  & > nav {
    display: flex;
    margin-inline-start: auto;
  }

  & > nav > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    padding-inline: 0.75rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const Room = styled.div`
  position: relative;
  max-height: max(15rem, 100dvh - 20rem);
  border-block-start: 1px solid ${theme.color.border};

  &[hidden] {
    display: none;
  }
`;

const Sheet = styled.div`
  height: 100%;
`;
