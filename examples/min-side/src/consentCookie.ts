/** The cookie with what the visitor allows. */
export const consentCookie = "tindebanken-consent-v3";
