import { brandWith } from "#tests/support/journeys/brands.ts";

/** A brand whose customers log in on its own page and may have agreements with the partner. */
export const faultBrand = brandWith(
  ({ login, partnerAgreements }) => login.direct && partnerAgreements.shortnames.length > 0,
);
