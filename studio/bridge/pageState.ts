import { galleryBase } from "#contract/gallery/galleryBase.ts";

/**
 * Whether the previewed page has elements that its boot script has drawn, and React does not have yet: it compares the
 * text of each with its own (`src/core/page/bootDrawing.ts`).
 */
export const isHydrating = (): boolean => window.portalDrawing !== undefined;

/**
 * Whether the page is written in the fonts of its brand. Its boot script marks that they are in use, or that they did
 * not come in time (`src/core/page/startFonts.ts`). A page that preloads none has them at once.
 */
export const hasFonts = (): boolean =>
  document.documentElement.dataset["fonts"] !== undefined ||
  document.querySelector('link[rel="preload"][as="font"]') === null;

/**
 * Whether everything of the page is there: no placeholder and no sign of loading, and the footer, which comes when the
 * page is idle.
 */
export const isWhole = (): boolean =>
  document.querySelector('[aria-hidden="true"][data-shape], main output') === null &&
  document.querySelector("footer") !== null;

/** An entry of the gallery is shown, which may be a part without headings. */
export const isGallery = (): boolean => window.location.pathname.startsWith(galleryBase);
