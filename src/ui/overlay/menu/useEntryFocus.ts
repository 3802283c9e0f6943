import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { itemsOf } from "./menuElements.ts";

/** Which item has the focus when a menu opens; `none`: it stays where it is, as under the pointer. */
export type MenuEntryPoint = "first" | "last" | "none";

/** Gives an item of a menu the focus when it opens, or is entered while it is open. */
export function useEntryFocus(menuRef: RefObject<HTMLElement | null>, entry: MenuEntryPoint, isOpen: boolean): void {
  const onEnter = useEffectEvent(() => {
    if (entry === "none" || menuRef.current === null) return;
    itemsOf(menuRef.current)
      .at(entry === "first" ? 0 : -1)
      ?.focus();
  });
  useLayoutEffect(() => {
    if (isOpen) onEnter();
  }, [isOpen, entry]);
}
