/** What of a cookie follows its value. */
export interface CookieAttributes {
  /** Sent for paths below this one, for example `/privat`. */
  readonly path: string;
  /** Set for cookies that other hosts of the domain read too. */
  readonly domain?: string | undefined;
  /** How long the browser keeps it, in seconds. */
  readonly maxAgeSeconds: number;
}

/** How long the cookie keeps a choice of consent: 120 days, in seconds (spec: consent-18). */
export const consentMaxAgeSeconds = 10_368_000;

/** Added over HTTPS. */
export const secureAttribute = "; secure";

/** The attributes of a cookie, as a script writes them and a server sends them: the one set of all cookies of choices. */
export const cookieAttributes = ({ maxAgeSeconds, path, domain }: CookieAttributes): string =>
  `; max-age=${maxAgeSeconds}; path=${path}; samesite=lax${domain === undefined ? "" : `; domain=${domain}`}`;
