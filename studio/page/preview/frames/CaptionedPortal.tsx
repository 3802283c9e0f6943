import styled from "styled-components";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { text } from "../../texts.ts";
import { useElementSize } from "../useElementSize.ts";
import { noOutline } from "./PortalPicture.tsx";
import { PreviewWindow } from "./PreviewWindow.tsx";
import type { FramesOptions } from "./useFrames.ts";
import { Muted } from "../../parts/layout.ts";

interface CaptionedPortalProps
  extends Omit<FramesOptions, "choice" | "outlined" | "picking">, Partial<Pick<FramesOptions, "outlined" | "picking">> {
  readonly caption: string;
  /** The name of the frame, for screen readers. */
  readonly title: string;
  readonly choices: PreviewChoices;
  /** Width of the portal's window in px. */
  readonly width: number;
}

/** A portal beside others, as large as its room, with words above it. The grid around it has two rows for the two. */
export function CaptionedPortal({
  caption,
  title,
  choices,
  width,
  outlined = noOutline,
  picking,
  ...options
}: CaptionedPortalProps) {
  const { ref, ...room } = useElementSize();
  const { preview, view } = options;
  const scale = Math.min(1, room.width / width);
  return (
    <Captioned>
      <Muted as="figcaption">
        {caption}
        {preview.status === "outdated" && ` · ${text("glance.outdated")}`}
      </Muted>
      <Desk ref={ref}>
        {preview.status === "none" && <p>{text("glance.none")}</p>}
        {room.width > 0 && (
          <PreviewWindow
            {...options}
            title={title}
            column={{ key: "first", width, scale, left: (room.width - width * scale) / 2 }}
            height={room.height}
            choice={choices.states.find((state) => state.id === view.state)}
            picking={picking}
            outlined={outlined}
          />
        )}
      </Desk>
    </Captioned>
  );
}

const Captioned = styled.figure`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  min-width: 0;
  min-height: 0;
`;

const Desk = styled.div`
  position: relative;
  min-height: 0;
  overflow: hidden;
`;
