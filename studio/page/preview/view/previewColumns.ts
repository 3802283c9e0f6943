import type { PreviewView } from "./previewView.ts";

/** What a window of the portal is framed as. */
export type Device = "phone" | "tablet" | "browser";

/** A window of the portal: how wide it is for the portal, and how much smaller it is shown. */
export interface PreviewColumn {
  readonly key: "first" | "second";
  readonly width: number;
  readonly scale: number;
  /** Its left edge in the room, in px. */
  readonly left: number;
  /** Undefined: without a frame. */
  readonly device?: Device;
}

/** How thick the frame of a device is, in px. The room has it at both sides, whatever the device. */
export const framePx = 10;
/** Space between two windows, with their frames; in px. */
const gap = 28;
/** A window that may be as wide as there is room is not narrower than a phone. */
const least = 360;

const secondWidths = { phone: 360, desk: 1200 } as const;

/** The device that has a width. A window that is as wide as there is room is one of a browser. */
function deviceOf(width: number | undefined): Device {
  if (width === undefined || width >= 900) return "browser";
  return width < 480 ? "phone" : "tablet";
}

/** The windows that the view has, side by side in a room of a width in px. Both are scaled alike. */
export function previewColumns(room: number, { width, comparison }: PreviewView): readonly PreviewColumn[] {
  const free = room - 2 * framePx;
  if (free <= 0) return [];
  const device = deviceOf(width);
  if (comparison === "none") {
    const wanted = width ?? free;
    const scale = Math.min(1, free / wanted);
    return [{ key: "first", width: wanted, scale, left: (room - wanted * scale) / 2, device }];
  }
  const shared = free - gap;
  const half = Math.max(least, Math.floor(shared / 2));
  const isSameWidth = comparison !== "phone" && comparison !== "desk";
  const second = isSameWidth ? (width ?? half) : secondWidths[comparison];
  const first = width ?? (isSameWidth ? half : Math.max(least, shared - Math.min(second, half)));
  const scale = Math.min(1, shared / (first + second));
  const left = (room - (first + second) * scale - gap) / 2;
  const secondDevice = isSameWidth ? device : deviceOf(second);
  return [
    { key: "first", width: first, scale, left, device },
    { key: "second", width: second, scale, left: left + first * scale + gap, device: secondDevice },
  ];
}
