import type { QueryClient } from "@tanstack/react-query";
import { isObject } from "#contract/isObject.ts";
import { personalFields } from "./personalFields.ts";

function* valuesIn(data: unknown): Generator<string> {
  if (Array.isArray(data)) for (const item of data) yield* valuesIn(item);
  if (!isObject(data)) return;
  for (const [field, value] of Object.entries(data)) {
    if (typeof value !== "string") yield* valuesIn(value);
    else if (personalFields.has(field)) {
      yield value;
      if (personalFields.get(field) === true) yield* value.split(/[\s-]+/);
    }
  }
}

/**
 * What the portal knows of the customer right now and must not report: the cached values of fields marked as personal.
 */
export function* personalValues(queryClient: QueryClient): Generator<string> {
  for (const { meta, state } of queryClient.getQueryCache().getAll())
    if (meta?.isImpersonal !== true) yield* valuesIn(state.data);
}
