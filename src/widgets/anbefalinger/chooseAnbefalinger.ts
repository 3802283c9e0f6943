/** How well a product would suit the customer, according to the recommendation service. */
export interface ProduktScore {
  /** The `productType` of a candidate. */
  readonly productType: string;
  /** The higher, the better. */
  readonly score: number;
}

/** The answer of the recommendation service (spec: anbefalinger-3). */
export interface AnbefalingAnswer {
  /** The products that the service recommends. */
  readonly scores: readonly ProduktScore[];
  /** The customer must not see recommendations, so that their effect can be measured. Default: no. */
  readonly isControlGroup?: boolean | undefined;
  /** The service knows nothing about this customer: the scores are not personal. Default: no. */
  readonly isFallback?: boolean | undefined;
}

interface Situation<Candidate> {
  /** Product types of the customer's agreements. */
  readonly held: readonly (string | undefined)[];
  /** What may be recommended here and can be bought, the favourites first. */
  readonly candidates: readonly Candidate[];
  /** The greatest number of recommendations. */
  readonly limit: number;
}

/** A candidate with its score; undefined where the answer has none. */
export type Scored<Candidate> = Candidate & { readonly score: number | undefined };

/**
 * Variants count as the product that they are variants of: collective travel, collective home (spec: anbefalinger-6).
 */
const baseProducts = new Map([
  ["KOLLEKTIV_REISE", "REISE"],
  ["KOLLEKTIV_INNBO", "INNBO"],
  ["KOLLEKTIV_INNBO_ETTERLATTE", "INNBO"],
  ["LOFAVOR_KJAELEDYR", "KJAELEDYR"],
]);

const toBase = (productType: string): string => baseProducts.get(productType) ?? productType;

/**
 * Chooses what to recommend: nothing to the control group (spec: anbefalinger-10); else candidates that the customer
 * does not hold, the best score first (spec: anbefalinger-5, anbefalinger-8). Without personal scores the order of the
 * candidates is used (spec: anbefalinger-12).
 */
export function chooseAnbefalinger<Candidate extends { readonly productType: string }>(
  { scores, isControlGroup = false, isFallback = false }: AnbefalingAnswer,
  { held, candidates, limit }: Situation<Candidate>,
): Scored<Candidate>[] {
  if (isControlGroup) return [];
  const heldProducts = new Set(held.map((productType) => productType && toBase(productType)));
  const ranked = new Map<string, number | undefined>();
  for (const { productType, score } of scores.toSorted((a, b) => b.score - a.score)) {
    const base = toBase(productType);
    if (!ranked.has(base)) ranked.set(base, score);
  }
  if (isFallback && ranked.size === 0) for (const { productType } of candidates) ranked.set(productType, undefined);
  return [...ranked]
    .flatMap(([productType, score]) => {
      const candidate = candidates.find((each) => each.productType === productType);
      return candidate === undefined || heldProducts.has(productType) ? [] : [{ ...candidate, score }];
    })
    .slice(0, limit);
}
