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
  /** Takes a message of one of them: the others are scrolled with it. */
  readonly receive: (message: FromPreview, from: Frames) => void;
}

function createWindowsInStep(): WindowsInStep {
  const windows = new Map<"first" | "second" | "third", Frames | undefined>();
  return {
    keepFirst: (frames) => void windows.set("first", frames),
    keepSecond: (frames) => void windows.set("second", frames),
    keepThird: (frames) => void windows.set("third", frames),
    isFirst: (frames) => frames === windows.get("first"),
    isSecond: (frames) => frames === windows.get("second"),
    receive(message, from) {
      if (message.type !== "scrolled") return;
      for (const frames of windows.values()) if (frames !== from) frames?.scroll(message.position);
    },
  };
}

/** Keeps windows that scroll in step. Without a second one, the first is alone. */
export function useWindowsInStep(): WindowsInStep {
  const [windows] = useState(createWindowsInStep);
  return windows;
}
