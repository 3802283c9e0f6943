import type { HttpBindings } from "@hono/node-server";
import { createHmac, randomBytes } from "node:crypto";
import type { Context, Handler, MiddlewareHandler } from "hono";
import { originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { hostOf, ticketPath } from "./hostsOf.ts";
import { messagePage } from "../messagePage.ts";
import { giveKey, type KeyCookie, keyCookieOf } from "./keyCookie.ts";

interface Ticket {
  readonly host: string;
  /** Where the visitor wanted to go on that host. */
  readonly path: string;
  /** The cookie that the browser is known to keep. */
  readonly cookie: KeyCookie;
}

/** Tickets that were not used are forgotten, the oldest first. */
const mostTickets = 500;

interface PreviewKeysOptions {
  /** The token of this start. */
  readonly token: string;
  readonly site: () => StudioSite;
}

/** A browser that opens a page, in a tab or in a frame; not a script, and not a part of a page. */
export function isNavigation(mode: string | undefined, accept: string | undefined): boolean {
  return mode === undefined ? accept?.includes("text/html") === true : mode === "navigate";
}

/**
 * The keys of the previews. Each host has its own, in a cookie of its own, so that no preview has the studio's. A page
 * that is opened without it leads to the studio, which knows who asks, and back with a ticket that opens once.
 */
export class PreviewKeys {
  readonly #token: string;
  readonly #site: () => StudioSite;
  readonly #tickets = new Map<string, Ticket>();

  constructor({ token, site }: PreviewKeysOptions) {
    this.#token = token;
    this.#site = site;
  }

  /** At the studio, behind its own key: leads back to a preview with a ticket. */
  readonly issue: Handler<{ Bindings: HttpBindings }> = (c) => {
    const mode = c.req.header("Sec-Fetch-Mode");
    if (mode !== undefined && mode !== "navigate") return c.text("Her kan det bare åpnes sider.\n", 403);
    const address = c.req.query("til") ?? "";
    const to = URL.canParse(address) ? new URL(address) : undefined;
    const site = this.#site();
    const isOwn = to?.protocol === site.protocol && to.username === "" && to.password === "";
    const cookie = keyCookieOf(c, site, this.#token);
    if (!isOwn || cookie === undefined || hostOf(to.host, site).kind !== "preview") return c.notFound();
    const number = randomBytes(24).toString("hex");
    this.#tickets.set(number, { host: to.host, path: to.pathname + to.search, cookie });
    for (const old of [...this.#tickets.keys()].slice(0, -mostTickets)) this.#tickets.delete(old);
    c.header("Cache-Control", "no-store");
    return c.redirect(`${to.origin}${ticketPath}?nr=${number}`);
  };

  /** At a preview, before everything else: lets in who has its key, or a ticket for it. */
  readonly require: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    const host = c.req.header("Host") ?? "";
    const site = this.#site();
    const { pathname, search } = new URL(c.req.url);
    c.header("Cache-Control", "no-store");
    if (pathname === ticketPath) {
      const ticket = this.#take(c.req.query("nr") ?? "");
      if (ticket?.host === host) {
        giveKey(c, ticket.cookie, this.#keyOf(host));
        // Here again: then it is known whether the browser has kept the key.
        return c.redirect(`${site.protocol}//${host}${ticketPath}?${new URLSearchParams({ til: ticket.path })}`);
      }
      const path = c.req.query("til") ?? "";
      if (path.startsWith("/")) return this.#goOn(c, path);
    } else if (keyCookieOf(c, site, this.#keyOf(host)) !== undefined) {
      c.header("Cache-Control", undefined);
      return next();
    } else if (c.req.method === "GET" && isNavigation(c.req.header("Sec-Fetch-Mode"), c.req.header("Accept"))) {
      const query = new URLSearchParams({ til: `${site.protocol}//${host}${pathname}${search}` });
      return c.redirect(`${originOfSite(site)}${ticketPath}?${query}`);
    }
    return c.text("Forhåndsvisningen åpnes fra studioet.\n", 401);
  };

  /** Leads to a path of a preview whose key was just given; a browser that has not kept it would be led round for ever. */
  #goOn(c: Context<{ Bindings: HttpBindings }>, path: string): Response | Promise<Response> {
    const host = c.req.header("Host") ?? "";
    const site = this.#site();
    // With the host: a path such as `//other.example/` alone would be an address of another one.
    if (keyCookieOf(c, site, this.#keyOf(host)) !== undefined) return c.redirect(`${site.protocol}//${host}${path}`);
    return messagePage(
      c,
      401,
      "Nettleseren tar ikke vare på informasjonskapsler fra portalen",
      "Uten dem kan ikke studioet vise den. Bruk Chrome, Edge eller Firefox.",
      { framedBy: originOfSite(site) },
    );
  }

  /** A ticket opens once. */
  #take(number: string): Ticket | undefined {
    const ticket = this.#tickets.get(number);
    this.#tickets.delete(number);
    return ticket;
  }

  /** The key of a host, as long as this server runs. From it, nothing is known of the token or of other keys. */
  #keyOf(host: string): string {
    return createHmac("sha256", this.#token).update(host).digest("hex");
  }
}
