/** The back-end systems that agreements and offers live in, as the API spells them (contract §1). */
export type SystemSource = "NICE" | "EIKA_SKADE" | "EIKA_PERSON" | "LOFAVOR" | "PROLIFE" | "PARIS" | "NSF";

/** A system source from the API: one that we know, or a new one. */
export type WireSystemSource = SystemSource | (string & {});
