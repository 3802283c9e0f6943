import { isSize, useRemembered } from "../parts/useRemembered.ts";

export const drawerTabs = ["calendar", "findings"] as const;
export type DrawerTab = (typeof drawerTabs)[number];

/** Heights in px. */
export const drawerHeights = { least: 160, most: 900 } as const;

const isTab = (value: unknown): value is DrawerTab | null => value === null || drawerTabs.some((tab) => tab === value);

export interface DrawerState {
  /** The tab that is open; undefined: the drawer is closed. */
  readonly tab: DrawerTab | undefined;
  readonly open: (tab: DrawerTab) => void;
  readonly close: () => void;
  /** Height of the open drawer in px. */
  readonly heightPx: number;
  readonly resize: (heightPx: number) => void;
}

/** The open tab of the drawer, and its height. This browser remembers both. */
export function useDrawer(): DrawerState {
  const [tab, setTab] = useRemembered<DrawerTab | null>("drawer", null, isTab);
  const [heightPx, resize] = useRemembered("drawer-height", 300, isSize);
  return { tab: tab ?? undefined, open: setTab, close: () => setTab(null), heightPx, resize };
}
