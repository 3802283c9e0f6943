/**
 * Lets the page use the brand's fonts. Until then its shell is set in system fonts of the same measures, so that the fonts
 * don't take the line from the code, which is longer in coming (docs/decisions/0012). Called again, it does nothing.
 */
export function startFonts(): void {
  document.documentElement.dataset["fonts"] = "";
  for (const link of document.querySelectorAll('link[rel="preload"][as="font"][media]')) link.removeAttribute("media");
}
