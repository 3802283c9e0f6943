import { type KeyboardEvent, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { usePresence } from "../usePresence.ts";
import type { MenuItem } from "./menuItem.ts";
import { MenuList } from "./MenuList.tsx";
import type { MenuEntryPoint } from "./useEntryFocus.ts";
import { useOutsidePress } from "../useOutsidePress.ts";

interface MenuProps {
  /** Text of the button, and name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Look of the button. Default `secondary`. */
  readonly variant?: "primary" | "secondary" | "quiet";
}

type Opening = { readonly status: "closed" } | { readonly status: "open"; readonly entry: MenuEntryPoint };

const placement = { sides: ["below", "above"], align: "start", offset: 4, padding: 16 } as const;
const arrowEntries: Readonly<Record<string, MenuEntryPoint>> = { ArrowDown: "first", ArrowUp: "last" };

/** A button that opens a menu, with submenus where items have some. What is chosen closes it, and the focus goes back to the button. */
export function Menu({ label, items, variant = "secondary" }: MenuProps) {
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
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Button
        ref={buttonRef}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open("first"))}
      >
        {label}
        <Icon name="chevronDown" size="small" />
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
