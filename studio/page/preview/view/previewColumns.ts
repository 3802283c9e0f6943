import type { PreviewView } from "./previewView.ts";

/** A window of the portal: its width in px, and how much smaller it is shown. */
export interface PreviewColumn {
  readonly key: "first" | "second";
  readonly width: number;
  readonly scale: number;
  /** Its left edge in the room, in px. */
  readonly left: number;
}

/** Space between two windows, in px. */
const gap = 24;
/** A window that may be as wide as there is room is not narrower than a phone. */
const least = 360;

const secondWidths = { phone: 360, desk: 1200 } as const;

/** The windows that the view has, side by side in a room of a width in px. Both are scaled alike. */
export function previewColumns(room: number, { width, comparison }: PreviewView): readonly PreviewColumn[] {
  if (room <= 0) return [];
  if (comparison === "none") {
    const wanted = width ?? room;
    const scale = Math.min(1, room / wanted);
    return [{ key: "first", width: wanted, scale, left: (room - wanted * scale) / 2 }];
  }
  const shared = room - gap;
  const half = Math.max(least, Math.floor(shared / 2));
  const isSameWidth = comparison !== "phone" && comparison !== "desk";
  const second = isSameWidth ? (width ?? half) : secondWidths[comparison];
  const first = width ?? (isSameWidth ? half : Math.max(least, shared - Math.min(second, half)));
  const scale = Math.min(1, shared / (first + second));
  const left = (room - (first + second) * scale - gap) / 2;
  return [
    { key: "first", width: first, scale, left },
    { key: "second", width: second, scale, left: left + first * scale + gap },
  ];
}
