import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import type { Frame } from "./framesState.ts";
import type { PreviewColumn } from "../view/previewColumns.ts";
import { type FramesOptions, useFrames } from "./useFrames.ts";

interface PreviewWindowProps extends FramesOptions {
  /** The name of the frame, for screen readers. */
  readonly title: string;
  readonly column: PreviewColumn;
  /** Height of the room in px. */
  readonly height: number;
}

/** One window of the portal; behind the page that is shown the one that takes its place. */
export function PreviewWindow({ title, column, height, ...options }: PreviewWindowProps) {
  const { frames, state, onLoaded } = useFrames(options);
  const { width, scale, left } = column;
  const shown = [state.shown, state.next].filter((frame): frame is Frame => frame !== undefined);
  return (
    <>
      {state.shown === undefined && options.preview.status !== "none" && (
        <Waiting style={{ insetInlineStart: left, width: width * scale }}>
          <Loader text={text("preview.loading")} />
        </Waiting>
      )}
      {shown.map((frame) => {
        const isBehind = frame.key !== state.shown?.key;
        return (
          <PortalFrame
            key={frame.key}
            title={title}
            src={frame.address}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
            data-behind={isBehind || undefined}
            aria-hidden={isBehind || undefined}
            tabIndex={isBehind ? -1 : undefined}
            ref={(element) => frames.connect(frame.key, element?.contentWindow ?? null)}
            onLoad={() => onLoaded(frame.key)}
            style={{ width, height: height / scale, scale, insetInlineStart: left }}
          />
        );
      })}
    </>
  );
}

const Waiting = styled.div`
  position: absolute;
  inset-block-start: 2rem;
`;

const PortalFrame = styled.iframe`
  position: absolute;
  inset-block-start: 0;
  max-width: none;
  border: 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  transform-origin: 0 0;

  &[data-behind] {
    z-index: -1;
    pointer-events: none;
  }
`;
