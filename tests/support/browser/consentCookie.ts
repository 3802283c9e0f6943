import { forsikringBase } from "#contract/basePath.ts";

/** The answer in every category. */
export type ConsentAnswer = "accepted" | "denied";

/**
 * The cookie of a visitor who has answered the cookie dialog of a brand, as a browser stores it.
 * @param name `cookieConsent.cookieName` of the brand's descriptor
 * @param origin where the brand's portal is served, `http://<brand>.localhost:<port>`
 */
export function consentCookie(name: string, origin: string, answer: ConsentAnswer) {
  return {
    name,
    // In both codings, so it fits any brand.
    value: JSON.stringify(
      Object.fromEntries(["functional", "statistics", "marketing", "F", "S", "M"].map((key) => [key, answer])),
    ),
    domain: new URL(origin).hostname,
    path: forsikringBase,
    sameSite: "Lax" as const,
  };
}
