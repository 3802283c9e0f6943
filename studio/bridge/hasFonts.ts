/** After so many ms, a page counts as having its fonts: a browser may never report that one has arrived. */
const longestFontsMs = 3000;

/**
 * Whether the page is written in the fonts of its brand. Its boot script marks that they are in use
 * (`src/core/page/startFonts.ts`). A page that preloads none has them at once.
 */
export const hasFonts = (): boolean =>
  performance.now() > longestFontsMs ||
  document.documentElement.dataset["fonts"] !== undefined ||
  document.querySelector('link[rel="preload"][as="font"]') === null;
