/** Reads a cookie's value as it was sent; `undefined` when there is none or when cookies are refused. Never throws. */
export function readCookie(name: string, page: Pick<Document, "cookie"> = document): string | undefined {
  try {
    for (const pair of page.cookie.split(";")) {
      const [key, ...value] = pair.split("=");
      if (key?.trim() === name) return value.join("=").trim();
    }
  } catch {
    // A sandboxed frame throws on reading cookies; the portal then works as if there were none.
  }
  return undefined;
}
