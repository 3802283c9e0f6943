/** A box on the screen, in px from its upper left corner. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a popover is placed beside its anchor. */
export type Side = "above" | "below" | "left" | "right";

interface PlaceOptions {
  /** Sides in order of preference: the first with room is taken, else the one with most. */
  readonly sides: readonly [Side, ...Side[]];
  /** Along the other axis: in the middle of the anchor, or from where it begins. */
  readonly align: "start" | "center";
  /** Distance from the anchor, in px. */
  readonly offset: number;
  /** Distance from the edges of the screen, in px. */
  readonly padding: number;
}

/** Where to put something, in px from the screen's upper left corner. */
export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

type Size = Pick<ScreenBox, "width" | "height">;

const isVertical = (side: Side) => side === "above" || side === "below";

/** The free space beside the anchor on a side when the popover is placed there, in px; negative when it does not fit. */
function spareRoom(side: Side, anchor: ScreenBox, size: Size, screen: Size, distance: number): number {
  const room = {
    above: anchor.top,
    below: screen.height - anchor.top - anchor.height,
    left: anchor.left,
    right: screen.width - anchor.left - anchor.width,
  };
  return room[side] - distance - (isVertical(side) ? size.height : size.width);
}

/** Moves an interval onto the screen. An interval that is longer than the screen begins at its edge. */
const keepWithin = (start: number, length: number, end: number, padding: number) =>
  Math.max(padding, Math.min(start, end - padding - length));

/**
 * Places something beside an anchor: turns to another side where there is no room, and stays within the edges of the
 * screen.
 */
export function placeBeside(anchor: ScreenBox, size: Size, screen: Size, options: PlaceOptions): Place {
  const { sides, align, offset, padding } = options;
  const spare = (side: Side) => spareRoom(side, anchor, size, screen, offset + padding);
  const roomiest = sides.reduce((best, side) => (spare(side) > spare(best) ? side : best));
  const side = sides.find((one) => spare(one) >= 0) ?? roomiest;
  const along = (start: number, length: number, own: number) =>
    align === "start" ? start : start + (length - own) / 2;
  const left = {
    left: anchor.left - offset - size.width,
    right: anchor.left + anchor.width + offset,
    above: along(anchor.left, anchor.width, size.width),
    below: along(anchor.left, anchor.width, size.width),
  };
  const top = {
    above: anchor.top - offset - size.height,
    below: anchor.top + anchor.height + offset,
    left: along(anchor.top, anchor.height, size.height),
    right: along(anchor.top, anchor.height, size.height),
  };
  return {
    side,
    left: keepWithin(left[side], size.width, screen.width, padding),
    top: keepWithin(top[side], size.height, screen.height, padding),
  };
}
