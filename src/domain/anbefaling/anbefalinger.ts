import { type Kjopsinngang } from "#contract/kjopsinngang.ts";
import { inngangOfProductType } from "../kjop/kjopsinnganger.ts";

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
  /** The service knows nothing of this customer: the scores are not personal. */
  readonly isFallback: boolean;
}

/** A product that the customer may want. */
export interface Anbefaling<Product extends string> {
  readonly productType: Product;
  /** Where it is bought. */
  readonly inngang: Kjopsinngang;
}

interface Situation<Product extends string> {
  /** Product types of the customer's agreements. */
  readonly held: readonly (string | undefined)[];
  /** Product types that may be recommended here, the brand's favourites first. */
  readonly candidates: readonly Product[];
  /** The purchase entrances that the customer is shown. */
  readonly shown: ReadonlySet<Kjopsinngang>;
  /** The greatest number of recommendations. */
  readonly limit: number;
}

/** How many recommendations a page shows, and the receipt page (spec: anbefalinger-9). */
export const anbefalingLimits = { page: 3, receipt: 5 } as const;

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
 * does not hold and can buy, the best score first (spec: anbefalinger-5, anbefalinger-8). Without personal scores the
 * brand's order of candidates is used (spec: anbefalinger-12).
 */
export function anbefalinger<Product extends string>(
  answer: Produktanbefaling,
  { held, candidates, shown, limit }: Situation<Product>,
): Anbefaling<Product>[] {
  if (answer.isControlGroup) return [];
  const heldProducts = new Set(held.map((productType) => productType && toBase(productType)));
  const ranked = answer.scores.toSorted((a, b) => b.score - a.score).map(({ productType }) => toBase(productType));
  const wanted = answer.isFallback && ranked.length === 0 ? candidates : ranked;
  return [...new Set(wanted)]
    .flatMap((productType) => candidates.find((candidate) => candidate === productType) ?? [])
    .filter((productType) => !heldProducts.has(productType))
    .flatMap((productType) => {
      const inngang = inngangOfProductType(productType, shown);
      return inngang === undefined ? [] : [{ productType, inngang }];
    })
    .slice(0, limit);
}
