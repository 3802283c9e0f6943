/**
 * Markers in the query string. The first that is present wins; only the key counts (spec: navigation-21,
 * navigation-22).
 */
const markers = [
  ["fromLo", "LO"],
  ["fromFinn", "FINN"],
  ["fromMinBil", "MINBIL"],
  ["fromFIFBilOst", "FIF_BIL_OST"],
  ["fromFIFBilSR", "FIF_BIL_SR"],
  ["fromFIFBilSNN", "FIF_BIL_SNN"],
  ["fromFIFBilSMN", "FIF_BIL_SMN"],
] as const;

/** What the market source is found from. */
export interface MarketSourceClues {
  /** Query strings of the addresses that the customer came by, the older first. */
  readonly searches: readonly string[];
  /** The brand's own market source. */
  readonly brandSource?: string | undefined;
  /** Login context of the session; `undefined` as long as it is not known. */
  readonly loginContext?: string | undefined;
}

/**
 * Where the customer came from (spec: navigation-21): a marker in an address, else the brand's source, else the entry
 * channel.
 * @returns undefined when only the entry channel can decide, and that is not known yet.
 */
export function findMarketSource({ searches, brandSource, loginContext }: MarketSourceClues): string | undefined {
  for (const search of searches) {
    const query = new URLSearchParams(search);
    const marker = markers.find(([key]) => query.has(key));
    if (marker) return marker[1];
  }
  if (brandSource) return brandSource;
  if (loginContext === undefined) return undefined;
  if (loginContext.startsWith("MOBILBANK")) return "MOBILBANK";
  if (loginContext.startsWith("NETTBANK")) return "NETTBANK";
  return "KUNDEKLIENT_SKADE";
}
