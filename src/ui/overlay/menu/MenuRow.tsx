import { type MouseEvent, type ComponentType, type PointerEvent, type RefObject, useRef } from "react";
import styled from "styled-components";
import { Icon } from "../../graphics/Icon.tsx";
import { externalIcon } from "../../graphics/icons/interface/externalIcon.ts";
import { checkIcon } from "../../graphics/icons/interface/checkIcon.ts";
import { chevronRightIcon } from "../../graphics/icons/interface/chevronRightIcon.ts";
import { usePresence } from "../usePresence.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden.ts";
import { isHeadingFor } from "./menuElements.ts";
import type { MenuItem, Submenu } from "./menuItem.ts";
import { menuItemStyle } from "./menuItemStyle.ts";
import type { MenuEntryPoint } from "./useEntryFocus.ts";
import { useHoverDelay } from "./useHoverDelay.ts";

/** A submenu that is open, and who has the focus in it. */
export interface OpenSubmenu {
  /** The `id` of its row. */
  readonly id: string;
  /** Which of its rows gets the focus. */
  readonly entry: MenuEntryPoint;
}

/** What an item's submenu must know of its item. */
export interface SubmenuPlace {
  /** The submenu that is shown. */
  readonly submenu: Submenu;
  /** The row beside which it is placed. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** undefined: it is closing. */
  readonly open: OpenSubmenu | undefined;
  /** Closes it; the focus goes back to the item. */
  readonly onLeave: () => void;
  /** Closes it and all around it. */
  readonly onLeaveAll: (reason: "choice" | "leave") => void;
}

interface MenuRowProps {
  readonly item: MenuItem;
  /** Its submenu, if that is open. */
  readonly submenu: OpenSubmenu | undefined;
  /** Opens a submenu in the place of any other; undefined closes it. */
  readonly onSubmenu: (submenu: OpenSubmenu | undefined) => void;
  readonly onLeaveAll: (reason: "choice" | "leave") => void;
  /** Draws the menu of an item. */
  readonly SubmenuList: ComponentType<SubmenuPlace>;
}

/** An item of a menu, with its submenu. */
export function MenuRow({ item, submenu, onSubmenu, onLeaveAll, SubmenuList }: MenuRowProps) {
  const ref = useRef<HTMLElement>(null);
  const hover = useHoverDelay();
  const presence = usePresence(submenu !== undefined);
  const isSubmenu = item.type === "submenu";

  const show = () => {
    if (!isSubmenu) onSubmenu(undefined);
    else if (submenu === undefined) onSubmenu({ id: item.id, entry: "none" });
  };
  const shared = {
    role: "menuitem",
    tabIndex: -1,
    // A finger does not hover: it presses.
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse") return;
      event.currentTarget.focus({ preventScroll: true });
      hover.start(show);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const others = event.currentTarget.closest('[role="menu"]')?.querySelector('[role="menu"]') ?? null;
      if (event.pointerType === "mouse" && submenu === undefined && isHeadingFor(others, event.movementX))
        hover.start(show);
    },
    onPointerLeave: hover.stop,
  };

  if (item.type === "link")
    return (
      <LinkItem
        {...shared}
        href={item.link.href}
        target={item.link.target}
        rel={item.link.rel}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          onLeaveAll("choice");
          item.link.onClick?.(event);
        }}
      >
        {item.label}
        {item.hint !== undefined && (
          <>
            <Icon path={externalIcon} size="small" />
            <VisuallyHidden> ({item.hint})</VisuallyHidden>
          </>
        )}
      </LinkItem>
    );
  if (!isSubmenu)
    return (
      <ButtonItem
        {...shared}
        role={item.checked === undefined ? shared.role : "menuitemradio"}
        type="button"
        lang={item.lang}
        aria-checked={item.checked}
        aria-disabled={item.disabled || undefined}
        onClick={() => {
          if (item.disabled === true) return;
          onLeaveAll("choice");
          item.onSelect();
        }}
      >
        {item.label}
        {item.checked === true && <Icon path={checkIcon} size="small" />}
      </ButtonItem>
    );
  return (
    <div role="none">
      <ButtonItem
        {...shared}
        ref={(element: HTMLButtonElement | null) => {
          ref.current = element;
        }}
        type="button"
        aria-haspopup="menu"
        aria-expanded={submenu !== undefined}
        onClick={(event) => {
          hover.stop();
          // A press of a key has no pointer to say where it is.
          onSubmenu({ id: item.id, entry: event.detail === 0 ? "first" : "none" });
        }}
      >
        {item.label}
        <Icon path={chevronRightIcon} size="small" />
      </ButtonItem>
      {presence !== "absent" && (
        <SubmenuList
          submenu={item}
          anchorRef={ref}
          open={submenu}
          onLeave={() => {
            ref.current?.focus();
            onSubmenu(undefined);
          }}
          onLeaveAll={onLeaveAll}
        />
      )}
    </div>
  );
}

const ButtonItem = styled.button`
  ${menuItemStyle}
`;

const LinkItem = styled.a`
  ${menuItemStyle}
`;
