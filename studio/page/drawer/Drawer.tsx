import styled from "styled-components";
import { useStore } from "#ui/store/useStore.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { closeIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import { isSameDocument } from "#studio/document/StudioDocument.ts";
import { StudioTools } from "../parts/StudioTools.tsx";
import { CampaignCalendar, findingsOfCampaigns } from "../days/CampaignCalendar.tsx";
import type { Campaign } from "../days/campaigns.ts";
import { countedFindings } from "../findings/findingWords.ts";
import { FindingList } from "../findings/FindingList.tsx";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { Resizer } from "../parts/Resizer.tsx";
import { MisfitList } from "../textFit/MisfitList.tsx";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { countText, text } from "../texts.ts";
import { drawerAnchor } from "./drawerAnchor.ts";
import type { Places } from "./createPlaces.ts";
import { drawerHeights, type DrawerState, type DrawerTab, drawerTabs } from "./useDrawer.ts";

interface DrawerProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  readonly drawer: DrawerState;
  /** Texts that do not fit in the portal. */
  readonly misfits: readonly TextMisfit[];
  readonly places: Places;
  readonly campaigns: readonly Campaign[];
}

/** Whether something new lacks what is no finding yet: it is neither left nor saved. */
function useIsBegun({ brand, state }: Pick<DrawerProps, "brand" | "state">): boolean {
  const { checked } = useStore(brand.session);
  return checked.findings.length > state.checked.findings.length;
}

/** Below the portal, opened when it is wanted: the findings; of a brand, its campaigns too. */
export function Drawer({ drawer, ...props }: DrawerProps) {
  const { heightPx } = drawer;
  const { checked, history } = props.state;
  const { findings: all } = checked;
  const isBegun = useIsBegun(props);
  const findings = countedFindings(all);
  // Until what was written last is checked, nobody knows that it has none.
  const isChecked = isSameDocument(checked.texts, history.texts);
  const tabs = drawerTabs.filter((each) => each !== "calendar" || !isOfBase(props.brand.basis));
  // The tab that was open at a brand is remembered: the base may not have it.
  const tab = tabs.find((each) => each === drawer.tab);
  const count = findings.length + props.misfits.length;
  const titleOf = (each: DrawerTab): string => {
    if (each !== "findings") return text(`drawer.${each}`);
    if (count > 0) return countText("findings.title", count);
    if (all.length > 0 || isBegun) return text("drawer.unfilled");
    return text(isChecked ? "drawer.noFindings" : "findings.region");
  };
  return (
    <Box aria-labelledby="under-portalen">
      <VisuallyHidden as="h2" id="under-portalen">
        {text("drawer.title")}
      </VisuallyHidden>
      {tab !== undefined && (
        <Resizer
          label={text("drawer.height")}
          axis="y"
          size={heightPx}
          limits={drawerHeights}
          step={32}
          largeStep={128}
          growth={-1}
          onResize={drawer.resize}
          style={{ insetBlockStart: "-0.375rem" }}
        />
      )}
      <Bar>
        {tabs.map((each) => (
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
        <Tools>
          <StudioTools />
        </Tools>
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
  const { targetOf, fix, openFinding, showField } = places;
  const isCurrent = isSameDocument(state.checked.texts, state.history.texts);
  const { findings: all } = state.checked;
  const findings = countedFindings(all);
  const begun = useIsBegun({ brand, state }) ? text("findings.onlyBegun") : undefined;
  const unfilled = all.length > findings.length ? text("findings.onlyUnfilled") : begun;
  const left = unfilled ?? (misfits.length > 0 ? countText("findings.onlyMisfits", misfits.length) : undefined);
  return (
    <Room hidden={tab === undefined} style={{ height: heightPx }}>
      {tab === "calendar" && (
        <CampaignCalendar
          campaigns={campaigns}
          findings={findingsOfCampaigns(state.checked.findings)}
          isCurrent={isCurrent}
          onOpenField={showField}
          targetOf={targetOf}
          onOpen={openFinding}
          onFix={fix}
        />
      )}
      {tab === "findings" && (
        <FindingList
          findings={findings}
          isCurrent={isCurrent}
          targetOf={targetOf}
          onOpen={openFinding}
          onFix={fix}
          others={misfits.length}
          isOfBase={isOfBase(brand.basis)}
          {...(left !== undefined && { empty: { text: left, isClean: false } })}
        >
          <MisfitList misfits={misfits} pages={brand.choices.pages} onOpen={showField} />
        </FindingList>
      )}
    </Room>
  );
}

const Box = styled.section`
  position: relative;
  anchor-name: ${drawerAnchor};
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

/* Lower than the row, which stays as high as a control. */
const Tools = styled.div`
  align-self: center;
  margin-inline-start: auto;

  @media (pointer: fine) {
    --size-control: 2.125rem;
  }
`;

const Bar = styled.div`
  display: flex;
  flex: none;
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

  /* Forced colours would draw the transparent line of a closed tab. */
  @media (forced-colors: active) {
    & > button {
      border-block-end-color: Canvas;
    }

    & > button[aria-expanded="true"] {
      border-block-end-color: Highlight;
    }
  }
`;

const Room = styled.div`
  position: relative;
  /* The portal above it, and a line of what others do, have their room: the page does not scroll because of it. */
  max-height: max(12rem, 100dvh - 33rem);
  border-block-start: 1px solid ${theme.color.border};

  &[hidden] {
    display: none;
  }
`;
