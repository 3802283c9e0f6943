/** A request of a page after a choice, and what it gets: the cookie, a `204` without one, or what is not there. */
export interface HuskCase {
  readonly what: string;
  /** What follows the path. */
  readonly query?: string;
  /** Default: POST. */
  readonly method?: string;
  /** Default: the cookies of a choice of consent and of language. */
  readonly cookie?: string | null;
  /** Default: the host's own. null: none is sent. */
  readonly origin?: string | null;
  /** The header `Sec-Fetch-Site`. Left out: none is sent. */
  readonly fetchSite?: string;
  readonly body?: string;
  readonly gets: "consent" | "language" | "nothing" | "missing" | "onlyReading";
}

const consent = '{"F":"accepted","S":"denied","M":null}';
const consentCookie = `alfa-cookie-consent-v3=${consent}`;
const both = `a=1; ${consentCookie}; portal-language=nn`;

const refusedOrigins = [
  "https://ond.example",
  "null",
  "https://{host}.ond.example",
  "https://ond-{host}",
  "https://ond.example/{host}",
  "https://ond.example#{host}",
  "https://{host}@ond.example",
  "https://a.{host}",
  "ftp://{host}",
  "{host}",
  "https://{host}|https://{host}",
  "https://{host} https://ond.example",
];

const refusedConsents: Readonly<Record<string, string>> = {
  "another name": `alfa-cookie-consent-v4=${consent}`,
  "a longer name": `x-${consentCookie}`,
  "a name in capitals": consentCookie.toUpperCase(),
  "another brand's name": `beta-cookie-consent-v3=${consent}`,
  "the value of another cookie": `a=${consentCookie}`,
  "no value": "alfa-cookie-consent-v3=",
  "the other coding": 'alfa-cookie-consent-v3={"functional":"accepted","statistics":"denied","marketing":null}',
  "an unknown choice": 'alfa-cookie-consent-v3={"F":"yes","S":"denied","M":null}',
  "another key": 'alfa-cookie-consent-v3={"F":"accepted","S":"denied","X":null}',
  "a key more": 'alfa-cookie-consent-v3={"F":"accepted","S":"denied","M":null,"X":null}',
  "another order": 'alfa-cookie-consent-v3={"S":"denied","F":"accepted","M":null}',
  "spaces inside": 'alfa-cookie-consent-v3={"F": "accepted","S":"denied","M":null}',
  "percent-encoded": `alfa-cookie-consent-v3=${encodeURIComponent(consent)}`,
  "in quotes": `alfa-cookie-consent-v3="${consent}"`,
  "something after it": `${consentCookie}x`,
  "a comma after it": `${consentCookie}, alfa-cookie-consent-v3=x`,
  "attributes in the value": `alfa-cookie-consent-v3=x domain=ond.example`,
  "a broken-off value": 'alfa-cookie-consent-v3={"F":"accepted","S"',
  "a value cut by a separator": 'alfa-cookie-consent-v3={"F":"accepted";"S":"denied","M":null}',
  "a broken one before it": `alfa-cookie-consent-v3=x; ${consentCookie}`,
  "an empty one before it": `a=1;  alfa-cookie-consent-v3=;${consentCookie}`,
  "letters beyond ASCII": 'alfa-cookie-consent-v3={"F":"accepted","S":"denied","M":"nØ"}',
  "a space of another kind": `a=1;\u00a0${consentCookie}`,
  "a very long value": `alfa-cookie-consent-v3=${consent}${"}".repeat(3000)}`,
  "many separators": `${";".repeat(3000)} b=1`,
  "many spaces": `;${" ".repeat(3000)}b=1`,
};

const sprak = { query: "?sprak" } as const;

/** Written out: no expression of the contract is used. */
const huskCases: readonly HuskCase[] = [
  { what: "a consent", gets: "consent" },
  { what: "a language", ...sprak, gets: "language" },
  { what: "with Sec-Fetch-Site", fetchSite: "same-origin", gets: "consent" },
  { what: "over HTTP, at a port", ...sprak, origin: "http://{host}:8000", gets: "language" },
  { what: "at the host with a dot", ...sprak, origin: "https://{host}.", gets: "language" },
  { what: "without spaces", cookie: both.replaceAll("; ", ";"), gets: "consent" },
  { what: "two of one name", ...sprak, cookie: "portal-language=nn; portal-language=en", gets: "language" },
  { what: "another form first", ...sprak, cookie: "portal-language=se; portal-language=nn", gets: "nothing" },
  { what: "after a long cookie", cookie: `a=${"x".repeat(3000)}; ${both}`, gets: "consent" },
  { what: "no cookie", cookie: null, gets: "nothing" },
  { what: "without a consent, the language", cookie: "a=1; portal-language=nn", gets: "language" },
  { what: "the other choice alone", ...sprak, cookie: consentCookie, gets: "nothing" },
  { what: "another query", query: "?SPRAK", gets: "consent" },
  { what: "a query with more", query: "?spraket", gets: "consent" },
  { what: "an unknown language", ...sprak, cookie: "portal-language=se", gets: "nothing" },
  { what: "a language with more", ...sprak, cookie: "portal-language=nn/../", gets: "nothing" },
  ...Object.entries(refusedConsents).map(([what, cookie]): HuskCase => ({
    what,
    cookie,
    gets: "nothing",
  })),
  { what: "no origin", origin: null, gets: "onlyReading" },
  { what: "no origin, and Sec-Fetch-Site", origin: null, fetchSite: "same-origin", gets: "onlyReading" },
  ...refusedOrigins.map((origin): HuskCase => ({ what: `from ${origin}`, origin, gets: "onlyReading" })),
  ...["cross-site", "same-site", "none", "same-origin, cross-site", "SAME-ORIGIN"].map((fetchSite): HuskCase => ({
    what: fetchSite,
    fetchSite,
    gets: "onlyReading",
  })),
  ...["GET", "HEAD"].map((method): HuskCase => ({ what: method, method, gets: "missing" })),
  ...["PUT", "DELETE", "OPTIONS", "PATCH"].map((method): HuskCase => ({
    what: method,
    method,
    gets: "onlyReading",
  })),
  { what: "a body, which nobody reads", body: "portal-language=en", gets: "consent" },
];

/** What a server is asked. */
export interface HuskAsked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What it has answered. */
export interface HuskSeen {
  readonly status: number;
  readonly cookies: readonly string[];
}

const kept = {
  consent: `alfa-cookie-consent-v3=${consent}; max-age=10368000; path=/privat/forsikring; samesite=lax`,
  language: "portal-language=nn; max-age=31536000; path=/privat/forsikring/oversikt; samesite=lax",
};

const statusOf = { consent: 204, language: 204, nothing: 204, missing: 404, onlyReading: 405 } as const;

/**
 * Asks a server for a cookie in every way.
 * @param host the host of the brand alfa, which has bokmål and nynorsk
 * @param end what follows the other attributes: `; secure`
 */
export async function compareHusk(
  { host, end = "" }: { readonly host: string; readonly end?: string },
  ask: (asked: HuskAsked) => Promise<HuskSeen>,
) {
  const seen: Record<string, HuskSeen> = {};
  const expected: Record<string, HuskSeen> = {};
  for (const each of huskCases) {
    const {
      what,
      query = "",
      method = "POST",
      cookie = both,
      origin = "https://{host}",
      fetchSite,
      body = "",
      gets,
    } = each;
    const key = `${what} ${query}`;
    seen[key] = await ask({
      method,
      path: `/privat/forsikring/oversikt/husk${query}`,
      headers: {
        Host: host,
        ...(cookie !== null && { Cookie: cookie }),
        ...(origin !== null && { Origin: origin.replaceAll("{host}", host) }),
        ...(fetchSite !== undefined && { "Sec-Fetch-Site": fetchSite }),
      },
      body,
    });
    const isKept = gets === "consent" || gets === "language";
    expected[key] = { status: statusOf[gets], cookies: isKept ? [kept[gets] + end] : [] };
  }
  return { seen, expected };
}
