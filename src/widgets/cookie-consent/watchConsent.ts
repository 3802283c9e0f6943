import { createStore } from "#ui/store/createStore.ts";

/** Has no value: each listener reads the cookie that it needs. */
const changes = createStore<undefined>(undefined);

/** Call after a choice on this page. Every watcher reads the consent again. */
export const consentChanged = (): void => changes.set(undefined);

function onVisible(): void {
  if (document.visibilityState === "visible") consentChanged();
}

function watchPage(): void {
  window.addEventListener("focus", consentChanged);
  window.addEventListener("pageshow", consentChanged);
  document.addEventListener("visibilitychange", onVisible);
}

function unwatchPage(): void {
  window.removeEventListener("focus", consentChanged);
  window.removeEventListener("pageshow", consentChanged);
  document.removeEventListener("visibilitychange", onVisible);
}

/**
 * Calls when the consent may have changed and should be read again: a choice was made on this page, or the user comes
 * back to it and may have made one in another tab. The one watcher of the page, however many listen.
 * @returns a function that ends it.
 */
export function watchConsent(reread: () => void): () => void {
  if (!changes.hasListeners()) watchPage();
  const unsubscribe = changes.subscribe(reread);
  return () => {
    unsubscribe();
    if (!changes.hasListeners()) unwatchPage();
  };
}
