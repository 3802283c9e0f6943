import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface ResizerProps {
  readonly label: string;
  /** Which way it is moved. */
  readonly axis: "x" | "y";
  /** Size of what it resizes, in px. */
  readonly size: number;
  readonly limits: { readonly least: number; readonly most: number };
  /** How far an arrow key moves it, and with the shift key, in px. */
  readonly step: number;
  readonly largeStep: number;
  /** How much the size grows with a px of the pointer, to the right or down. */
  readonly growth: number;
  readonly onResize: (size: number) => void;
  readonly valueText?: string;
  readonly style?: CSSProperties;
}

/** An edge that is moved by pointer and by arrow keys. */
export function Resizer(props: ResizerProps) {
  const { label, axis, size, limits, step, largeStep, growth, onResize, valueText, style } = props;
  const start = useRef({ at: 0, size: 0, growth: 1 });
  const resize = (next: number) => onResize(Math.round(Math.min(Math.max(next, limits.least), limits.most)));
  const placeOf = (event: PointerEvent) => (axis === "x" ? event.clientX : event.clientY);
  const grip = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { at: placeOf(event), size, growth };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { at, size: first, growth: firstGrowth } = start.current;
    resize(first + (placeOf(event) - at) * firstGrowth);
  };
  const press = (event: KeyboardEvent) => {
    const by = (event.shiftKey ? largeStep : step) * Math.sign(growth);
    const [forward, back] = axis === "x" ? ["ArrowRight", "ArrowLeft"] : ["ArrowDown", "ArrowUp"];
    const next = { [forward]: size + by, [back]: size - by, Home: limits.least, End: limits.most }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  return (
    <Edge
      role="separator"
      tabIndex={0}
      aria-orientation={axis === "x" ? "vertical" : "horizontal"}
      aria-label={label}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      aria-valuenow={Math.round(size)}
      aria-valuetext={valueText}
      data-axis={axis}
      onPointerDown={grip}
      onPointerMove={move}
      onKeyDown={press}
      style={style}
    />
  );
}

/* A grip in the middle; the edge itself is wider than it looks. */
const Edge = styled.div`
  position: absolute;
  z-index: 1;
  touch-action: none;

  &::after {
    content: "";
    position: absolute;
    border-radius: 0.125rem;
    background: ${theme.color.borderStrong};
  }

  &[data-axis="x"] {
    inset-block: 0;
    width: 0.75rem;
    cursor: col-resize;
  }

  &[data-axis="x"]::after {
    inset-block-start: calc(50% - 1.5rem);
    inset-inline-start: calc(50% - 0.125rem);
    width: 0.25rem;
    height: 3rem;
  }

  &[data-axis="y"] {
    inset-inline: 0;
    height: 0.75rem;
    cursor: row-resize;
  }

  &[data-axis="y"]::after {
    inset-block-start: calc(50% - 0.125rem);
    inset-inline-start: calc(50% - 1.5rem);
    width: 3rem;
    height: 0.25rem;
  }

  &:hover::after,
  &:focus-visible::after {
    background: ${theme.color.action};
  }

  /* Forced colours would draw it as the page behind it: a gap in the line. */
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }

    &:hover::after,
    &:focus-visible::after {
      background: Highlight;
    }
  }
`;
