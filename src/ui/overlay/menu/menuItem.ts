import type { MouseEventHandler } from "react";

interface MenuEntry {
  /** Unique within its menu. */
  readonly id: string;
  /** What it says; found by typing its first letters. */
  readonly label: string;
}

/** Something that is done when it is chosen. */
export interface MenuAction extends MenuEntry {
  /** Chosen, it calls a function. */
  readonly type: "action";
  /** Called once the menu is closed and the focus is back. */
  readonly onSelect: () => void;
  /** Whether it is the chosen item of its menu; undefined: the items of the menu are no choices. */
  readonly checked?: boolean | undefined;
  /** The language of its text, where that is not the page's. */
  readonly lang?: string | undefined;
  /** Cannot be chosen right now. It can be focused, so that users of a keyboard or screen reader find it. */
  readonly disabled?: boolean | undefined;
}

/** A place to go to. */
export interface MenuLink extends MenuEntry {
  /** Chosen, it leads to an address. */
  readonly type: "link";
  /** Attributes of the link; `onClick` may handle it instead. */
  readonly link: {
    /** Where it leads. */
    readonly href: string;
    /** `_blank` for a new tab. */
    readonly target?: "_blank";
    /** `noopener` for a new tab. */
    readonly rel?: string;
    /** Called before the browser follows the link. */
    readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  };
  /** Said after the text where the link opens a new tab or a PDF, for example "åpnes i ny fane". */
  readonly hint?: string | undefined;
}

/** Opens a menu of its own. */
export interface Submenu extends MenuEntry {
  /** Chosen, it opens a menu beside it. */
  readonly type: "submenu";
  /** The items of that menu. */
  readonly items: readonly MenuItem[];
}

/** An item of a menu. */
export type MenuItem = MenuAction | MenuLink | Submenu;
