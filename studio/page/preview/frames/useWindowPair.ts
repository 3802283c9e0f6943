import { useState } from "react";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { Frames } from "./createFrames.ts";

/** Two windows of the portal side by side. */
export interface WindowPair {
  /** The window is there, or gone. */
  readonly keepFirst: (frames: Frames | undefined) => void;
  readonly keepSecond: (frames: Frames | undefined) => void;
  readonly isFirst: (frames: Frames) => boolean;
  readonly isSecond: (frames: Frames) => boolean;
  /** Takes a message of one of them: the other one is scrolled with it. */
  readonly receive: (message: FromPreview, from: Frames) => void;
}

function createWindowPair(): WindowPair {
  const windows = new Map<"first" | "second", Frames | undefined>();
  return {
    keepFirst: (frames) => void windows.set("first", frames),
    keepSecond: (frames) => void windows.set("second", frames),
    isFirst: (frames) => frames === windows.get("first"),
    isSecond: (frames) => frames === windows.get("second"),
    receive(message, from) {
      if (message.type !== "scrolled") return;
      for (const frames of windows.values()) if (frames !== from) frames?.scroll(message.position);
    },
  };
}

/** Keeps two windows that scroll in step. Without a second one, the first is alone. */
export function useWindowPair(): WindowPair {
  const [pair] = useState(createWindowPair);
  return pair;
}
