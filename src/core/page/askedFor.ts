declare global {
  interface Document {
    /** Whether the browser has loaded the page beforehand. Not every browser does that. */
    readonly prerendering?: boolean;
  }
}

/**
 * Resolves when the visitor has asked for the page. Browsers load some pages beforehand, for example while somebody types
 * an address, and often nobody ever sees them: until then nothing is asked for, kept, counted or said (spec: loading-28).
 */
export const askedFor = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.prerendering) document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    else resolve();
  });
