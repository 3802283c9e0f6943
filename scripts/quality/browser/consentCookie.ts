/** What is chosen in every category. */
export type ConsentAnswer = "accepted" | "denied";

/**
 * The cookie of a visitor who has answered the cookie dialog of a brand, as a browser keeps it.
 * @param origin where the brand's portal is served, `http://<brand>.localhost:<port>`
 */
export function consentCookie(origin: string, answer: ConsentAnswer) {
  const { hostname } = new URL(origin);
  const [brandId = ""] = hostname.split(".");
  return {
    name: `${brandId}-cookie-consent-v3`,
    // In either coding: a visitor of any brand.
    value: JSON.stringify(
      Object.fromEntries(["functional", "statistics", "marketing", "F", "S", "M"].map((key) => [key, answer])),
    ),
    domain: hostname,
    path: "/privat/forsikring",
    sameSite: "Lax" as const,
  };
}
