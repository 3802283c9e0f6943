import { type FocusEvent, type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from "react";
import { type OpenProps, type OpenReason, useOpenState } from "../../controls/useOpenState.ts";
import { useSharedRef } from "../../controls/useSharedRef.ts";
import { useDismissal } from "../useDismissal.ts";
import { useOutsidePress } from "../useOutsidePress.ts";
import type { MenuEntryPoint } from "./useEntryFocus.ts";
import { useHoverDelay } from "./useHoverDelay.ts";

/** What opens a menu besides a press: nothing, or a mouse that rests on its button. */
export type MenuOpening = "click" | "hover";

/** For the button of a menu. */
export interface MenuTriggerProps {
  /** Says that a menu opens. */
  readonly "aria-haspopup": "menu";
  /** Whether the menu is open. */
  readonly "aria-expanded": boolean;
  /** Opens and closes the menu. */
  readonly onClick: () => void;
}

const arrowEntries: Readonly<Record<string, MenuEntryPoint>> = { ArrowDown: "first", ArrowUp: "last" };

/** Opening and closing of a menu: press, keys, hover, press outside, choice, leaving focus. */
export function useMenu(opensOn: MenuOpening, props: OpenProps, ref: Ref<HTMLSpanElement> | undefined) {
  const [isOpen, setOpen] = useOpenState(props);
  // Which item has the focus: the first, where the host has opened it.
  const [entry, setEntry] = useState<MenuEntryPoint>("first");
  const anchorRef = useSharedRef(ref);
  const before = useRef<Element | null>(null);
  const hover = useHoverDelay();
  const button = () => anchorRef.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]');

  const open = (next: MenuEntryPoint, reason: OpenReason) => {
    setEntry(next);
    setOpen(true, reason);
  };
  const close = (reason: OpenReason) => {
    setEntry("first");
    setOpen(false, reason);
  };
  // Opened by hovering only: the customer has not entered it, though the item under the pointer has the focus.
  const isPreview = isOpen && entry === "none";
  const preview = () => {
    // A menu that was opened by a key in the meantime stays open.
    if (button()?.getAttribute("aria-expanded") === "true") return;
    before.current = document.activeElement;
    open("none", "hover");
  };
  const endPreview = (reason: OpenReason) => {
    const isInside = anchorRef.current?.contains(document.activeElement) === true;
    if (isInside && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    close(reason);
  };
  useOutsidePress(isOpen && !isPreview, anchorRef, () => close("outside"));
  useDismissal(isPreview, anchorRef, endPreview);

  const isOnHover = (event: PointerEvent) => opensOn === "hover" && event.pointerType === "mouse";
  const triggerProps: MenuTriggerProps = {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onClick: () => {
      hover.stop();
      if (isOpen && !isPreview) close("press");
      else open("first", "press");
    },
  };
  return {
    isOpen,
    entry,
    anchorRef,
    triggerProps,
    /** Closes it; the focus goes back to the button. */
    leave: (reason: "escape" | "choice" | "leave") => {
      button()?.focus();
      close(reason);
    },
    anchorProps: {
      onKeyDown: (event: KeyboardEvent) => {
        const arrow = arrowEntries[event.key];
        if (arrow === undefined || event.target !== button()) return;
        event.preventDefault();
        open(arrow, "press");
      },
      onPointerEnter: (event: PointerEvent) => {
        if (isOnHover(event) && !isOpen) hover.start(preview);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isOnHover(event)) return;
        hover.stop();
        if (isPreview) endPreview("hover");
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close("leave");
      },
    },
  };
}
