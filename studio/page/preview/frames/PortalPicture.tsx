import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { useElementSize } from "../useElementSize.ts";
import type { Outlined } from "./framesState.ts";
import { PreviewWindow } from "./PreviewWindow.tsx";
import type { FramesOptions } from "./useFrames.ts";

/** A portal as it is drawn in a picture. */
export interface PicturedPortal extends Pick<FramesOptions, "language" | "origin" | "preview" | "session" | "view"> {
  /** The name of the frame, for screen readers. */
  readonly title: string;
}

interface PortalPictureProps {
  /** Undefined: there is room for the portal, but nothing in it. */
  readonly portal: PicturedPortal | undefined;
  readonly choices: PreviewChoices;
  /** Size of the portal's window in px. */
  readonly size: { readonly width: number; readonly height: number };
  /** Default: nothing. */
  readonly outlined?: Outlined;
  readonly onFrames?: FramesOptions["onFrames"];
  readonly onMessage?: FramesOptions["onMessage"];
}

/** For a portal in which nothing is outlined. */
export const noOutline: Outlined = { field: "", sources: [] };

const nothing = (): void => undefined;

/** A live portal, drawn smaller. It is only looked at: it takes neither presses nor keys. */
export function PortalPicture({
  portal,
  choices,
  size: { width, height },
  outlined = noOutline,
  onFrames = nothing,
  onMessage = nothing,
}: PortalPictureProps) {
  const { ref, width: room } = useElementSize();
  const scale = room / width;
  return (
    <Room ref={ref} inert style={{ aspectRatio: `${width} / ${height}` }}>
      {portal !== undefined && room > 0 && (
        <PreviewWindow
          key={portal.origin}
          {...portal}
          column={{ key: "first", width, scale, left: 0 }}
          height={height * scale}
          choice={choices.states.find(({ id }) => id === portal.view.state)}
          picking={undefined}
          outlined={outlined}
          onFrames={onFrames}
          onMessage={onMessage}
        />
      )}
    </Room>
  );
}

const Room = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  background: ${theme.color.surface};
  pointer-events: none;
`;
