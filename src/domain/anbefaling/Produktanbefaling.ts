/** How well a product would suit the customer, according to the recommendation service. */
export interface ProduktScore {
  readonly productType: string;
  /** The higher, the better. */
  readonly score: number;
}

/** The answer of the recommendation service (spec: anbefalinger-3). */
export interface Produktanbefaling {
  readonly scores: readonly ProduktScore[];
  /** The customer must not see recommendations, so that their effect can be measured. */
  readonly isControlGroup: boolean;
  /** The service knows nothing about this customer: the scores are not personal. */
  readonly isFallback: boolean;
}
