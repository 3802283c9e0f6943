import styled from "styled-components";
import { text } from "../../texts.ts";
import { Segments } from "../../parts/Segments.tsx";
import { ViewSelects } from "./ViewSelects.tsx";
import type { SharedView } from "./useSharedView.ts";

const widths = ["360", "680", "1200"] as const;
type ShownWidth = (typeof widths)[number];

interface ViewBarProps extends Pick<SharedView, "choices" | "choose" | "view"> {
  /** Width of the portal's window in px. */
  readonly width: number;
}

/** What is shown of several portals at once: page, state, customer and width. */
export function ViewBar({ choices, view, choose, width }: ViewBarProps) {
  return (
    <Bar>
      <ViewSelects choices={choices} view={view} onChoose={choose} />
      <Segments<ShownWidth>
        legend={text("preview.width")}
        choices={widths.map((value) => ({ value, text: value }))}
        chosen={widths.find((each) => Number(each) === width) ?? "360"}
        onChoose={(chosen) => choose({ width: Number(chosen) })}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: 1 1 30rem;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
`;
