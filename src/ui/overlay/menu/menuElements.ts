/** The items of a menu, without the items of its submenus. */
export function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  const all = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]');
  return [...all].filter((item) => item.closest('[role="menu"]') === menu);
}

/** Moves the focus by `step` items, and round at the ends. */
export function focusBeside(items: readonly HTMLElement[], step: number): void {
  const present = items.findIndex((item) => item === document.activeElement);
  const next = present === -1 ? (step > 0 ? 0 : -1) : (present + step) % items.length;
  items.at(next)?.focus();
}

/** Whether a pointer that moves by `movementX` moves towards a submenu. On the way it may cross other items. */
export function isHeadingFor(submenu: Element | null, movementX: number): boolean {
  const side = submenu?.getAttribute("data-side");
  return (side === "right" && movementX > 0) || (side === "left" && movementX < 0);
}
