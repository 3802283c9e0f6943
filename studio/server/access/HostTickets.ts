import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { messagePage } from "../messagePage.ts";
import { HostCookie } from "./HostCookie.ts";
import { ticketPath } from "./hostsOf.ts";
import { digestOf, newKey } from "./secretKey.ts";

/** Opens one host below the studio's, once. */
interface Ticket {
  readonly host: string;
  /** Where the visitor wanted to go on that host. */
  readonly path: string;
  /** Who has asked for it: what the key of the host is made from. */
  readonly owner: string;
  /** Digest of what the host has put into the browser that wants to open it. */
  readonly browser: string;
  /** The name under which the browser keeps a key. */
  readonly cookie: string | undefined;
}

/** Milliseconds that a ticket is good. It is used as fast as a browser follows a redirect. */
const ticketMs = 30_000;

/** Seconds in which a visitor who opens a host has to have signed in. */
const doorSeconds = 900;

interface HostTicketsOptions {
  /** The studio's origin. */
  readonly origin: string;
  /** The cookie with the key of the studio, and of a host. */
  readonly cookie: HostCookie;
  /** Whether a host is one below the studio's, with a key of its own. */
  readonly isBelow: (host: string) => boolean;
  /**
   * Whether a ticket opens a host only in the browser that has knocked there, so that nobody can give theirs to somebody
   * else. Left out: it does not; everybody who is let in is the same person.
   */
  readonly isPersonal?: boolean;
  /** The clock; default: the system's. */
  readonly now?: () => number;
}

/** The keys of a host, for the request that is answered. */
interface KeysOfHost {
  /** The key for the owner of a ticket; undefined: they may not come in any more. */
  readonly keyOf: (owner: string) => string | undefined;
  /** Whether the request has a key of the host. */
  readonly hasKey: () => boolean;
}

/** A browser that opens a page, in a tab or in a frame; not a script, and not a part of a page. */
const opensPage = (mode: string | undefined, accept: string | undefined): boolean =>
  mode === undefined ? accept?.includes("text/html") === true : mode === "navigate";

/** Whether a request opens a page. */
export const isNavigation = (c: Context): boolean =>
  c.req.method === "GET" && opensPage(c.req.header("Sec-Fetch-Mode"), c.req.header("Accept"));

/** The path of a request, with what is asked for. */
export function pathOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/**
 * The way to the hosts below the studio's. Each has a key of its own, in a cookie of its own, so that no preview has the
 * studio's. A page that is opened without it leads to the studio, which knows who asks, and back with a ticket that opens
 * once.
 */
export class HostTickets {
  readonly #options: HostTicketsOptions;
  readonly #now: () => number;
  readonly #protocol: string;
  readonly #doorCookie: HostCookie;
  readonly #tickets = new LRUCache<string, Ticket & { readonly endsAt: number }>({ max: 1000 });

  constructor(options: HostTicketsOptions) {
    const { origin, now = Date.now } = options;
    this.#options = options;
    this.#now = now;
    this.#protocol = new URL(origin).protocol;
    this.#doorCookie = new HostCookie(origin, "door");
  }

  /** At a host: where the studio gives a ticket for the page that is asked for. */
  address(c: Context, host: string): string {
    const query = new URLSearchParams({ til: `${this.#protocol}//${host}${pathOf(c)}` });
    if (this.#options.isPersonal === true) {
      // Pages of one host that are opened at once share it.
      const key = this.#doorCookie.values(c)[0] ?? newKey();
      this.#doorCookie.set(c, key, doorSeconds);
      query.set("for", digestOf(key));
    }
    return `${this.#options.origin}${ticketPath}?${query}`;
  }

  /** At the studio, for somebody who was let in there: leads back to the host, with a ticket. */
  issue(c: Context, owner: string): Response {
    const { isBelow, isPersonal = false } = this.#options;
    const mode = c.req.header("Sec-Fetch-Mode");
    if (mode !== undefined && mode !== "navigate") return c.json({ refused: "navigation" }, 403);
    const address = c.req.query("til") ?? "";
    const browser = isPersonal ? (c.req.query("for") ?? "") : "";
    const to = URL.canParse(address) ? new URL(address) : undefined;
    const isOwn = to?.protocol === this.#protocol && to.username === "" && to.password === "";
    if (!isOwn || !isBelow(to.host) || (isPersonal && !/^[0-9a-f]{64}$/.test(browser))) return c.notFound() as Response;
    const number = newKey();
    this.#tickets.set(digestOf(number), {
      host: to.host,
      path: to.pathname + to.search,
      owner,
      browser,
      cookie: this.#options.cookie.keptName(c),
      endsAt: this.#now() + ticketMs,
    });
    c.header("Cache-Control", "no-store");
    return c.redirect(`${to.origin}${ticketPath}?nr=${number}`);
  }

  /**
   * At a host: uses a ticket up, and leads to the page with a key of the host.
   * @returns undefined when nothing is opened
   */
  redeem(c: Context, host: string, keys: KeysOfHost): Response | Promise<Response> | undefined {
    c.header("Cache-Control", "no-store");
    const path = c.req.query("til") ?? "";
    if (c.req.query("nr") === undefined && path.startsWith("/")) return this.#goOn(c, host + path, keys);
    const digest = digestOf(c.req.query("nr") ?? "");
    const ticket = this.#tickets.get(digest);
    this.#tickets.delete(digest);
    if (ticket?.host !== host || this.#now() >= ticket.endsAt) return undefined;
    const isBrowser = this.#doorCookie.values(c).some((key) => digestOf(key) === ticket.browser);
    if (this.#options.isPersonal === true && !isBrowser) return undefined;
    const key = keys.keyOf(ticket.owner);
    if (key === undefined) return undefined;
    this.#options.cookie.set(c, key, undefined, ticket.cookie === undefined ? undefined : [ticket.cookie]);
    // Here again: then it is known whether the browser has kept the key.
    return c.redirect(`${this.#protocol}//${host}${ticketPath}?${new URLSearchParams({ til: ticket.path })}`);
  }

  /**
   * Leads to a page whose key was just given; a browser that has not kept it would be led round for ever.
   * @param page with the host: a path such as `//other.example/` alone would be an address of another one
   */
  #goOn(c: Context, page: string, keys: KeysOfHost): Response | Promise<Response> {
    if (keys.hasKey()) return c.redirect(`${this.#protocol}//${page}`);
    return messagePage(
      c,
      401,
      "Nettleseren tar ikke vare på informasjonskapsler fra portalen",
      "Uten dem kan ikke studioet vise den. Bruk Chrome, Edge eller Firefox.",
      { framedBy: this.#options.origin },
    );
  }
}
