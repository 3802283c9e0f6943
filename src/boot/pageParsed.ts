/** Resolves when index.html has been parsed: earlier than `DOMContentLoaded`, which waits for modules. */
export const pageParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("readystatechange", () => resolve(), { once: true });
  });
