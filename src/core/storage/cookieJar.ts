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
  /** For this site and links to it (SameSite=Lax), over https alone where the page came so. A browser that refuses is left in peace. Takes the place of one that was kept more narrowly. */
  keep(cookie: KeptCookie): void;
  /** Whether the browser keeps cookies at all. Tries it. */
  isOpen(): boolean;
}

/** Folders below `path` that this page lies in: a cookie of the same name that was kept there would hide ours. */
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
    keep({ name, value, path, domain, maxAgeSeconds }) {
      const attributes = [`max-age=${maxAgeSeconds}`, `path=${path}`, "samesite=lax"];
      if (domain !== undefined) attributes.push(`domain=${domain}`);
      if (isSecure) attributes.push("secure");
      try {
        for (const hiding of narrowerPaths(path, window.location.pathname))
          page.cookie = `${name}=; max-age=0; path=${hiding}`;
        page.cookie = [`${name}=${value}`, ...attributes].join("; ");
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
