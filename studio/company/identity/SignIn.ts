import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { signInPaths } from "#studio/document/company/signInPaths.ts";
import { foreignCall } from "#studio/server/access/accessRules.ts";
import { safeHeaders } from "#studio/server/access/safeHeaders.ts";
import type { Grant } from "../config/grantedRoles.ts";
import type { LogAccess, SignInFault } from "./AccessEvent.ts";
import { addressOf, ownPath, requireHost } from "./requests.ts";
import { HostCookie, keyCookie } from "#studio/server/access/HostCookie.ts";
import type { Identity } from "./Identity.ts";
import { type LimitRule, Limiter } from "./Limiter.ts";
import { LogoutTokenError, LogoutTokens } from "./LogoutTokens.ts";
import { newSignInSecrets, type OpenIdProvider, ProviderAwayError, type SignInOutcome } from "./OpenIdProvider.ts";
import { PendingSignIns, signInMs } from "./PendingSignIns.ts";
import type { Person } from "./Person.ts";
import { newKey } from "#studio/server/access/secretKey.ts";
import type { ProviderSession, Session, Sessions } from "./Sessions.ts";
import { signedOutPage, signInFaultPage } from "./signInPages.ts";

type SignInContext = Context<{ Bindings: HttpBindings }>;

interface SignInOptions {
  /** The studio's origin. */
  readonly origin: string;
  readonly provider: OpenIdProvider;
  readonly sessions: Sessions;
  readonly grantsOf: (identity: Identity) => readonly Grant[];
  /** Whom to ask, as the configuration says it. */
  readonly help: string;
  readonly log: LogAccess;
  /** The clock; default: the system's. */
  readonly now?: () => number;
  /** Requests of one address. Default: 60 at once, and one in two seconds: an office on a Monday morning is let in. */
  readonly limit?: LimitRule;
}

const nameOf = ({ id, name }: Person | Identity) => ({ id, name });

/** The pages and calls for signing in and out, at the studio's origin. Mounted at `/`, beside everything else. */
export class SignIn {
  readonly app = new Hono<{ Bindings: HttpBindings }>();
  readonly #options: SignInOptions;
  readonly #cookie: HostCookie;
  readonly #pending: PendingSignIns;
  readonly #limiter: Limiter;
  readonly #logoutTokens: LogoutTokens;

  constructor(options: SignInOptions) {
    const { origin, now = Date.now, limit = { size: 60, perSecond: 0.5 } } = options;
    this.#options = options;
    this.#cookie = keyCookie(origin);
    this.#pending = new PendingSignIns(now);
    this.#limiter = new Limiter(limit, now);
    this.#logoutTokens = new LogoutTokens(now);
    for (const path of Object.values(signInPaths)) {
      this.app.use(path, safeHeaders(false), requireHost(origin), async (c, next) => {
        await next();
        c.header("Cache-Control", "no-store");
      });
    }
    this.app.get(signInPaths.start, (c) => this.#start(c));
    this.app.get(signInPaths.answer, (c) => this.#answer(c));
    this.app.get(signInPaths.signedOut, signedOutPage);
    this.app.post(signInPaths.signOut, (c) => this.#signOut(c, false));
    this.app.post(signInPaths.signOutEverywhere, (c) => this.#signOut(c, true));
    this.app.post(signInPaths.providerLogout, bodyLimit({ maxSize: 50_000 }), (c) => this.#providerLogout(c));
  }

  /** `GET /inn?til=/path`: leads to the provider. */
  async #start(c: SignInContext) {
    const { origin, provider } = this.#options;
    const path = ownPath(c.req.query("til"), origin);
    const choosesAccount = c.req.query("konto") === "velg";
    if (!choosesAccount && this.#session(c) !== undefined) return c.redirect(origin + path);
    const limited = this.#limited(c);
    if (limited !== undefined) return limited;
    const secrets = newSignInSecrets();
    try {
      const address = await provider.addressOfSignIn(secrets, choosesAccount);
      const browserKey = newKey();
      this.#pending.add(secrets, path, browserKey);
      // The page that says that it took too long needs the cookie too.
      this.#browserCookie(secrets.state).set(c, browserKey, (2 * signInMs) / 1000);
      return c.redirect(address);
    } catch (error) {
      if (!(error instanceof ProviderAwayError)) throw error;
      return this.#failed(c, "away", { path, detail: error.message });
    }
  }

  /** `GET /inn/svar`: where the provider leads back to. */
  async #answer(c: SignInContext) {
    const limited = this.#limited(c);
    if (limited !== undefined) return limited;
    const state = c.req.query("state") ?? "";
    const cookie = this.#browserCookie(state);
    const pending = this.#pending.take(state, cookie.values(c));
    if (typeof pending === "string") return this.#failed(c, pending);
    cookie.remove(c);
    const outcome = await this.#options.provider.finish(new URL(c.req.url).search, pending);
    return this.#finished(c, outcome, pending.path);
  }

  #finished(c: SignInContext, outcome: SignInOutcome, path: string) {
    const { origin, grantsOf } = this.#options;
    if (outcome.kind !== "identity") return this.#failed(c, outcome.kind, { path, detail: outcome.detail });
    const { identity, provider } = outcome;
    const grants = grantsOf(identity);
    if (grants.length === 0) return this.#failed(c, "noRole", { path, identity });
    this.#begin(c, identity, provider);
    this.#options.log({ event: "signedIn", person: nameOf(identity), grants, from: addressOf(c) });
    return c.redirect(origin + path);
  }

  /** Begins a session with a key of its own. What the browser had before ends. */
  #begin(c: SignInContext, identity: Identity, provider: ProviderSession) {
    const { sessions } = this.#options;
    const before = this.#session(c);
    if (before !== undefined) sessions.end(before.digest);
    this.#cookie.set(c, sessions.create(identity, provider));
  }

  /** `POST /ut`, `POST /ut/overalt`: ends the session, or all of the person. Answers where the page has to go: `{ to }`. */
  async #signOut(c: SignInContext, everywhere: boolean) {
    const { origin, provider, sessions, log } = this.#options;
    const refused = foreignCall(c, origin);
    if (refused !== undefined) {
      log({
        event: "refused",
        reason: "origin",
        host: c.req.header("Host") ?? "",
        path: c.req.path,
        from: addressOf(c),
      });
      return c.json({ refused }, refused === "origin" ? 403 : 415);
    }
    const session = this.#session(c);
    this.#cookie.remove(c);
    const signedOut = origin + signInPaths.signedOut;
    if (session === undefined) return c.json({ to: signedOut });
    if (everywhere) sessions.endPerson(session.person.id);
    else sessions.end(session.digest);
    log({ event: "signedOut", person: nameOf(session.person), everywhere });
    return c.json({ to: (await provider.addressOfSignOut(session.idToken, signedOut)) ?? signedOut });
  }

  /** `POST /inn/utlogging`: the provider ends sessions (OpenID Connect Back-Channel Logout 1.0). */
  async #providerLogout(c: SignInContext) {
    const { provider, sessions, log } = this.#options;
    try {
      const { logout_token: token } = await c.req.parseBody();
      if (typeof token !== "string") throw new LogoutTokenError("The request has no logout token.");
      const { sid, personId } = await this.#logoutTokens.read(token, await provider.logoutTrust());
      const ended = sid === undefined ? sessions.endPerson(personId) : sessions.endProviderSession(sid, personId);
      log({
        event: "providerLogout",
        ...(sid !== undefined && { sid }),
        ...(personId !== undefined && { personId }),
        sessions: ended,
      });
      return c.body(null, 200);
    } catch (error) {
      const isAway = error instanceof ProviderAwayError;
      if (!isAway && !(error instanceof LogoutTokenError)) throw error;
      log({ event: "providerLogoutRefused", detail: error.message, from: addressOf(c) });
      return c.json({ error: "invalid_request" }, isAway ? 503 : 400);
    }
  }

  #session(c: SignInContext): Session | undefined {
    return this.#options.sessions.find(this.#cookie.values(c));
  }

  /** What a browser is recognized by. Each sign-in has its own: a browser that opens five pages again begins five. */
  #browserCookie(state: string): HostCookie {
    return new HostCookie(this.#options.origin, `sign-in-${state.slice(0, 16)}`);
  }

  #limited(c: SignInContext) {
    const refusal = this.#limiter.refuse(addressOf(c));
    if (refusal === undefined) return undefined;
    c.header("Retry-After", String(refusal.waitSeconds));
    return this.#failed(c, "tooMany", { isLogged: refusal.isFirst });
  }

  #failed(c: SignInContext, fault: SignInFault, { path = "/", detail, identity, isLogged = true }: FaultDetails = {}) {
    const { log, help } = this.#options;
    if (isLogged)
      log({
        event: "signInFailed",
        fault,
        from: addressOf(c),
        ...(identity !== undefined && { person: nameOf(identity) }),
        ...(detail !== undefined && { detail }),
      });
    return signInFaultPage(c, fault, help, path);
  }
}

interface FaultDetails {
  /** Where the visitor wanted to go. */
  readonly path?: string;
  readonly detail?: string;
  readonly identity?: Identity;
  readonly isLogged?: boolean;
}
