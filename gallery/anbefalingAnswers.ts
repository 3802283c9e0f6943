import type { Produktanbefaling } from "#domain/anbefaling/anbefalinger.ts";
import { anbefalingQuery } from "#api/anbefaling.ts";
import type { Answer } from "./Answers.tsx";

type Scored = "HUS" | "INNBO" | "REISE" | "KJAELEDYR" | "LIV" | "BAAT" | "BIL" | "UFORE" | "BARN";

/** What the recommendation service may answer: these products, the best first. */
export function anbefalingAnswer(
  produkt: string,
  products: readonly Scored[],
  flags: Partial<Pick<Produktanbefaling, "isControlGroup" | "isFallback">> = {},
): Answer {
  const scores = products.map((productType, at) => ({ productType, score: 1 - at / 10 }));
  const data: Produktanbefaling = { scores, isControlGroup: false, isFallback: false, ...flags };
  return { queryKey: anbefalingQuery(produkt).queryKey, outcome: "answered", data };
}

/** The service does not answer, or answers with a fault. */
export const noAnbefalingAnswer = (produkt: string, outcome: "failed" | "pending"): Answer => ({
  queryKey: anbefalingQuery(produkt).queryKey,
  outcome,
});
