/** Milliseconds after which fonts are used as they come: a browser may not say that a preload is done. */
const patience = 3000;

/**
 * Loads the brand's fonts, and lets the page use them when all are there. Until then it is set in system fonts of the same measures, so
 * that fonts don't take the line from the code, nor the processor from the first cards (docs/decisions/0012). Called again, it does nothing.
 */
export function startFonts(): void {
  const links = new Set(document.querySelectorAll('link[rel="preload"][as="font"][media]'));
  if (links.size === 0) return;
  const letIn = () => {
    document.documentElement.dataset["fonts"] = "";
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
  setTimeout(letIn, patience);
}
