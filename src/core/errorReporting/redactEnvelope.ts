import { redactText } from "./redactText.ts";

/** Fields whose value tells the service where a report belongs, and nothing of the customer. */
const isServiceField = (key: string, value: string): boolean =>
  /^(?:dsn|public_key|release|platform|type)$/.test(key) || (/ids?$/i.test(key) && /^[\da-f-]{16,36}$/.test(value));

/** Redacts every text in a value, however deep it stands; keys that are data (an address, a name) as well. */
export function redactValue(value: unknown, known: RegExp | undefined, key = ""): unknown {
  if (typeof value === "string") return isServiceField(key, value) ? value : redactText(value, known);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, known, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redactText(name, known), redactValue(item, known, name)]),
  );
}

/** A recording: one line about it, then its events, each line JSON. One that cannot be read is not sent. */
function redactRecording(text: string, known: RegExp | undefined): string {
  const lines = text.split("\n").map((line) => JSON.stringify(redactValue(JSON.parse(line), known)));
  return lines.join("\n");
}

/** A package of reports as the library sends it: headers, then items with headers of their own. */
export type ReportEnvelope = readonly [
  headers: object,
  items: readonly (readonly [headers: object, payload: unknown])[],
];

/**
 * Redacts everything in a package of reports: the last thing before it leaves (spec: errors-9).
 * @throws when something in it cannot be read; the package then stays here.
 */
export function redactEnvelope<Envelope extends ReportEnvelope>(
  envelope: Envelope,
  known: RegExp | undefined,
): Envelope {
  const [headers, items] = envelope;
  const redacted = items.map(([itemHeaders, payload]) => {
    if (payload instanceof Uint8Array) throw new Error("A packed report cannot be redacted");
    return [itemHeaders, typeof payload === "string" ? redactRecording(payload, known) : redactValue(payload, known)];
  });
  return [redactValue(headers, known), redacted] as unknown as Envelope;
}
