/**
 * Parses an address. As `URL.parse`, which the oldest supported browsers do not have (docs/decisions/0057-supported-browsers.md).
 * @returns undefined for a text that is no address
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
