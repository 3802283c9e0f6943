/**
 * A segment that the portal or the API has chosen: `detaljer`, `v1`, `index.html`. Segments from data look different.
 */
const isWord = (segment: string): boolean => /^(?:[a-zæøå_-]*|v\d|[a-z]+\.[a-z]+)$/.test(segment);

/** Our own files: a stack trace needs their names with line and column. */
const ownFile = /\/assets\/[\w.-]+(?::\d+)*$/;

/**
 * Removes personal data from an address or a path: every segment that is not a plain word (policy numbers, names), the
 * query, the fragment, and a user name before the host.
 */
export function redactUrl(url: string): string {
  const [, scheme = "", host = "", path = "", rest = ""] = /^(?:(\w+:\/\/)([^/?#]*))?([^?#]*)(.*)$/s.exec(url) ?? [];
  const start = scheme + host.slice(host.lastIndexOf("@") + 1);
  const segments = path.split("/").map((segment) => (isWord(segment) ? segment : "[redacted]"));
  return start + (ownFile.test(path) ? path : segments.join("/")) + (rest === "" ? "" : "?[redacted]");
}
