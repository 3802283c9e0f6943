const wholes = [
  "kfpSessionId",
  "niceKundenummer",
  "ssn",
  "trackingId",
  "epostAdresse",
  "mobilNummer",
  "epost",
  "telefon",
  "gatenavn",
  "policyNumber",
  "konvertertAvtalenummer",
  "avtalenummer",
];

/**
 * The fields of answers (`src/answers/`) that show who the customer is or what they own, by name. Their values never
 * leave with an error report. True: each word of the value is personal too.
 */
export const personalFields: ReadonlyMap<string, boolean> = new Map([
  ["navn", true],
  ...wholes.map((name) => [name, false] as const),
]);
