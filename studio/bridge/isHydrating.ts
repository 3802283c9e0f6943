/**
 * Whether the previewed page has elements that its boot script has drawn, and React does not have yet: it compares the
 * text of each with its own (`src/core/drawing/bootDrawing.ts`).
 */
export const isHydrating = (): boolean => window.portalDrawing !== undefined;
