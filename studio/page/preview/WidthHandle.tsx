import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import { widthLimits, withinWidths } from "./view/previewView.ts";

interface WidthHandleProps {
  /** Width of the window in px. */
  readonly width: number;
  readonly scale: number;
  /** Where the right edge of the window is, in px. */
  readonly left: number;
  /** Whether the window is in the middle of its room: then both of its edges move. */
  readonly isCentered: boolean;
  readonly onResize: (width: number) => void;
}

/** How far an arrow key moves the edge, and with the shift key, in px. */
const steps = { small: 10, large: 100 } as const;

/** The right edge of the portal's window: it is moved by pointer and by arrow keys. */
export function WidthHandle({ width, scale, left, isCentered, onResize }: WidthHandleProps) {
  const start = useRef({ x: 0, width: 0, scale: 1 });
  const grip = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width, scale };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, width: first, scale: firstScale } = start.current;
    onResize(withinWidths(first + ((event.clientX - x) * (isCentered ? 2 : 1)) / firstScale));
  };
  const press = (event: KeyboardEvent) => {
    const size = event.shiftKey ? steps.large : steps.small;
    const next = {
      ArrowRight: width + size,
      ArrowLeft: width - size,
      Home: widthLimits.least,
      End: widthLimits.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onResize(withinWidths(next));
  };
  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text("preview.width.handle")}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={Math.round(width)}
      aria-valuetext={text("preview.width.value", { width: Math.round(width) })}
      onPointerDown={grip}
      onPointerMove={move}
      onKeyDown={press}
      style={{ insetInlineStart: left }}
    />
  );
}

const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  z-index: 1;
  width: 1rem;
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: "";
    position: absolute;
    inset-block-start: calc(50% - 1.5rem);
    inset-inline-start: 0.375rem;
    width: 0.25rem;
    height: 3rem;
    border-radius: 0.125rem;
    background: ${theme.color.borderStrong};
  }

  &:hover::after,
  &:focus-visible::after {
    background: ${theme.color.action};
  }
`;
