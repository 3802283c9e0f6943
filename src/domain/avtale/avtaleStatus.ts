/** The states of an agreement, as the API spells them (spec §3). */
export type AvtaleStatus = "ACTIVE" | "PENDING" | "RENEWAL" | "PROCESSING";

/** A status from the API: one that we know, or a new one. */
export type WireAvtaleStatus = AvtaleStatus | (string & {});
