/**
 * Whether the page is written in the fonts of its brand. Its boot script marks that they are in use, or that they did
 * not come in time (`src/core/page/startFonts.ts`). A page that preloads none has them at once.
 */
export const hasFonts = (): boolean =>
  document.documentElement.dataset["fonts"] !== undefined ||
  document.querySelector('link[rel="preload"][as="font"]') === null;
