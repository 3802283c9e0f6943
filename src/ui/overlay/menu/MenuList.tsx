import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import { appear, vanish, popoverStyle } from "../popoverStyle.ts";
import type { placeBeside } from "../placeBeside.ts";
import { theme } from "../../theme/theme.ts";
import { usePlacement } from "../usePlacement.ts";
import { findByTyping, useTypeahead } from "./findByTyping.ts";
import { focusBeside, itemsOf } from "./menuElements.ts";
import type { MenuItem } from "./menuItem.ts";
import { MenuRow, type OpenSubmenu, type SubmenuPlace } from "./MenuRow.tsx";
import { type MenuEntryPoint, useEntryFocus } from "./useEntryFocus.ts";

interface MenuListProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly placement: Parameters<typeof placeBeside>[3];
  /** false: it is closing. */
  readonly isOpen: boolean;
  readonly entry: MenuEntryPoint;
  /** It belongs to an item of another menu: the left arrow leads back there. */
  readonly isSubmenu?: boolean;
  /** Closes this menu; the focus goes back to what opened it. */
  readonly onLeave: () => void;
  /** Closes it and all around it; the focus goes back to the button. */
  readonly onLeaveAll: (reason: "choice" | "leave") => void;
}

/** On a phone there is no room beside it: it opens below its item, which stays in sight. */
const submenuPlacement = {
  sides: ["right", "left", "below", "above"],
  align: "start",
  offset: 0,
  padding: 16,
} as const;

/** One menu of a `Menu`: the items, their keys, and at most one open submenu. */
export function MenuList(props: MenuListProps) {
  const { label, items, anchorRef, placement, isOpen, entry, isSubmenu = false, onLeave, onLeaveAll } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [submenu, setSubmenu] = useState<OpenSubmenu | undefined>();
  const type = useTypeahead();
  usePlacement(isOpen, anchorRef, ref, placement);
  useEntryFocus(ref, entry, isOpen);

  const actOn = (key: string, elements: readonly HTMLElement[]): boolean => {
    const present = elements.findIndex((element) => element === document.activeElement);
    const item = items[present];
    switch (key) {
      case "ArrowDown":
      case "ArrowUp":
        focusBeside(elements, key === "ArrowDown" ? 1 : -1);
        return true;
      case "Home":
      case "End":
        elements.at(key === "Home" ? 0 : -1)?.focus();
        return true;
      case "ArrowRight":
        if (item?.type === "submenu") setSubmenu({ id: item.id, entry: "first" });
        return true;
      case "ArrowLeft":
        if (isSubmenu) onLeave();
        return true;
      case "Escape":
        if (submenu === undefined) onLeave();
        else setSubmenu(undefined);
        return true;
      case " ":
        // Links do not react to the space key; buttons would react when it is released, after the menu has closed.
        elements[present]?.click();
        return true;
      default:
        return false;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const elements = itemsOf(event.currentTarget);
    const isLetter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Tab") {
      // On from the button, as if the menu had not been there.
      onLeaveAll("leave");
    } else if (isLetter) {
      const present = elements.findIndex((element) => element === document.activeElement);
      const found = findByTyping(
        items.map((item) => item.label),
        present,
        type(event.key),
      );
      if (found !== undefined) elements[found]?.focus();
    } else if (actOn(event.key, elements)) event.preventDefault();
    // A key that was handled here must not reach the menus or the dialog around it.
    event.stopPropagation();
  };

  return (
    <List
      ref={ref}
      role="menu"
      aria-label={label}
      data-leaving={isOpen ? undefined : true}
      inert={!isOpen}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuRow
          key={item.id}
          item={item}
          submenu={isOpen && submenu?.id === item.id ? submenu : undefined}
          onSubmenu={setSubmenu}
          onLeaveAll={onLeaveAll}
          SubmenuList={SubmenuList}
        />
      ))}
    </List>
  );
}

function SubmenuList({ submenu, anchorRef, open, onLeave, onLeaveAll }: SubmenuPlace) {
  return (
    <MenuList
      label={submenu.label}
      items={submenu.items}
      anchorRef={anchorRef}
      placement={submenuPlacement}
      isOpen={open !== undefined}
      entry={open?.entry ?? "none"}
      isSubmenu
      onLeave={onLeave}
      onLeaveAll={onLeaveAll}
    />
  );
}

const List = styled.div`
  ${popoverStyle}
  z-index: 10;
  width: max-content;
  min-width: min(12rem, 100vw - 2 * ${theme.space[1]});
  max-width: min(20rem, 100vw - 2 * ${theme.space[1]});
  max-height: calc(100dvh - 2 * ${theme.space[1]});
  padding: 0.5rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
  transform-origin: top left;
  animation: ${appear} ${theme.duration.normal} ease-out;

  &[data-leaving] {
    animation: ${vanish} ${theme.duration.fast} ease-in forwards;
  }
`;
