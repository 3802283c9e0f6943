/** Where the insurance applications are. The widgets know nothing of the portal's contract; a test holds this equal. */
export const forsikringHref = "/privat/forsikring";

/** 'Gå tilbake' (spec: navigation-20): one step back in the history, or to `href`, by default the
 * overview, when the history is empty. */
export function goBack(
  href = `${forsikringHref}/oversikt`,
  browser: { readonly history: Pick<History, "length" | "back">; readonly location: Pick<Location, "assign"> } = window,
): void {
  if (browser.history.length > 1) browser.history.back();
  else browser.location.assign(href);
}
