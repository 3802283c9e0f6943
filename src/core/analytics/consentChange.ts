const listeners = new Set<() => void>();

/** Says that the consent to statistics may have changed: the cookie dialog's accept callback. It is read again at once. */
export function refreshConsent(): void {
  for (const listener of listeners) listener();
}

/** Calls when somebody says so. Returns a function that ends it. */
export function onConsentRefresh(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
