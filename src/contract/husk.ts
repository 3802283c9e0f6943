import { forsikringBase } from "./basePath.ts";
import { consentMaxAgeSeconds, cookieAttributes, secureAttribute } from "./cookieAttributes.ts";
import { hostName } from "./hosts/hostName.ts";
import { type HuskName, languageQuery } from "./huskAddress.ts";
import { languageCookie, languageKept, languages } from "./pageLanguage.ts";

/** How the value of a cookie is written: a consent with named or coded categories, or a language. */
export type HuskForm = "named" | "coded" | "language";

/** A cookie that a server sets again. */
export interface HuskCookie {
  readonly name: string;
  readonly form: HuskForm;
  /** Left out: the host alone. */
  readonly domain?: string;
}

/** The cookies of a brand that a server sets again: the consent where it asks for one, the language where it has several. */
export type HuskCookies = Readonly<Partial<Record<HuskName, HuskCookie>>>;

/** The cookie of a choice of language. */
export const languageHusk: HuskCookie = { name: languageCookie, form: "language" };

const consentKept = { path: forsikringBase, maxAgeSeconds: consentMaxAgeSeconds };
const keptOf = { named: consentKept, coded: consentKept, language: languageKept };

/** What of a cookie follows its value; over HTTPS {@link secureAttribute} is added. */
export const huskAttributes = ({ form, domain }: Omit<HuskCookie, "name">): string =>
  cookieAttributes({ ...keptOf[form], domain });

const json = (keys: readonly string[]) =>
  `\\{${keys.map((key) => `"${key}":(?:"accepted"|"denied"|null)`).join(",")}\\}`;

const valueOf: Readonly<Record<HuskForm, string>> = {
  named: json(["functional", "statistics", "marketing"]),
  coded: json(["F", "S", "M"]),
  language: `(?:${languages.join("|")})`,
};

/**
 * Find a cookie of a form, with its name in front of the header `Cookie`: `coded a-v3|b=1; a-v3={…}`. It is the first one
 * of its name, as the page reads it, and its value is one that the portal writes, from its first letter to its last.
 * JavaScript and PCRE read them alike.
 */
export const huskExpressions: readonly RegExp[] = (["named", "coded", "language"] as const).map(
  (form) =>
    new RegExp(
      `^${form} (?<portal_husk_name>[\\w-]+)\\|(?:(?![ \\t]*\\k<portal_husk_name>=)[^;]*;)*[ \\t]*\\k<portal_husk_name>=(?<portal_husk_value>${valueOf[form]})[ \\t]*(?:;|$)`,
    ),
);

/** What the expressions read: the cookie that is wanted, and the header `Cookie`. */
export const huskText = ({ form, name }: HuskCookie, cookie: string): string => `${form} ${name}|${cookie}`;

/**
 * A page of the same host asks: with the host in front of `Origin` and `Sec-Fetch-Site`, which not every browser sends.
 * JavaScript and PCRE read it alike.
 */
export const ownPage = /^(?<portal_own_host>[\w.-]+)\|https?:\/\/\k<portal_own_host>\.?(?::\d+)?\|(?:same-origin)?$/;

/** Who asks for a cookie to be set again. */
export interface HuskRequest {
  /** Without its question mark. */
  readonly query?: string | undefined;
  /** Without a port. */
  readonly host?: string | undefined;
  /** The header `Origin`. */
  readonly origin?: string | undefined;
  /** The header `Sec-Fetch-Site`. */
  readonly fetchSite?: string | undefined;
  /** The header `Cookie`. */
  readonly cookie?: string | undefined;
  /** Whether the visitor has asked over HTTPS. */
  readonly isSecure?: boolean | undefined;
}

/** Whether a page of the same host asks. No other one can have a cookie set. */
export const isOwnPage = ({ host = "", origin = "", fetchSite = "" }: HuskRequest): boolean =>
  ownPage.test(`${hostName(host)}|${origin}|${fetchSite}`);

/** The cookies that a call is about: the language alone, or the consent and without one the language. */
export const huskWanted = ({ samtykke, sprak }: HuskCookies, { query }: HuskRequest): readonly HuskCookie[] =>
  [query === languageQuery ? undefined : samtykke, sprak].filter((each) => each !== undefined);

/** The header `Set-Cookie` that keeps a choice; undefined when the request has none that the portal has written. */
export function huskSetCookie(
  wanted: readonly HuskCookie[],
  { cookie = "", isSecure = false }: HuskRequest,
): string | undefined {
  for (const each of wanted)
    for (const expression of huskExpressions) {
      const value = expression.exec(huskText(each, cookie))?.groups?.["portal_husk_value"];
      if (value !== undefined) return `${each.name}=${value}${huskAttributes(each)}${isSecure ? secureAttribute : ""}`;
    }
  return undefined;
}
