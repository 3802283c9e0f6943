import { basePath } from "#contract/basePath.ts";

/** 'Gå tilbake' (spec: navigation-20): one step back in the history, or to `href`, by default the
 * overview, when the history is empty. */
export function goBack(
  href: string = basePath,
  browser: { readonly history: Pick<History, "length" | "back">; readonly location: Pick<Location, "assign"> } = window,
): void {
  if (browser.history.length > 1) browser.history.back();
  else browser.location.assign(href);
}
