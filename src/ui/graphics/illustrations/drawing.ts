/**
 * How a part of a drawing is painted: `soft` is the ground behind everything, without a line; `fill`, `accent` and `light` are surfaces with
 * a line around them; `line` is a line alone. All of one stroke, so that the drawings look like one hand's.
 */
export type DrawingTone = "soft" | "fill" | "accent" | "light" | "line";

/** A drawing on a canvas of 240 × 180, whose ground lies at 150: the parts from behind to the front, as SVG path data. */
export type Drawing = readonly (readonly [DrawingTone, string])[];
