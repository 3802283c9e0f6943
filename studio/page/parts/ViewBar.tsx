import styled from "styled-components";
import { text } from "../texts.ts";
import { Segments } from "./Segments.tsx";
import { Select } from "./Select.tsx";
import type { SharedView } from "./useSharedView.ts";

const widths = ["360", "680", "1200"] as const;
type ShownWidth = (typeof widths)[number];

interface ViewBarProps extends Pick<SharedView, "choices" | "choose" | "view"> {
  /** Width of the portal's window in px. */
  readonly width: number;
}

/** What is shown of several portals at once: page, state, customer and width. */
export function ViewBar({ choices, view, choose, width }: ViewBarProps) {
  const page = choices.pages.find(({ path }) => path === view.path);
  const states = choices.states.filter((state) => state.page === undefined || state.page === view.path);
  return (
    <Bar>
      <Select
        label={text("preview.page")}
        value={view.path}
        options={choices.pages.map(({ path, title }) => ({ value: path, text: title }))}
        onChange={(path) => choose({ path })}
      />
      <Select
        label={text("preview.state")}
        value={view.state}
        options={[
          ...(page?.needsState === true ? [] : [{ value: "", text: choices.normal }]),
          ...states
            .filter((state) => page?.needsState !== true || state.page !== undefined)
            .map(({ id, title }) => ({ value: id, text: title })),
        ]}
        onChange={(state) => choose({ state })}
      />
      <Select
        label={text("preview.customer")}
        value={view.customer}
        options={[
          ...choices.customers.map(({ id, name, summary }) => ({ value: id, text: `${name}: ${summary}` })),
          { value: "", text: text("preview.loggedOut") },
        ]}
        onChange={(customer) => choose({ customer })}
      />
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
