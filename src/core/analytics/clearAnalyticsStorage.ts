/** Names of the analytics library's cookies and storage keys, now or in an earlier version. */
const isItsName = (name: string): boolean => /^(?:mp_|__mp)/.test(name);

/** Removes everything that the analytics library has stored, in any application on this host. Never throws. */
export function clearAnalyticsStorage(page: Window = window): void {
  for (const find of [() => page.localStorage, () => page.sessionStorage])
    attempt(() => {
      const storage = find();
      for (const name of Object.keys(storage)) if (isItsName(name)) storage.removeItem(name);
    });
  attempt(() => {
    for (const pair of page.document.cookie.split(";")) {
      const name = pair.split("=")[0]?.trim() ?? "";
      if (isItsName(name)) removeCookie(name, page);
    }
  });
}

/** On the host, and on each domain that it is part of: the library sets its cookies as high up as it may. */
function removeCookie(name: string, { document, location }: Window): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, place) => `; domain=${labels.slice(place).join(".")}`);
  for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Storage that is switched off holds nothing.
  }
}
