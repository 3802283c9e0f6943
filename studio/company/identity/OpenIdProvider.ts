import { isObject } from "#contract/isObject.ts";
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as client from "openid-client";
import { type Identity, type RawClaims, readIdentity } from "./Identity.ts";
import type { ProviderSession } from "./Sessions.ts";

/** The provider of identities cannot be reached, or does not answer as one. */
export class ProviderAwayError extends Error {}

/** A provider whose answers could be changed on their way. */
export class InsecureIssuerError extends Error {}

/** What a sign-in is recognized by when the provider leads back. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: the provider has seen its digest. */
  readonly verifier: string;
}

/** What came of a sign-in. `detail` is for the administrator. */
export type SignInOutcome =
  | { readonly kind: "identity"; readonly identity: Identity; readonly provider: ProviderSession }
  | { readonly kind: "cancelled" | "away" | "refused"; readonly detail: string };

/** What the provider signs its logout tokens with and for. */
export interface LogoutTrust {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
}

interface OpenIdProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Reads the client's secret, each time that the provider is asked what it can. */
  readonly readSecret: () => Promise<string>;
  readonly scopes: readonly string[];
  readonly rolesClaim: string;
  /** Where the provider leads back to. */
  readonly redirectUri: string;
  /** Default: 10. */
  readonly timeoutSeconds?: number;
  /** Tells the administrator something, in English. */
  readonly say: (line: string) => void;
}

/** What the studio asks the provider for, as its discovery document names it. */
const optionalAddresses: readonly string[] = ["userinfo_endpoint", "end_session_endpoint"];
const usedAddresses = ["authorization_endpoint", "token_endpoint", "jwks_uri", ...optionalAddresses];

const loopbackName = /^(?:(?:.*\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** What an error says, with the reason that the network or the provider gives. */
function detailOf(error: unknown): string {
  if (error instanceof client.ResponseBodyError)
    return [error.error, error.error_description].filter((each) => each !== undefined).join(": ");
  if (error instanceof client.WWWAuthenticateChallengeError) {
    const named = error.cause.map(({ parameters }) => [parameters.error, parameters.error_description]);
    return `${error.status} ${named.flat().filter(Boolean).join(": ")}`;
  }
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Codes of openid-client for a provider that gave no answer, or that of a server in trouble. */
const awayCodes: readonly (string | undefined)[] = ["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM"];

/** Whether the provider has given an answer of its own. */
function hasAnswered(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  if (error instanceof client.WWWAuthenticateChallengeError) return true;
  return error instanceof client.ClientError && !awayCodes.includes(error.code);
}

/** How the client proves itself at the token endpoint: what every provider has to offer if it does not say otherwise. */
function authenticate(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    return (methods === undefined || methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}

/** New secrets of a sign-in. */
export const newSignInSecrets = (): SignInSecrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

/**
 * The provider of identities, by OpenID Connect: code flow with PKCE, for a client with a secret. It is asked what it
 * can when the first person signs in. Until that succeeds each sign-in tries again, so the provider may be away when
 * the studio starts.
 */
export class OpenIdProvider {
  readonly #options: OpenIdProviderOptions;
  readonly #timeoutSeconds: number;
  readonly #isPlain: boolean;
  #discovery: Promise<client.Configuration> | undefined;
  #keys: { readonly uri: string; readonly get: JWTVerifyGetKey } | undefined;

  /** @throws InsecureIssuerError */
  constructor(options: OpenIdProviderOptions) {
    const { protocol, hostname } = new URL(options.issuer);
    this.#isPlain = protocol === "http:" && loopbackName.test(hostname);
    if (protocol !== "https:" && !this.#isPlain)
      throw new InsecureIssuerError(`The issuer ${options.issuer} has to be an https address.`);
    this.#options = options;
    this.#timeoutSeconds = options.timeoutSeconds ?? 10;
  }

  /**
   * Where to send a person who wants to sign in.
   * @param choosesAccount whether the provider has to ask who it is, though somebody has signed in there
   * @throws ProviderAwayError
   */
  async addressOfSignIn({ state, nonce, verifier }: SignInSecrets, choosesAccount: boolean): Promise<string> {
    const configuration = await this.#configuration();
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#options.redirectUri,
      scope: ["openid", ...this.#options.scopes].join(" "),
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...(choosesAccount && { prompt: "login" }),
    });
    return address.href;
  }

  /**
   * Redeems what the provider has led back with.
   * @param query of the address that it led to
   */
  async finish(query: string, { state, nonce, verifier }: SignInSecrets): Promise<SignInOutcome> {
    try {
      const configuration = await this.#configuration();
      const address = new URL(query, this.#options.redirectUri);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await client.authorizationCodeGrant(configuration, address, checks);
      const claims: RawClaims & { readonly sub?: string } = tokens.claims() ?? {};
      const userInfo = await this.#userInfo(configuration, tokens.access_token, claims.sub ?? "");
      const sid = claims["sid"];
      const identity = readIdentity(claims, userInfo, this.#options.rolesClaim);
      if (identity.claims.length === 0) this.#tellOfTooMany(identity, { ...userInfo, ...claims });
      return {
        kind: "identity",
        identity,
        provider: { sid: typeof sid === "string" ? sid : undefined, idToken: tokens.id_token },
      };
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** Where to end the session at the provider; undefined if it has no such page, or cannot be reached. */
  async addressOfSignOut(idToken: string | undefined, returnTo: string): Promise<string | undefined> {
    const configuration = await this.#configuration().catch(() => undefined);
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return undefined;
    return client.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: returnTo,
      ...(idToken !== undefined && { id_token_hint: idToken }),
    }).href;
  }

  /**
   * What a logout token of the provider is checked with.
   * @throws ProviderAwayError
   */
  async logoutTrust(): Promise<LogoutTrust> {
    const { issuer, jwks_uri: uri } = (await this.#configuration()).serverMetadata();
    if (uri === undefined) throw new ProviderAwayError("The provider publishes no keys (jwks_uri).");
    if (this.#keys?.uri !== uri)
      this.#keys = {
        uri,
        get: createRemoteJWKSet(new URL(uri), { timeoutDuration: this.#timeoutSeconds * 1000 }),
      };
    return { issuer, clientId: this.#options.clientId, keys: this.#keys.get };
  }

  /** What the provider can. @throws ProviderAwayError */
  async #configuration(): Promise<client.Configuration> {
    this.#discovery ??= this.#discover();
    const discovery = this.#discovery;
    try {
      return await discovery;
    } catch (error) {
      if (this.#discovery === discovery) this.#discovery = undefined;
      throw new ProviderAwayError(detailOf(error), { cause: error });
    }
  }

  async #discover(): Promise<client.Configuration> {
    const { issuer, clientId, readSecret } = this.#options;
    const secret = await readSecret();
    const configuration = await client.discovery(new URL(issuer), clientId, undefined, authenticate(secret), {
      timeout: this.#timeoutSeconds,
      // The signature of the ID token is checked, though it came from the provider itself.
      execute: [client.enableNonRepudiationChecks, ...(this.#isPlain ? [client.allowInsecureRequests] : [])],
    });
    configuration.timeout = this.#timeoutSeconds;
    this.#requireAddresses(configuration.serverMetadata());
    return configuration;
  }

  /** A document without the addresses that are used is no answer: it is not kept, and asked for again. */
  #requireAddresses(metadata: client.ServerMetadata): void {
    const protocols = this.#isPlain ? ["http:", "https:"] : ["https:"];
    for (const name of usedAddresses) {
      const address: unknown = metadata[name];
      const isLeftOut = address === undefined && optionalAddresses.includes(name);
      const url = typeof address === "string" ? URL.parse(address) : null;
      if (!isLeftOut && (url === null || !protocols.includes(url.protocol)))
        throw new Error(`The discovery document of ${this.#options.issuer} has no usable ${name}.`);
    }
  }

  /** Many providers tell the address and the groups only here. */
  async #userInfo(configuration: client.Configuration, accessToken: string, subject: string): Promise<RawClaims> {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
    return client.fetchUserInfo(configuration, accessToken, subject);
  }

  /** Entra ID leaves the groups of somebody who is in more than 200 out of the token, and names where they are. */
  #tellOfTooMany({ email, id }: Identity, { _claim_names: elsewhere }: RawClaims): void {
    const { rolesClaim, say } = this.#options;
    if (!isObject(elsewhere) || !Object.hasOwn(elsewhere, rolesClaim)) return;
    say(
      `The provider has left "${rolesClaim}" out of the sign-in of ${email || id}, who is in too many groups. Let it send only the groups of the studio, or roles (docs/studio-server.md).`,
    );
  }

  #failed(error: unknown): SignInOutcome {
    if (error instanceof client.AuthorizationResponseError) {
      const isAway = error.error === "temporarily_unavailable" || error.error === "server_error";
      const kind = error.error === "access_denied" ? "cancelled" : isAway ? "away" : "refused";
      return { kind, detail: error.error };
    }
    // Its addresses or the secret may be new: the next sign-in asks again.
    this.#discovery = undefined;
    return { kind: hasAnswered(error) ? "refused" : "away", detail: detailOf(error) };
  }
}
