import styled, { keyframes } from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import type { PreviewColumn } from "../view/previewColumns.ts";
import { DeviceFrame, pagePlace } from "./DeviceFrame.tsx";
import type { Frame } from "./framesState.ts";
import { type FramesOptions, useFrames } from "./useFrames.ts";
import { Stack } from "../../parts/layout.ts";

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
  const { width, scale, left, device } = column;
  const page = pagePlace(column, height);
  const place = { insetInlineStart: left, insetBlockStart: page.top, width: width * scale };
  const shown = [state.shown, state.next].filter((frame): frame is Frame => frame !== undefined);
  if (options.preview.status === "none" && shown.length === 0) return null;
  return (
    <>
      {device !== undefined && <DeviceFrame column={column} height={height} />}
      {state.hasFailed && (
        <Failed style={place}>
          <Message
            variant="error"
            title={text("preview.failed.title")}
            action={
              <Button variant="secondary" onClick={frames.reload}>
                {text("preview.loading.again")}
              </Button>
            }
          >
            {text("preview.failed.text")}
          </Message>
        </Failed>
      )}
      {state.shown === undefined && !state.hasFailed && (
        <Waiting style={place}>
          <Loader text={text("preview.loading")} />
          <Slow>
            <p>{text("preview.loading.slow")}</p>
            <Button variant="secondary" onClick={frames.reload}>
              {text("preview.loading.again")}
            </Button>
          </Slow>
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
            data-device={device}
            data-whole={page.isWhole || undefined}
            aria-hidden={isBehind || undefined}
            tabIndex={isBehind ? -1 : undefined}
            ref={(element) => frames.connect(frame.key, element?.contentWindow ?? null)}
            onLoad={() => onLoaded(frame.key)}
            style={{
              width,
              height: page.height / scale,
              scale,
              insetBlockStart: page.top,
              insetInlineStart: left,
            }}
          />
        );
      })}
    </>
  );
}

const Waiting = styled(Stack)`
  position: absolute;
  justify-items: center;
  padding: 3rem 1rem;
  text-align: center;

  & p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

/* Above the page that was shown before. */
const Failed = styled.div`
  position: absolute;
  z-index: 1;
  padding: 1rem;
`;

const hidden = keyframes`
  from, to {
    visibility: hidden;
  }
`;

/* For whoever has waited ten seconds. */
const Slow = styled(Stack)`
  justify-items: center;
  animation: ${hidden} 1ms 10s backwards;
`;

const PortalFrame = styled.iframe`
  position: absolute;
  max-width: none;
  border: 0;
  background: ${theme.color.surface};
  transform-origin: 0 0;

  &[data-behind] {
    z-index: -1;
    pointer-events: none;
  }

  &[data-device="phone"] {
    border-radius: 1.625rem 1.625rem 0 0;
  }

  &[data-device="tablet"] {
    border-radius: 0.75rem 0.75rem 0 0;
  }

  &[data-device="phone"][data-whole] {
    border-radius: 1.625rem;
  }

  &[data-device="tablet"][data-whole] {
    border-radius: 0.75rem;
  }
`;
