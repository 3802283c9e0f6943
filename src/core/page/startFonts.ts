/** Milliseconds after which fonts are used as they arrive: a browser may never report that a preload is done. */
const timeoutMs = 3000;

/**
 * Loads the brand's fonts and lets the page use them when all have arrived. Until then the page uses system fonts with
 * the same metrics, so that fonts compete neither with the code nor with the first cards (docs/decisions/0012). A
 * second call does nothing.
 */
export function startFonts(): void {
  const links = new Set(document.querySelectorAll('link[rel="preload"][as="font"][media]'));
  if (links.size === 0) return;
  const { documentElement } = document;
  const letIn = () => {
    documentElement.dataset["fonts"] = "";
  };
  for (const link of links) {
    const settle = () => {
      links.delete(link);
      if (links.size === 0) letIn();
    };
    link.addEventListener("load", settle);
    link.addEventListener("error", settle);
    link.removeAttribute("media");
  }
  setTimeout(letIn, timeoutMs);
}
