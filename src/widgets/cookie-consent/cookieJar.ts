import { type CookieAttributes, cookieAttributes, secureAttribute } from "#contract/cookieAttributes.ts";
import { readCookie } from "#ui/store/readCookie.ts";

/** A cookie to write. */
export interface KeptCookie extends CookieAttributes {
  /** Name of the cookie. */
  readonly name: string;
  /** Encoded: without `;` and white space. */
  readonly value: string;
}

/** The cookies of a browser. Tests and the gallery have their own. No method throws. */
export interface CookieJar {
  /** The value of a cookie, still encoded; undefined when there is none. */
  read(name: string): string | undefined;
  /**
   * Writes a cookie with SameSite=Lax, and Secure on an https page. Replaces a cookie of the same name on a narrower
   * path. A refusal by the browser is ignored.
   */
  keep(cookie: KeptCookie): void;
  /** Whether the browser keeps cookies; writes and removes a probe. */
  isOpen(): boolean;
}

/** The folders between `path` and this page: a cookie of the same name on one of them would hide ours. */
function narrowerPaths(path: string, pathname: string): string[] {
  const folders = pathname.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
  return folders
    .flatMap((folder) => [folder, `${folder}/`])
    .filter((folder) => folder.length > path.length && folder.startsWith(path));
}

const probe = { name: "cookie-probe", value: "1", path: "/" };

/** The cookies of this browser. */
export function browserCookieJar(
  page: Pick<Document, "cookie"> = document,
  isSecure = window.location.protocol === "https:",
): CookieJar {
  const jar: CookieJar = {
    read: (name) => readCookie(name, page),
    keep({ name, value, ...attributes }) {
      const { path } = attributes;
      try {
        for (const hiding of narrowerPaths(path, window.location.pathname))
          page.cookie = `${name}=; max-age=0; path=${hiding}`;
        page.cookie = `${name}=${value}${cookieAttributes(attributes)}${isSecure ? secureAttribute : ""}`;
      } catch {
        // A sandboxed frame throws. The cookie is then missing when it is read.
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
