import { isObject } from "#contract/isObject.ts";
import { errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { personIdOf } from "./Identity.ts";
import type { LogoutTrust } from "./OpenIdProvider.ts";

/** Whose sessions the provider ends. */
export type ProviderLogout =
  | { readonly sid: string; readonly personId: string | undefined }
  | { readonly sid: undefined; readonly personId: string };

/** A token that ends nothing. The message is for the administrator. */
export class LogoutTokenError extends Error {}

const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";

/** Seconds that a token may be old, and that its clock may differ. */
const [mostAge, tolerance] = [300, 30];

/** Signatures that need the provider's private key. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Checks the logout tokens of a provider (OpenID Connect Back-Channel Logout 1.0, 2.6). A token counts once. */
export class LogoutTokens {
  readonly #now: () => number;
  /** Ids of tokens that were taken. One that is forgotten again is too old to count. */
  readonly #taken = new LRUCache<string, true>({ max: 10_000 });

  /** @param now the clock by which tokens are old */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws LogoutTokenError */
  async read(token: string, { issuer, clientId, keys }: LogoutTrust): Promise<ProviderLogout> {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ["iat", "jti"],
      maxTokenAge: mostAge,
      clockTolerance: tolerance,
      currentDate: new Date(this.#now()),
    }).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? new LogoutTokenError(error.message, { cause: error }) : error;
    });
    const { typ } = protectedHeader;
    if (typ !== undefined && !/^(?:application\/)?(?:logout\+)?jwt$/i.test(typ))
      throw new LogoutTokenError(`The token is of another type: "${typ}".`);
    const { events, nonce, jti } = payload;
    if (!isObject(events) || !isObject(events[logoutEvent]))
      throw new LogoutTokenError("The token is not about a logout.");
    if (nonce !== undefined) throw new LogoutTokenError("The token has a nonce, as only an ID token has.");
    const [sid, subject] = [textOf(payload["sid"]), textOf(payload.sub)];
    const personId = subject && personIdOf(issuer, subject);
    if (jti === undefined || this.#taken.get(jti) === true) throw new LogoutTokenError("The token was used before.");
    this.#taken.set(jti, true);
    if (sid !== undefined) return { sid, personId };
    if (personId === undefined) throw new LogoutTokenError("The token names neither a session nor a person.");
    return { sid: undefined, personId };
  }
}
