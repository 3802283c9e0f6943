import { type MouseEvent, type ComponentType, type PointerEvent, type RefObject, useRef } from "react";
import styled from "styled-components";
import { Icon } from "../../graphics/Icon.tsx";
import { checkIcon, chevronRightIcon, externalIcon } from "../../graphics/icons/interfaceIcons.ts";
import { usePresence } from "../usePresence.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden.ts";
import { isHeadingFor } from "./menuElements.ts";
import type { MenuAction, MenuItem, MenuLink, Submenu } from "./menuItem.ts";
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

interface MenuRowProps<Item extends MenuItem = MenuItem> {
  readonly item: Item;
  /** Its submenu, if that is open. */
  readonly submenu: OpenSubmenu | undefined;
  /** Opens a submenu in the place of any other; undefined closes it. */
  readonly onSubmenu: (submenu: OpenSubmenu | undefined) => void;
  readonly onLeaveAll: (reason: "choice" | "leave") => void;
  /** Draws the menu of an item. */
  readonly SubmenuList: ComponentType<SubmenuPlace>;
}

/**
 * The attributes of a row: the pointer gives it the focus, and after a moment opens its submenu, or closes that of
 * another row.
 */
function useRow({ item, submenu, onSubmenu }: Pick<MenuRowProps, "item" | "submenu" | "onSubmenu">) {
  const hover = useHoverDelay();
  const show = () => {
    if (item.type !== "submenu") onSubmenu(undefined);
    else if (submenu === undefined) onSubmenu({ id: item.id, entry: "none" });
  };
  return {
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
}

function LinkRow(props: MenuRowProps<MenuLink>) {
  const { item, onLeaveAll } = props;
  return (
    <LinkItem
      {...useRow(props)}
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
}

function ActionRow(props: MenuRowProps<MenuAction>) {
  const { item, onLeaveAll } = props;
  const row = useRow(props);
  return (
    <ButtonItem
      {...row}
      role={item.checked === undefined ? row.role : "menuitemradio"}
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
}

function SubmenuRow(props: MenuRowProps<Submenu>) {
  const { item, submenu, onSubmenu, onLeaveAll, SubmenuList } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const row = useRow(props);
  const presence = usePresence(submenu !== undefined);
  return (
    <div role="none">
      <ButtonItem
        {...row}
        ref={ref}
        type="button"
        aria-haspopup="menu"
        aria-expanded={submenu !== undefined}
        onClick={(event) => {
          row.onPointerLeave();
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

/** An item of a menu, with its submenu. */
export function MenuRow({ item, ...props }: MenuRowProps) {
  switch (item.type) {
    case "link":
      return <LinkRow item={item} {...props} />;
    case "action":
      return <ActionRow item={item} {...props} />;
    case "submenu":
      return <SubmenuRow item={item} {...props} />;
  }
}

const ButtonItem = styled.button`
  ${menuItemStyle}
`;

const LinkItem = styled.a`
  ${menuItemStyle}
`;
