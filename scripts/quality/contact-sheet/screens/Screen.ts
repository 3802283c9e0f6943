import type { Locator } from "@playwright/test";
import type { Portal } from "../../browser/Portal.ts";

/** A screen in a state, and how a customer gets there. */
export interface Screen {
  /** A noun phrase: it heads the screen on the contact sheet and the tests about it. */
  readonly title: string;
  readonly reach: (portal: Portal) => Promise<unknown>;
  /** Widths in px at which the screen exists; all unless told. */
  readonly widths?: readonly number[];
  /** It lies over a page: the window is photographed, not the page below. */
  readonly isOverlay?: boolean;
}

/** So long that the screen before the answer can be looked at in peace. */
export const soon = { delayMs: 20_000 };

/** The first heading with this name. */
export const heading = (portal: Portal, name: string | RegExp): Locator =>
  portal.page.getByRole("heading", { name }).first();
/** The first place where this stands. */
export const text = (portal: Portal, wanted: string | RegExp): Locator => portal.page.getByText(wanted).first();
