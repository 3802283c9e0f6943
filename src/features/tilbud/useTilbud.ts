import { useDeferredValue, useMemo } from "react";
import { tilbudQuery } from "#api/tilbud.ts";
import { useAwaitsClosed } from "#core/page/closedParts.ts";
import { type Answer, useAnswer } from "#core/query/useAnswer.ts";
import { type TilbudView, tilbudView } from "./tilbudView.ts";

/** The saved offers, and a way to fetch them again. */
export interface TilbudState {
  readonly view: TilbudView;
  readonly answer: Answer<unknown>;
}

/**
 * The customer's saved offers, as the overview of offers shows them. A new answer is sorted and rendered in slices:
 * all offers at once were the longest task of the page.
 */
export function useTilbud(): TilbudState {
  const answer = useAnswer(tilbudQuery());
  const data = useDeferredValue(answer.data);
  const status = useDeferredValue(answer.status);
  const isAwaited = useDeferredValue(useAwaitsClosed());
  const view = useMemo(() => {
    if (isAwaited) return tilbudView({ status: "pending" });
    if (data !== undefined) return tilbudView({ status: "loaded", ...data, isOutdated: status === "outdated" });
    return tilbudView({ status: status === "failed" ? "failed" : "pending" });
  }, [data, status, isAwaited]);
  return { view, answer };
}
