import { xsrfCookie } from "#contract/headers.ts";

/** The cookies of the simulator. */
export const cookieNames = {
  /** Tells browsers apart; each has a world of its own. */
  visitor: "sim-visitor",
  /** The session; scripts cannot read it. */
  session: "sim-session",
  /** Read by the portal and sent back in a header. */
  xsrf: xsrfCookie,
  /** Marks the bank's app (spec §1). */
  app: "isMobilbankApp",
} as const;

/** Reads the `Cookie` header. */
export function readCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? "").split(";").map((pair) => {
    const [name = "", ...value] = pair.trim().split("=");
    return [name, value.join("=")] as const;
  });
  return new Map(pairs);
}

/** A `Set-Cookie` for the whole host; an empty value removes the cookie. */
export function setCookie(name: string, value: string, options: { readonly httpOnly?: boolean } = {}): string {
  const end = value === "" ? "; Max-Age=0" : "";
  return `${name}=${value}; Path=/; SameSite=Lax${options.httpOnly ? "; HttpOnly" : ""}${end}`;
}
