import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import type { Frame, Frames, FramesState } from "./createFrames.ts";
import { useElementSize } from "./useElementSize.ts";

interface PreviewStageProps {
  readonly name: string;
  readonly frames: Frames;
  readonly state: FramesState;
  /** Width of the portal's window in px; undefined: as wide as there is room. */
  readonly width: number | undefined;
  readonly status: "current" | "none" | "outdated";
  readonly onLoaded: (key: number) => void;
}

/** A page that is wider than the room for it is shown smaller. */
const scaleOf = (width: number, room: number): number => (room > 0 && width > room ? room / width : 1);

/** The portal in its frame; behind it the page that takes its place. */
export function PreviewStage({ name, frames, state, width, status, onLoaded }: PreviewStageProps) {
  const { ref, ...room } = useElementSize();
  const wanted = width ?? room.width;
  const scale = scaleOf(wanted, room.width);
  const shown = [state.shown, state.next].filter((frame): frame is Frame => frame !== undefined);
  const percent = Math.round(scale * 100);
  return (
    <Stage>
      <Desk ref={ref}>
        {status === "none" && (
          <Message variant="info" title={text("preview.none.title")}>
            {text("preview.none.text")}
          </Message>
        )}
        {state.shown === undefined && status !== "none" && <Loader text={text("preview.loading")} />}
        {room.width > 0 &&
          shown.map((frame) => {
            const isBehind = frame.key !== state.shown?.key;
            return (
              <PortalFrame
                key={frame.key}
                title={text("preview.frame", { name })}
                src={frame.address}
                sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
                data-behind={isBehind || undefined}
                aria-hidden={isBehind || undefined}
                tabIndex={isBehind ? -1 : undefined}
                ref={(element) => frames.connect(frame.key, element?.contentWindow ?? null)}
                onLoad={() => onLoaded(frame.key)}
                style={{
                  width: wanted,
                  height: room.height / scale,
                  scale,
                  insetInlineStart: Math.max(0, (room.width - wanted * scale) / 2),
                }}
              />
            );
          })}
      </Desk>
      <Foot>
        {status === "outdated" && <strong>{text("preview.outdated")}</strong>}
        <span>
          {scale === 1
            ? text("preview.size", { width: Math.round(wanted) })
            : text("preview.scale", { width: Math.round(wanted), percent })}
        </span>
      </Foot>
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

const Desk = styled.div`
  position: relative;
  min-height: 0;
  margin: 1rem 1rem 0;
  overflow: hidden;
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

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  max-width: none;
  min-height: 2rem;
  padding: 0.375rem 1rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
  font-variant-numeric: tabular-nums;

  & > strong {
    color: ${theme.color.onWarning};
    font-weight: ${theme.font.weightStrong};
  }

  & > span {
    margin-inline-start: auto;
  }
`;
