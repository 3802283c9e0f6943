import { redactText } from "./redactText.ts";

/** Fields that the service needs to sort reports. They say nothing about the customer. */
const isServiceField = (key: string, value: string): boolean =>
  /^(?:dsn|public_key|release|platform|type)$/.test(key) ||
  (key === "visit" && /^[\da-f]{16}$/.test(value)) ||
  (/ids?$/i.test(key) && /^[\da-f-]{16,36}$/.test(value));

/** Redacts every text in a value at any depth, keys included: a key can be an address or a name. */
function redactValue(value: unknown, known: RegExp | undefined, key = ""): unknown {
  if (typeof value === "string") return isServiceField(key, value) ? value : redactText(value, known);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, known, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redactText(name, known), redactValue(item, known, name)]),
  );
}

/** Redacts a recording: lines of JSON, its header and then its events. An unreadable one is not sent. */
function redactRecording(text: string, known: RegExp | undefined): string {
  const lines = text.split("\n").map((line) => JSON.stringify(redactValue(JSON.parse(line), known)));
  return lines.join("\n");
}

/** An envelope of reports as the library sends it: headers, then items with headers of their own. */
export type ReportEnvelope = readonly [
  headers: object,
  items: readonly (readonly [headers: object, payload: unknown])[],
];

/**
 * Redacts everything in an envelope of reports, as the last step before it is sent (spec: errors-9).
 * @throws when a part is unreadable; the envelope is then not sent.
 */
export function redactEnvelope<Envelope extends ReportEnvelope>(
  envelope: Envelope,
  known: RegExp | undefined,
): Envelope {
  const [headers, items] = envelope;
  const redacted = items.map(([itemHeaders, payload]): ReportEnvelope[1][number] => {
    if (payload instanceof Uint8Array) throw new Error("A compressed report cannot be redacted");
    if (typeof payload !== "string") return [itemHeaders, redactValue(payload, known)];
    const recording = redactRecording(payload, known);
    // The service reads as many bytes as the header says.
    return [{ ...itemHeaders, length: new TextEncoder().encode(recording).length }, recording];
  });
  const whole: ReportEnvelope = [redactValue(headers, known) as object, redacted];
  // Values are replaced by values of the same kind.
  return whole as Envelope;
}
