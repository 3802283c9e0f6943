/**
 * The script in the head of brands that have a dark theme. It shows the scheme that the customer has chosen before
 * anything is painted, and again when another tab has changed it. In the bank's app the device decides, as in the rest
 * of the app.
 */
import { schemeKey } from "#contract/schemeKey.ts";
import { isMobilbankApp } from "#core/native/isMobilbankApp.ts";
import { keptScheme, showScheme } from "#core/page/scheme.ts";

const showKept = () => showScheme(keptScheme());

if (!isMobilbankApp()) {
  showKept();
  // Without a key: all of the storage was cleared.
  window.addEventListener("storage", ({ key }) => {
    if (key === schemeKey || key === null) showKept();
  });
  // A page that comes back from the history was told nothing.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showKept();
  });
}
