import { brandWith } from "#tests/e2e/support/brands.ts";

/** A brand whose customers log in on its own page and may have agreements with the partner. */
export const faultBrand = brandWith(
  ({ login, partnerAgreements }) => login.direct && partnerAgreements.shortnames.length > 0,
);
