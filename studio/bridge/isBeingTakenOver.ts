/**
 * Whether the previewed page shows agreements that its boot script has drawn, and React does not have them yet: it
 * compares each text with its own (`src/core/page/bootDrawing.ts`).
 */
export const isBeingTakenOver = (): boolean =>
  window.portalDrawing?.drawn !== undefined && window.portalDrawing.isTakenOver !== true;
