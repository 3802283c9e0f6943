/** Reads a cookie's value, still encoded; `undefined` when it is missing or cookies are refused. Never throws. */
export function readCookie(name: string, page: Pick<Document, "cookie"> = document): string | undefined {
  try {
    for (const pair of page.cookie.split(";")) {
      const [key, ...value] = pair.split("=");
      if (key?.trim() === name) return value.join("=").trim();
    }
  } catch {
    // A sandboxed frame throws on reading cookies. The portal then works without them.
  }
  return undefined;
}
