/** A form in which a file can be sent. */
export type Encoding = "br" | "gzip" | "identity";

const preference: readonly Encoding[] = ["br", "gzip"];

/** The best of the available forms that a client's `Accept-Encoding` takes; `q=0` means not at all. */
export function acceptedEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((one) => one.trim());
    const quality = parameters.find((one) => one.startsWith("q="))?.slice(2);
    if (name !== "") weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  return preference.find((encoding) => available.includes(encoding) && weight(encoding) > 0) ?? "identity";
}
