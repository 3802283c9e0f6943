import type { QueryClient } from "@tanstack/react-query";

/** Fields of the API's answers that tell who a customer is or what they own (spec §3). */
const personalFields = new Set([
  "navn",
  "ssn",
  "trackingId",
  "niceKundenummer",
  "epostAdresse",
  "mobilNummer",
  "epost",
  "telefon",
  "gatenavn",
  "policyNumber",
  "avtalenummer",
  "konvertertAvtalenummer",
  "kfpSessionId",
]);

function* valuesIn(data: unknown): Generator<string> {
  if (typeof data !== "object" || data === null) return;
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === "object") yield* valuesIn(value);
    else if (typeof value === "string" && personalFields.has(field)) {
      yield value;
      // A name is told by its parts, too.
      if (field === "navn") yield* value.split(/[\s-]+/);
    }
  }
}

/** Answers about places and about the bank, which say nothing of the customer. */
const impersonal = new Set<unknown>(["postnummer", "bankkontakt"]);

/** What the portal knows of the customer right now and nobody else may: names, numbers, addresses. */
export function* personalValues(queryClient: QueryClient): Generator<string> {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    if (!queryKey.some((part) => impersonal.has(part))) yield* valuesIn(state.data);
}
