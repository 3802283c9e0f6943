import { readCookie } from "./readCookie.ts";

/** A cookie to keep. */
export interface KeptCookie {
  readonly name: string;
  /** As it is sent: without `;` and blanks. */
  readonly value: string;
  /** The folder below which it is known, for example `/privat`. */
  readonly path: string;
  /** Where it is known on more hosts than this one. */
  readonly domain?: string | undefined;
  readonly maxAgeSeconds: number;
}

/** The cookies of a browser; tests and examples bring their own. Nothing here throws. */
export interface CookieJar {
  read(name: string): string | undefined;
  /** For this site and links to it (SameSite=Lax), over https alone where the page came so. A browser that refuses is left in peace. */
  keep(cookie: KeptCookie): void;
  /** Whether the browser keeps cookies at all. Tries it. */
  isOpen(): boolean;
}

const probe = { name: "cookie-probe", value: "1", path: "/" };

/** The cookies of this browser. */
export function browserCookieJar(
  page: Pick<Document, "cookie"> = document,
  isSecure = window.location.protocol === "https:",
): CookieJar {
  const jar: CookieJar = {
    read: (name) => readCookie(name, page),
    keep({ name, value, path, domain, maxAgeSeconds }) {
      const cookie = [`${name}=${value}`, `max-age=${maxAgeSeconds}`, `path=${path}`, "samesite=lax"];
      if (domain !== undefined) cookie.push(`domain=${domain}`);
      if (isSecure) cookie.push("secure");
      try {
        page.cookie = cookie.join("; ");
      } catch {
        // A sandboxed frame throws; whoever asks for the cookie finds none.
      }
    },
    isOpen() {
      if (!navigator.cookieEnabled) return false;
      jar.keep({ ...probe, maxAgeSeconds: 60 });
      const isKept = jar.read(probe.name) !== undefined;
      jar.keep({ ...probe, maxAgeSeconds: 0 });
      return isKept;
    },
  };
  return jar;
}
