import type { HttpBindings } from "@hono/node-server";
import type { Context, Handler, MiddlewareHandler } from "hono";
import { signInAddress } from "#studio/document/company/signInPaths.ts";
import { foreignCall } from "#studio/server/access/accessRules.ts";
import { digestFormat } from "#studio/document/addresses/studioPreviewHost.ts";
import { type HostCookie, keyCookie } from "#studio/server/access/HostCookie.ts";
import { HostTickets, isNavigation, pathOf } from "#studio/server/access/HostTickets.ts";
import { ticketPath } from "#studio/server/access/hostsOf.ts";
import { messagePage } from "#studio/server/messagePage.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import texts from "#studio/texts/company.nb.json" with { type: "json" };
import type { StoredLink, PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import type { AccessEvent, LogAccess } from "./AccessEvent.ts";
import { addressOf, ownPath, foreignHostPage } from "./requests.ts";
import type { CompanyHost } from "../app/CompanySite.ts";
import { type HostKeys, isOfLink, type Visitor } from "./HostKeys.ts";
import { type LimitRule, Limiter } from "./Limiter.ts";
import { may } from "./Person.ts";
import type { Sessions } from "./Sessions.ts";

/** What a request of a company's studio has, behind the access. */
export interface CompanyEnv {
  Bindings: HttpBindings;
  Variables: {
    visitor: Visitor;
    /** The brands of the host, as the visitor may see them. Undefined: it has none. */
    workshop: Workshop | undefined;
  };
}

type CompanyContext = Context<CompanyEnv>;
type Refused = Extract<AccessEvent, { readonly event: "refused" }>["reason"];

/** Where a preview takes the token of a link: `?nokkel=<token>&til=<path>`. */
export const linkPath = "/studio/lenke";

const isInFrame = (c: Context): boolean => /^i?frame$/.test(c.req.header("Sec-Fetch-Dest") ?? "");

interface CompanyAccessOptions {
  /** The studio's origin. */
  readonly origin: string;
  /** What a host name leads to. */
  readonly hostKind: (host: string) => CompanyHost;
  /** The only host that a link opens. */
  readonly linkHost: (link: StoredLink) => string;
  readonly sessions: Sessions;
  readonly hostKeys: HostKeys;
  readonly links: Pick<PreviewLinks, "read">;
  readonly log: LogAccess;
  /** The clock; default: the system's. */
  readonly now?: () => number;
  /** Requests of one person. Default: 2000 at once, and 100 a second: a page with many previews opens at once. */
  readonly limit?: LimitRule;
}

/**
 * Who may ask what: middleware for the studio's origin, and for the hosts of proposals and previews below it. Each of
 * these has a key of its own, which a ticket gets (`HostTickets`): in the same browser alone.
 */
export class CompanyAccess {
  readonly #options: CompanyAccessOptions;
  readonly #host: string;
  readonly #protocol: string;
  readonly #cookie: HostCookie;
  readonly #tickets: HostTickets;
  readonly #limiter: Limiter;

  constructor(options: CompanyAccessOptions) {
    const { origin, now = Date.now, limit = { size: 2000, perSecond: 100 } } = options;
    const { host, protocol } = new URL(origin);
    this.#options = options;
    this.#host = host;
    this.#protocol = protocol;
    this.#cookie = keyCookie(origin);
    const isBelow = (name: string) => this.#isBelow(name);
    this.#tickets = new HostTickets({ origin, cookie: this.#cookie, isBelow, isPersonal: true, now });
    this.#limiter = new Limiter(limit, now);
  }

  /** At the studio's origin: lets in who has signed in. */
  readonly requireSession: MiddlewareHandler<CompanyEnv> = async (c, next) => {
    if (c.req.header("Host") !== this.#host) return foreignHostPage(c);
    const session = this.#options.sessions.find(this.#cookie.values(c));
    if (session !== undefined) return this.#admit(c, next, { kind: "person", session });
    return this.#signedOut(c, () => c.redirect(this.#options.origin + signInAddress(pathOf(c))));
  };

  /** At the studio's origin and at a proposal's: a call comes from a page of the same host. */
  readonly requireOwnPage: MiddlewareHandler<CompanyEnv> = async (c, next) => {
    const refused = foreignCall(c, `${this.#protocol}//${c.req.header("Host")}`);
    if (refused === undefined) return next();
    this.#log(c, "origin", c.var.visitor);
    return c.json({ refused }, refused === "origin" ? 403 : 415);
  };

  /** At the studio's origin, behind the session: leads back to a host below it, with a ticket. */
  readonly issueTicket: Handler<CompanyEnv> = (c) => {
    const { visitor } = c.var;
    return visitor.kind === "person" ? this.#tickets.issue(c, visitor.session.digest) : c.notFound();
  };

  /** At a host below the studio's, before everything else: lets in who has its key, a ticket, or a link. */
  readonly requireHostKey: MiddlewareHandler<CompanyEnv> = async (c, next) => {
    const host = c.req.header("Host") ?? "";
    if (!this.#isBelow(host)) return foreignHostPage(c);
    if (c.req.path === ticketPath) return this.#redeemTicket(c, host);
    if (c.req.path === linkPath) return this.#redeemLink(c, host);
    const keys = this.#cookie.values(c);
    const visitor = this.#options.hostKeys.find(keys, host);
    if (visitor === undefined && isOfLink(keys) && isNavigation(c) && !isInFrame(c)) return this.#endedLink(c, host);
    if (visitor === undefined) return this.#signedOut(c, () => c.redirect(this.#tickets.address(c, host)));
    if (!this.#maySee(visitor, host)) {
      // As a brand that does not exist.
      this.#log(c, "brand", visitor);
      return c.notFound();
    }
    return this.#admit(c, next, visitor);
  };

  async #admit(c: CompanyContext, next: () => Promise<void>, visitor: Visitor) {
    const who = visitor.kind === "person" ? visitor.session.person.id : visitor.link.id;
    const refusal = this.#limiter.refuse(who);
    if (refusal !== undefined) {
      if (refusal.isFirst) this.#log(c, "tooMany", visitor);
      c.header("Retry-After", String(refusal.waitSeconds));
      if (!isNavigation(c)) return c.json({ refused: "limit" }, 429);
      return messagePage(c, 429, texts["access.tooMany.title"], texts["access.tooMany.text"]);
    }
    c.set("visitor", visitor);
    return next();
  }

  /** A page leads on, a call says that nobody has signed in. A sign-in is never shown in a frame: no provider allows it. */
  #signedOut(c: CompanyContext, leadOn: () => Response) {
    c.header("Cache-Control", "no-store");
    if (!isNavigation(c)) return c.json({ refused: "signed-out" }, 401);
    if (!isInFrame(c) || this.#isBelow(c.req.header("Host") ?? "")) return leadOn();
    const framedBy = `${this.#protocol}//*.${this.#host} 'self'`;
    return messagePage(c, 401, texts["access.signedOut.title"], texts["access.signedOut.text"], { framedBy });
  }

  /** Who came by a link has no account to sign in with. Somebody of the company goes on to sign in. */
  #endedLink(c: CompanyContext, host: string) {
    c.header("Cache-Control", "no-store");
    const link = { href: this.#tickets.address(c, host), text: texts["access.link.signIn"] };
    return messagePage(c, 404, texts["access.link.title"], texts["access.link.text"], { link });
  }

  #redeemTicket(c: CompanyContext, host: string) {
    const { sessions, hostKeys } = this.#options;
    const opened = this.#tickets.redeem(c, host, {
      keyOf: (session) =>
        sessions.byDigest(session) === undefined ? undefined : hostKeys.createForSession(host, session),
      hasKey: () => hostKeys.find(this.#cookie.values(c), host) !== undefined,
    });
    if (opened !== undefined) return opened;
    this.#log(c, "ticket");
    return messagePage(c, 401, texts["access.ticket.title"], texts["access.ticket.text"], {
      link: { href: "/", text: texts["access.ticket.again"] },
    });
  }

  #redeemLink(c: CompanyContext, host: string) {
    c.header("Cache-Control", "no-store");
    const { hostKeys, links, linkHost } = this.#options;
    const link = links.read(c.req.query("nokkel") ?? "");
    if (link === undefined || linkHost(link) !== host) {
      this.#log(c, "link");
      return messagePage(c, 404, texts["access.link.title"], texts["access.link.text"]);
    }
    const origin = `${this.#protocol}//${host}`;
    this.#cookie.set(c, hostKeys.createForLink(host, link));
    return c.redirect(origin + ownPath(c.req.query("til"), origin));
  }

  /** The calls of a proposal check each brand; a preview shows one. The key of a link is of its only host. */
  #maySee(visitor: Visitor, host: string): boolean {
    const shown = this.#options.hostKind(host);
    if (visitor.kind === "link" || shown.kind !== "preview") return true;
    // What stands for a long id is looked for among the brands that the person may see.
    return digestFormat.test(shown.brand) || may(visitor.session.person, "reader", shown.brand);
  }

  #isBelow(host: string): boolean {
    const { kind } = this.#options.hostKind(host);
    return kind === "work" || kind === "preview";
  }

  #log(c: CompanyContext, reason: Refused, visitor?: Visitor): void {
    const person = visitor?.kind === "person" ? visitor.session.person : undefined;
    this.#options.log({
      event: "refused",
      reason,
      host: c.req.header("Host") ?? "",
      path: c.req.path,
      from: addressOf(c),
      ...(person !== undefined && { person: { id: person.id, name: person.name } }),
    });
  }
}
