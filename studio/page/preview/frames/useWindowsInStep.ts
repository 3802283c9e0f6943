import { useState } from "react";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { Frames } from "./createFrames.ts";

/** Up to three windows of the portal side by side. */
export interface WindowsInStep {
  /** The window is there, or gone. */
  readonly keepFirst: (frames: Frames | undefined) => void;
  readonly keepSecond: (frames: Frames | undefined) => void;
  readonly keepThird: (frames: Frames | undefined) => void;
  readonly isFirst: (frames: Frames) => boolean;
  readonly isSecond: (frames: Frames) => boolean;
  /** Takes a message of one of them: the others are scrolled with it. A page that has just come follows them. */
  readonly receive: (message: FromPreview, from: Frames) => void;
}

/** Windows that scroll in step. Without a second one, the first is alone. */
export function createWindowsInStep(): WindowsInStep {
  const windows = new Map<"first" | "second" | "third", Frames | undefined>();
  /** The window that was scrolled last. */
  let scrolled: Frames | undefined;
  return {
    keepFirst: (frames) => void windows.set("first", frames),
    keepSecond: (frames) => void windows.set("second", frames),
    keepThird: (frames) => void windows.set("third", frames),
    isFirst: (frames) => frames === windows.get("first"),
    isSecond: (frames) => frames === windows.get("second"),
    receive(message, from) {
      if (message.type === "restored" && scrolled !== undefined) {
        // Another window may have been scrolled while the page was loading.
        const leading = [...windows.values()].includes(scrolled) ? scrolled : windows.get("first");
        if (leading !== from) leading?.reportScroll();
      }
      if (message.type !== "scrolled") return;
      scrolled = from;
      for (const frames of windows.values()) if (frames !== from) frames?.scroll(message.position);
    },
  };
}

/** The same windows as long as the component is there. */
export function useWindowsInStep(): WindowsInStep {
  const [windows] = useState(createWindowsInStep);
  return windows;
}
