import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { DatabaseSync } from "node:sqlite";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { RoleRule } from "#studio/company/config/CompanyConfig.ts";
import type { AccessEvent } from "#studio/company/identity/AccessEvent.ts";
import { CompanyAccess, type CompanyEnv } from "#studio/company/identity/CompanyAccess.ts";
import type { CompanyHost } from "#studio/company/app/CompanySite.ts";
import { HostKeys } from "#studio/company/identity/HostKeys.ts";
import type { Identity } from "#studio/company/identity/Identity.ts";
import type { LimitRule } from "#studio/company/identity/Limiter.ts";
import { OpenIdProvider } from "#studio/company/identity/OpenIdProvider.ts";
import { rolesOf } from "#studio/company/identity/rolesOf.ts";
import { Sessions } from "#studio/company/identity/Sessions.ts";
import { SignIn } from "#studio/company/identity/SignIn.ts";
import { openDatabase } from "#studio/company/records/openDatabase.ts";
import { PreviewLinks } from "#studio/company/records/proposals/PreviewLinks.ts";
import { ticketPath } from "#studio/server/access/hostsOf.ts";
import { CompanyBrowser, type OpenedPage } from "./CompanyBrowser.ts";
import { type Accounts, SampleProvider, sampleClientId } from "#studio/company/trial/SampleProvider.ts";

const clientSecret = "a secret+with/characters=";

const accounts: Accounts = {
  kari: { name: "Kari Nordmann", email: "kari@fjord.example", email_verified: true, groups: ["fjord"] },
  // A provider leaves the groups out of the token of somebody who is in too many, and says where they are.
  many: { name: "Mange Grupper", email: "many@fjord.example", email_verified: true, _claim_names: { groups: "src1" } },
  ola: { name: "Ola Hansen", email: "ola@vidde.example", email_verified: true, groups: ["vidde", "annet"] },
  eva: { name: "Eva Uten Rolle", email: "eva@example.com", email_verified: true },
};

const rules: readonly RoleRule[] = [
  { role: "editor", brands: ["fjord"], claim: "fjord" },
  { role: "reader", brands: ["vidde"], claim: "vidde" },
];

interface HarnessOptions {
  readonly origin?: string;
  readonly signInLimit?: LimitRule;
  readonly callLimit?: LimitRule;
}

/**
 * The door of a company's studio with a real provider: the studio's origin, the hosts `forslag<n>` and
 * `<brand>--forslag<n>` below it. Behind the door each host says its name and who is there.
 */
export class CompanyHarness {
  readonly origin: string;
  readonly host: string;
  provider: SampleProvider;
  readonly database: DatabaseSync = openDatabase(":memory:");
  readonly events: AccessEvent[] = [];
  /** What was told to the administrator. */
  readonly said: string[] = [];
  readonly sessions: Sessions;
  readonly app: ServerApp;
  /** How far the studio's clock is ahead. */
  aheadMs = 0;

  private constructor(provider: SampleProvider, origin: string, options: HarnessOptions) {
    this.provider = provider;
    this.origin = origin;
    this.host = new URL(origin).host;
    const { database } = this;
    const now = () => Date.now() + this.aheadMs;
    const log = (event: AccessEvent) => void this.events.push(event);
    const grantsOf = (identity: Identity) => rolesOf(identity, rules);
    const limits = { idleMs: 60 * 60_000, absoluteMs: 10 * 60 * 60_000 };
    this.sessions = new Sessions({ database, limits, grantsOf, now });
    const signIn = new SignIn({
      origin,
      provider: new OpenIdProvider({
        issuer: provider.issuer,
        clientId: sampleClientId,
        readSecret: () => Promise.resolve(clientSecret),
        scopes: ["profile", "email", "groups"],
        rolesClaim: "groups",
        redirectUri: `${origin}/inn/svar`,
        timeoutSeconds: 5,
        say: (line) => this.said.push(line),
      }),
      sessions: this.sessions,
      grantsOf,
      help: "brukerstøtte, tlf. 12345",
      log,
      now,
      ...(options.signInLimit && { limit: options.signInLimit }),
    });
    const links = new PreviewLinks(database, now);
    const access = new CompanyAccess({
      origin,
      hostKind: (host) => this.#hostKind(host),
      linkHost: ({ brand, proposal }) => `${brand}--forslag${proposal}.${this.host}`,
      sessions: this.sessions,
      hostKeys: new HostKeys({ database, sessions: this.sessions, links, now }),
      links,
      log,
      now,
      ...(options.callLimit && { limit: options.callLimit }),
    });
    this.app = this.#createApp(signIn, access);
  }

  static async start(options: HarnessOptions = {}): Promise<CompanyHarness> {
    const origin = options.origin ?? "https://studio.example";
    const asked: { harness?: CompanyHarness } = {};
    const deliver = async (request: Request) => asked.harness?.ask(request) ?? Response.error();
    const provider = await SampleProvider.start(accounts, { origin, secret: clientSecret, deliver });
    asked.harness = new CompanyHarness(provider, origin, options);
    return asked.harness;
  }

  /** Starts another provider at the address of the first. */
  async restartProvider(port: number): Promise<void> {
    const client = { origin: this.origin, secret: clientSecret, deliver: (request: Request) => this.ask(request) };
    this.provider = await SampleProvider.start(accounts, client, port);
  }

  browser(): CompanyBrowser {
    return new CompanyBrowser((request) =>
      new URL(request.url).origin === this.provider.issuer ? fetch(request) : this.ask(request),
    );
  }

  /** Sends a request to the studio, in this process. */
  async ask(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    if (!headers.has("Host")) headers.set("Host", new URL(request.url).host);
    return this.app.request(new Request(request, { headers }), undefined, {});
  }

  /** Opens a page of the studio as a person who signs in when asked to. */
  async enter(browser: CompanyBrowser, person: string | undefined, address = `${this.origin}/`): Promise<OpenedPage> {
    const asked = await browser.open(address);
    if (!asked.url.pathname.startsWith("/interaction/")) return asked;
    const body = new URLSearchParams(person === undefined ? {} : { person });
    return browser.open(asked.url, undefined, { method: "POST", body });
  }

  /** Leads a browser to the provider and back, up to the address that the studio would answer. */
  async comeBack(browser: CompanyBrowser, person: string, path = "/"): Promise<URL> {
    const stop = (url: URL) => url.pathname === "/inn/svar";
    const asked = await browser.open(`${this.origin}/inn?${new URLSearchParams({ til: path })}`, stop);
    if (stop(asked.url)) return asked.url;
    const body = new URLSearchParams({ person });
    return (await browser.open(asked.url, stop, { method: "POST", body })).url;
  }

  /** A call of the studio's own page. */
  call(browser: CompanyBrowser, path: string, headers: Readonly<Record<string, string>> = {}, method = "POST") {
    const own = { Origin: this.origin, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    return browser.send(this.origin + path, {
      method,
      headers: { ...own, ...headers },
      ...(method !== "GET" && { body: "{}" }),
    });
  }

  async close(): Promise<void> {
    this.database.close();
    await this.provider.close();
  }

  #hostKind(host: string): CompanyHost {
    if (host === this.host) return { kind: "studio" };
    const { brand, proposal } = /^(?:(?<brand>[a-z]+)--)?forslag(?<proposal>\d+)\./.exec(host)?.groups ?? {};
    if (proposal === undefined || !host.endsWith(`.${this.host}`)) return { kind: "foreign" };
    const number = Number(proposal);
    return brand === undefined ? { kind: "work", proposal: number } : { kind: "preview", proposal: number, brand };
  }

  #createApp(signIn: SignIn, access: CompanyAccess): ServerApp {
    const studio = new Hono<CompanyEnv>();
    studio.route("/", signIn.app);
    studio.use(access.requireSession);
    studio.get(ticketPath, access.issueTicket);
    studio.use("/api/*", access.requireOwnPage);
    const below = new Hono<CompanyEnv>();
    below.use(access.requireHostKey);
    below.use("/api/*", access.requireOwnPage);
    for (const each of [studio, below])
      each.all("*", (c) => {
        const { visitor } = c.var;
        const name = visitor.kind === "person" ? visitor.session.person.name : `lenke ${visitor.link.proposal}`;
        if (c.req.path.startsWith("/api/")) return c.json({ name });
        return c.html(`<!doctype html><title>Studioet</title><p>${c.req.header("Host")}: ${name}</p>`);
      });
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.all("*", (c) => {
      const host = c.req.header("Host") ?? "";
      return (host.includes(`.${this.host}`) ? below : studio).fetch(c.req.raw, c.env);
    });
    return app;
  }
}
