import { useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import type { PreviewChoices, StudioDocument } from "#studio/document/StudioDocument.ts";
import { Segments } from "../parts/Segments.tsx";
import { Select } from "../parts/Select.tsx";
import type { Session } from "../session/createSession.ts";
import { text } from "../texts.ts";
import { PreviewStage } from "./PreviewStage.tsx";
import { previewOrigin, type PreviewView } from "./previewAddress.ts";
import { useFrames } from "./useFrames.ts";

interface PreviewPaneProps {
  readonly session: Session;
  readonly document: StudioDocument;
  readonly choices: PreviewChoices;
}

const widths = ["fit", "360", "680", "1200", "1600"] as const;
const channels = ["nettbank", "mobilbank", "direkte"] as const;

/** The real portal beside its text: any page, customer, way in and width. */
export function PreviewPane({ session, document, choices }: PreviewPaneProps) {
  const { id, name, preview } = document;
  const [view, setView] = useState<PreviewView>({
    path: choices.pages[0]?.path ?? "",
    customer: choices.customers[0]?.id ?? "",
    channel: "nettbank",
  });
  const [width, setWidth] = useState<(typeof widths)[number]>("fit");
  const [isLarge, setIsLarge] = useState(false);
  const origin = previewOrigin(id, window.location);
  const { frames, state, onLoaded } = useFrames(session, origin, view, isLarge ? 200 : 100);
  return (
    <Pane aria-labelledby="forhandsvisning">
      <VisuallyHidden as="h2" id="forhandsvisning">
        {text("preview.title")}
      </VisuallyHidden>
      <Bar>
        <Select
          label={text("preview.page")}
          value={view.path}
          options={choices.pages.map(({ path, title }) => ({ value: path, text: title }))}
          onChange={(path) => setView({ ...view, path })}
        />
        <Select
          label={text("preview.customer")}
          value={view.customer}
          options={[
            ...choices.customers.map((customer) => ({
              value: customer.id,
              text: `${customer.name}: ${customer.summary}`,
            })),
            { value: "", text: text("preview.loggedOut") },
          ]}
          onChange={(customer) => setView({ ...view, customer })}
        />
        <Select
          label={text("preview.channel")}
          value={view.channel}
          options={channels
            .filter((channel) => channel !== "direkte" || preview.hasDirectLogin)
            .map((channel) => ({ value: channel, text: text(`preview.channel.${channel}`) }))}
          onChange={(channel) => setView({ ...view, channel: channels.find((each) => each === channel) ?? "nettbank" })}
        />
        <Segments
          legend={text("preview.width")}
          isLegendShown
          choices={widths.map((value) => ({ value, text: value === "fit" ? text("preview.width.fit") : value }))}
          chosen={width}
          onChoose={setWidth}
        />
        <Check>
          <input type="checkbox" checked={isLarge} onChange={(event) => setIsLarge(event.target.checked)} />
          {text("preview.textSize")}
        </Check>
      </Bar>
      <PreviewStage
        name={name}
        frames={frames}
        state={state}
        width={width === "fit" ? undefined : Number(width)}
        status={preview.status}
        onLoaded={onLoaded}
      />
    </Pane>
  );
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: ${theme.color.page};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: ${theme.size.control};
  font-size: ${theme.font.sizeSm};
  white-space: nowrap;
  cursor: pointer;

  & > input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${theme.color.action};
  }
`;
