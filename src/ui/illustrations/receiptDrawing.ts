import type { Drawing } from "./drawing.ts";

/** A receipt with a tick: done. */
export const receiptDrawing: Drawing = [
  ["soft", "M26 150C8 110 28 50 84 34s122 6 136 58c6 24 0 44-10 58z"],
  ["light", "M76 26h84v126l-10.500-9-10.500 9-10.500-9-10.500 9-10.500-9-10.500 9-10.500-9-10.500 9z"],
  ["fill", "M90 42h24v16H90z"],
  ["line", "M124 46h22M124 54h14M90 76h56M90 90h56M90 104h34"],
  ["accent", "M138 116a26 26 0 1 0 52 0a26 26 0 1 0-52 0z"],
  ["line", "M152 116l9 9 16-18M44 76l8 4M196 52l-8 6M206 78h-8M50 46l7 7"],
];
