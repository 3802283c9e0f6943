import styled from "styled-components";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { PreviewVisit } from "../preview/previewAddress.ts";
import { text } from "../texts.ts";
import { Segments } from "./Segments.tsx";
import { Select } from "./Select.tsx";

const widths = ["360", "680", "1200"] as const;

/** Width of the portal's window in px. */
export type ShownWidth = (typeof widths)[number];

interface ViewBarProps {
  readonly choices: PreviewChoices;
  readonly view: PreviewVisit;
  readonly onView: (view: PreviewVisit) => void;
  readonly width: ShownWidth;
  readonly onWidth: (width: ShownWidth) => void;
}

/** What is shown of several portals at once: page, customer and width. */
export function ViewBar({ choices: { pages, customers }, view, onView, width, onWidth }: ViewBarProps) {
  return (
    <Bar>
      <Select
        label={text("preview.page")}
        value={view.path}
        options={pages.map(({ path, title }) => ({ value: path, text: title }))}
        onChange={(path) => onView({ ...view, path })}
      />
      <Select
        label={text("preview.customer")}
        value={view.customer}
        options={[
          ...customers.map(({ id, name, summary }) => ({ value: id, text: `${name}: ${summary}` })),
          { value: "", text: text("preview.loggedOut") },
        ]}
        onChange={(customer) => onView({ ...view, customer })}
      />
      <Segments
        legend={text("preview.width")}
        isLegendShown
        choices={widths.map((value) => ({ value, text: value }))}
        chosen={width}
        onChoose={onWidth}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  min-width: 0;
`;
