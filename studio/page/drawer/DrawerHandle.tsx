import type { KeyboardEvent, PointerEvent } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";
import { drawerHeights } from "./useDrawer.ts";

interface DrawerHandleProps {
  readonly heightPx: number;
  readonly onResize: (heightPx: number) => void;
}

/** How far an arrow key moves the edge, in px. */
const stepPx = 32;

/** The upper edge of the drawer: it is moved by pointer and by arrow keys. */
export function DrawerHandle({ heightPx, onResize }: DrawerHandleProps) {
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const drawer = event.currentTarget.parentElement;
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || drawer === null) return;
    onResize(drawer.getBoundingClientRect().bottom - event.clientY);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: stepPx, ArrowDown: -stepPx }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(heightPx + step);
  };
  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={text("drawer.height")}
      aria-valuemin={drawerHeights.least}
      aria-valuemax={drawerHeights.most}
      aria-valuenow={heightPx}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={move}
      onKeyDown={press}
    />
  );
}

const Handle = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: -0.25rem;
  z-index: 1;
  height: 0.5rem;
  cursor: row-resize;
  touch-action: none;

  &:hover,
  &:focus-visible {
    background: linear-gradient(${theme.color.borderStrong}) center / 100% 3px no-repeat;
  }
`;
