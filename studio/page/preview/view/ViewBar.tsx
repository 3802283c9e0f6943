import type { ReactNode } from "react";
import styled from "styled-components";
import { text } from "../../texts.ts";
import { ContextSwitches } from "../../colours/contexts/ContextSwitches.tsx";
import { Toggle } from "../../parts/Toggle.tsx";
import { SceneChooser } from "../scenes/SceneChooser.tsx";
import { CustomerSelect } from "./CustomerSelect.tsx";
import { DeviceChoice } from "./DeviceChoice.tsx";
import { isOfGallery } from "./previewView.ts";
import type { SharedView } from "./usePreviewView.ts";
import { Row } from "../../parts/layout.ts";

interface ViewBarProps extends Pick<SharedView, "choices" | "choose" | "view"> {
  /** Width of the portal's window in px. */
  readonly width: number;
  /** Whether light and dark can be beside each other. Default: no. */
  readonly canPairSchemes?: boolean;
  /** A choice of the page, before the others. */
  readonly children?: ReactNode;
}

/** What is shown of several portals at once: page, state, customer, width, scheme and contrast. */
export function ViewBar({ choices, view, choose, width, canPairSchemes = false, children }: ViewBarProps) {
  const isPair = canPairSchemes && view.comparison === "scheme";
  return (
    <Bar>
      {children}
      <SceneChooser choices={choices} scene={view} onChoose={choose} />
      {!isOfGallery(view) && <CustomerSelect choices={choices} customer={view.customer} onChoose={choose} />}
      <DeviceChoice width={width} onChoose={choose} />
      <ContextSwitches context={view} hasDark={!isPair} onChoose={choose} />
      {canPairSchemes && (
        <Toggle isOn={isPair} onChange={(isOn) => choose({ comparison: isOn ? "scheme" : "none" })}>
          {text("glance.schemes")}
        </Toggle>
      )}
    </Bar>
  );
}

const Bar = styled(Row)`
  flex: 1 1 30rem;
  min-width: 0;

  /* In one row beside the form of what all brands share too. */
  & > div:has(> input) {
    flex: 2 1 10rem;
    min-width: 0;
  }

  & > div[data-short] {
    flex: none;
    width: 5.5rem;
    min-width: 0;
  }
`;
