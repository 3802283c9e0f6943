/** The brand that browser benchmarks visit: always the same one, so that figures can be compared. */
export const measuredBrand = { id: "fremtind", consentCookie: "fremtind-cookie-consent-v3" } as const;
