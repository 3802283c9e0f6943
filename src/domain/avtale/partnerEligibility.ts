/** Which sessions have agreements in the partner system; a part of the descriptor. */
export interface PartnerRule {
  readonly shortnames: readonly string[];
  readonly bankPlaces: readonly string[];
}

/** The part of the session info about where the customer came from. */
export interface SessionOrigin {
  readonly shortname?: string | undefined;
  /** The bank's register number, four digits: "0502". */
  readonly bankPlace?: string | undefined;
}

/** Whether agreements of the partner system are fetched for this session (spec: avtaler-12). */
export function isPartnerEligible(rule: PartnerRule, session: SessionOrigin): boolean {
  const { shortname, bankPlace } = session;
  return (
    (shortname !== undefined && rule.shortnames.includes(shortname)) ||
    (bankPlace !== undefined && rule.bankPlaces.includes(bankPlace))
  );
}
