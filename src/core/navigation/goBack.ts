import { basePath } from "#contract/basePath.ts";

/** 'Gå tilbake' (spec: navigation-20): back in history, or to the overview when there is nowhere to go back to. */
export function goBack(
  browser: { readonly history: Pick<History, "length" | "back">; readonly location: Pick<Location, "assign"> } = window,
): void {
  if (browser.history.length > 1) browser.history.back();
  else browser.location.assign(basePath);
}
