import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../../controls/Button.tsx";
import { mergeProps } from "../../controls/mergeProps.ts";
import type { OpenProps } from "../../controls/useOpenState.ts";
import { Icon } from "../../graphics/Icon.tsx";
import { chevronDownIcon } from "../../graphics/icons/interfaceIcons.ts";
import { usePresence } from "../usePresence.ts";
import type { MenuItem } from "./menuItem.ts";
import { MenuList } from "./MenuList.tsx";
import { type MenuOpening, type MenuTriggerProps, useMenu } from "./useMenu.ts";

/** All other attributes are for the `<span>` around the button and the menu. */
export interface MenuProps extends OpenProps, Omit<ComponentProps<"span">, "children"> {
  /** Text of the button, and name of the menu. */
  readonly label: string;
  /** Actions, links and submenus, in order. */
  readonly items: readonly MenuItem[];
  /** Look of the button. Default `secondary`. */
  readonly variant?: "primary" | "secondary" | "quiet" | undefined;
  /** Draws one's own button, with the properties that it is given. Default: a `Button`. */
  readonly trigger?: ((props: MenuTriggerProps) => ReactNode) | undefined;
  /**
   * `hover`: opens under a mouse that has rested on the button for 75 ms too, and closes when that leaves. Default
   * `click`.
   */
  readonly opensOn?: MenuOpening | undefined;
}

/** Without a gap, so that a mouse comes from the button to the menu. */
const placement = { sides: ["below", "above"], align: "start", offset: 0, padding: 16 } as const;

/**
 * A button that opens a menu, with submenus where items have some. Choosing an item closes it, and the focus goes back to
 * the button.
 */
export function Menu(props: MenuProps) {
  const { label, items, variant = "secondary", opensOn = "click", trigger, ref, ...others } = props;
  const { open, defaultOpen, onOpenChange, ...rest } = others;
  const state = { open, defaultOpen, onOpenChange };
  const { isOpen, entry, anchorRef, anchorProps, triggerProps, leave } = useMenu(opensOn, state, ref);
  const presence = usePresence(isOpen);
  return (
    <Anchor {...mergeProps(rest, anchorProps)} ref={anchorRef}>
      {trigger?.(triggerProps) ?? (
        <Button {...triggerProps} variant={variant}>
          {label}
          <Icon path={chevronDownIcon} size="small" />
        </Button>
      )}
      {presence !== "absent" && (
        <MenuList
          label={label}
          items={items}
          anchorRef={anchorRef}
          placement={placement}
          isOpen={isOpen}
          entry={isOpen ? entry : "none"}
          onLeave={() => leave("escape")}
          onLeaveAll={leave}
        />
      )}
    </Anchor>
  );
}

const Anchor = styled.span`
  display: inline-flex;
`;
