import type { PreviewState } from "#studio/document/StudioDocument.ts";

/** The origin of a previewed portal. */
export const origin = "http://0--fjord.studio.localhost:8010";

/** How it looks: as its page says. */
export const look = { css: "", attributes: {} };

/**
 * A preview whose page has a name of one letter.
 * @param since the page before it, whose name was in the place of this one
 * @param isWhole whether nothing but the name has changed
 */
export const previewOf = (page: string, since?: string, isWhole = false): PreviewState => ({
  status: "current",
  page,
  look,
  hasDirectLogin: false,
  hasDark: false,
  environment: "Test",
  ...(since !== undefined && {
    changed: { since, isWhole, texts: [{ language: "nb", path: ["name"], before: since, after: page }] },
  }),
});

/** Where the visitor is in it. */
export const place = { path: "/a/", top: 0, open: [] };

/** A visit that begins there. */
export const visit = {
  path: "/a/",
  visitor: "a",
  addressOf: (at: string, path = "/a/") => at + path,
  steps: [],
  isWaiting: false,
};
