/** A word of an address that we or the API have chosen: `detaljer`, `v1`, `index.html`. What data put there looks different. */
const isWord = (segment: string): boolean => /^(?:[a-zæøå_-]*|v\d|[a-z]+\.[a-z]+)$/.test(segment);

/** Our own files: their names, with the place in them, are what a stack trace is read by. */
const ownFile = /\/assets\/[\w.-]+(?::\d+)*$/;

/**
 * Takes what is personal out of an address or a path: everything between the slashes that is no plain word (policy numbers,
 * names), the query, the fragment, and a user name before the host.
 */
export function redactUrl(url: string): string {
  const [, scheme = "", host = "", path = "", rest = ""] = /^(?:(\w+:\/\/)([^/?#]*))?([^?#]*)(.*)$/s.exec(url) ?? [];
  const start = scheme + host.slice(host.lastIndexOf("@") + 1);
  const segments = path.split("/").map((segment) => (isWord(segment) ? segment : "[redacted]"));
  return start + (ownFile.test(path) ? path : segments.join("/")) + (rest === "" ? "" : "?[redacted]");
}
