import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "../../controls/Button.tsx";
import { Icon } from "../../graphics/Icon.tsx";
import { chevronDownIcon } from "../../graphics/icons/interface/chevronDownIcon.ts";
import { useDismissal } from "../useDismissal.ts";
import { usePresence } from "../usePresence.ts";
import type { MenuItem } from "./menuItem.ts";
import { MenuList } from "./MenuList.tsx";
import type { MenuEntryPoint } from "./useEntryFocus.ts";
import { useHoverDelay } from "./useHoverDelay.ts";
import { useOutsidePress } from "../useOutsidePress.ts";

interface MenuProps {
  /** Text of the button, and name of the menu. */
  readonly label: string;
  /** Actions, links and submenus, in order. */
  readonly items: readonly MenuItem[];
  /** Look of the button. Default `secondary`. */
  readonly variant?: "primary" | "secondary" | "quiet";
  /**
   * `hover`: opens under a mouse that has rested on the button for 75 ms too, and closes when that leaves. Default
   * `press`.
   */
  readonly opensOn?: "press" | "hover";
}

type Opening = { readonly status: "closed" } | { readonly status: "open"; readonly entry: MenuEntryPoint };

/** Without a gap, so that a mouse comes from the button to the menu. */
const placement = { sides: ["below", "above"], align: "start", offset: 0, padding: 16 } as const;
const arrowEntries: Readonly<Record<string, MenuEntryPoint>> = { ArrowDown: "first", ArrowUp: "last" };

/**
 * A button that opens a menu, with submenus where items have some. What is chosen closes it, and the focus goes back to
 * the button.
 */
export function Menu({ label, items, variant = "secondary", opensOn = "press" }: MenuProps) {
  const [opening, setOpening] = useState<Opening>({ status: "closed" });
  const isOpen = opening.status === "open";
  const presence = usePresence(isOpen);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const open = (entry: MenuEntryPoint) => setOpening({ status: "open", entry });
  const close = () => setOpening({ status: "closed" });
  const leave = () => {
    buttonRef.current?.focus();
    close();
  };
  useOutsidePress(isOpen, anchorRef, close);

  const hover = useHoverDelay();
  const isOnHover = (event: PointerEvent) => opensOn === "hover" && event.pointerType === "mouse";
  // Opened by hovering only: the customer has not entered it, though the item under the pointer has the focus.
  const isPreview = isOpen && opening.entry === "none";
  const before = useRef<Element | null>(null);
  const preview = () => {
    if (isOpen) return;
    before.current = document.activeElement;
    // Whoever has opened it by a key in the meantime keeps it.
    setOpening((present) => (present.status === "open" ? present : { status: "open", entry: "none" }));
  };
  const endPreview = () => {
    const isInside = anchorRef.current?.contains(document.activeElement) === true;
    if (isInside && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    close();
  };
  useDismissal(isPreview, anchorRef, endPreview);

  const onKeyDown = (event: KeyboardEvent) => {
    const entry = arrowEntries[event.key];
    if (entry === undefined || event.target !== buttonRef.current) return;
    event.preventDefault();
    open(entry);
  };
  return (
    <Anchor
      ref={anchorRef}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        if (isOnHover(event) && !isOpen) hover.start(preview);
      }}
      onPointerLeave={(event) => {
        if (!isOnHover(event)) return;
        hover.stop();
        if (isPreview) endPreview();
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Button
        ref={buttonRef}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          hover.stop();
          if (isOpen && !isPreview) close();
          else open("first");
        }}
      >
        {label}
        <Icon path={chevronDownIcon} size="small" />
      </Button>
      {presence !== "absent" && (
        <MenuList
          label={label}
          items={items}
          anchorRef={anchorRef}
          placement={placement}
          isOpen={isOpen}
          entry={isOpen ? opening.entry : "none"}
          onLeave={leave}
          onLeaveAll={leave}
        />
      )}
    </Anchor>
  );
}

const Anchor = styled.span`
  display: inline-flex;
`;
