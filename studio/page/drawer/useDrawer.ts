import { useState } from "react";

export const drawerTabs = ["text", "calendar", "findings"] as const;
export type DrawerTab = (typeof drawerTabs)[number];

/** Heights in px. */
export const drawerHeights = { least: 160, most: 900, first: 320 } as const;

const storageKey = "studio-drawer-height";

const withinLimits = (heightPx: number): number =>
  Math.round(Math.min(Math.max(heightPx, drawerHeights.least), drawerHeights.most));

export interface DrawerState {
  /** The tab that is open; undefined: the drawer is closed. */
  readonly tab: DrawerTab | undefined;
  readonly open: (tab: DrawerTab) => void;
  readonly close: () => void;
  /** Height of the open drawer in px. */
  readonly heightPx: number;
  /** Changes the height; it is remembered on this machine. */
  readonly resize: (heightPx: number) => void;
}

/** The open tab of the drawer, and its height. */
export function useDrawer(): DrawerState {
  const [tab, setTab] = useState<DrawerTab>();
  const [heightPx, setHeightPx] = useState(() => {
    const kept = Number(localStorage.getItem(storageKey));
    return kept > 0 ? withinLimits(kept) : drawerHeights.first;
  });
  return {
    tab,
    open: setTab,
    close: () => setTab(undefined),
    heightPx,
    resize(next) {
      setHeightPx(withinLimits(next));
      localStorage.setItem(storageKey, String(withinLimits(next)));
    },
  };
}
