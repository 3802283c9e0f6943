import type { HttpBindings } from "@hono/node-server";
import { createHmac } from "node:crypto";
import type { Handler, MiddlewareHandler } from "hono";
import { studioApiBase } from "#studio/document/addresses/studioCalls.ts";
import { originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { messagePage } from "../messagePage.ts";
import { isSameKey, keyCookie } from "./HostCookie.ts";
import { HostTickets, isNavigation } from "./HostTickets.ts";
import { hostOf, ticketPath } from "./hostsOf.ts";
import type { StudioAccess, StudioMiddleware } from "./StudioAccess.ts";

interface TokenAccessOptions {
  /** The token of this start. */
  readonly token: string;
  /** Where it is, once the port is known that is listened on. */
  readonly site: () => StudioSite;
}

/**
 * Access for one person on their own machine: whoever has the address that the terminal shows. The token is in it once,
 * afterwards in a cookie that no script and no other site can use. The key of a preview's host is made from the token,
 * and says nothing of it or of other keys.
 */
export class TokenAccess implements StudioAccess {
  readonly #token: string;
  readonly #site: () => StudioSite;
  /** Tickets of the origin that they are for. */
  #tickets: { readonly origin: string; readonly of: HostTickets } | undefined;

  constructor({ token, site }: TokenAccessOptions) {
    this.#token = token;
    this.#site = site;
  }

  readonly requireStudio: StudioMiddleware = async (c, next) => {
    const url = new URL(c.req.url);
    const cookie = this.#cookie();
    if (c.req.method === "GET" && isSameKey(url.searchParams.get("nokkel") ?? "", this.#token)) {
      cookie.set(c, this.#token);
      return c.redirect(url.pathname);
    }
    if (cookie.has(c, this.#token)) return next();
    if (url.pathname.startsWith(`${studioApiBase}/`)) return c.json({ refused: "token" }, 401);
    return messagePage(
      c,
      401,
      "Studioet er låst",
      "Åpne det med adressen som npm run studio skrev i terminalen. Den gjelder til studioet startes på nytt.",
      // A preview in the studio's page leads here when the studio was started again.
      { framedBy: url.pathname === ticketPath ? "'self'" : "'none'" },
    );
  };

  readonly issueTicket: Handler<{ Bindings: HttpBindings }> = (c) => this.#ticketsHere().issue(c, this.#token);

  readonly requirePreview: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    const host = c.req.header("Host") ?? "";
    const key = this.#keyOf(host);
    const hasKey = () => this.#cookie().has(c, key);
    if (c.req.path === ticketPath) {
      const opened = this.#ticketsHere().redeem(c, host, { keyOf: () => key, hasKey });
      if (opened !== undefined) return opened;
    } else {
      if (hasKey()) return next();
      c.header("Cache-Control", "no-store");
      if (isNavigation(c)) return c.redirect(this.#ticketsHere().address(c, host));
    }
    return c.text("Forhåndsvisningen åpnes fra studioet.\n", 401);
  };

  /** The key of a host, as long as this server runs. */
  #keyOf(host: string): string {
    return createHmac("sha256", this.#token).update(host).digest("hex");
  }

  #cookie() {
    return keyCookie(originOfSite(this.#site()), "Strict");
  }

  #ticketsHere(): HostTickets {
    const origin = originOfSite(this.#site());
    if (this.#tickets?.origin !== origin) {
      const isBelow = (host: string) => hostOf(host, this.#site()).kind === "preview";
      this.#tickets = { origin, of: new HostTickets({ origin, cookie: this.#cookie(), isBelow }) };
    }
    return this.#tickets.of;
  }
}
