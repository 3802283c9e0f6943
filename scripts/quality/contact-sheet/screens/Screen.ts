import { expect as expectSoon, type Locator } from "@playwright/test";
import type { Portal } from "#tests/support/browser/Portal.ts";

/** A screen in a state, and how a journey reaches it. */
export interface Screen {
  /** A noun phrase: it heads the screen on the contact sheet and the tests about it. */
  readonly title: string;
  readonly reach: (portal: Portal) => Promise<unknown>;
  /** Widths in px at which the screen exists. Default: all. */
  readonly widths?: readonly number[];
  /** Whether it lies over a page: the capture then shows the window, not the whole page. */
  readonly isOverlay?: boolean;
  /** Whether it shows marketing texts, which differ on the days of a campaign. These screens together show all of them. */
  readonly hasMarketing?: boolean;
}

/** Waits as long as a busy machine needs. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** A delay long enough to capture the screen before the answer. */
export const slowAnswer = { delayMs: 20_000 };

/** The first heading with this name. */
export const heading = (portal: Portal, name: string | RegExp): Locator =>
  portal.page.getByRole("heading", { name }).first();
/** The first element with this text. */
export const text = (portal: Portal, content: string | RegExp): Locator => portal.page.getByText(content).first();
