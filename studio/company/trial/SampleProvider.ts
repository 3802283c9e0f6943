import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import Provider, { type Configuration } from "oidc-provider";
import { ProviderStore } from "./ProviderStore.ts";

/** Somebody who can sign in, with the claims that the provider has of them. */
export type Accounts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The client, as a provider's administrator registers a company's studio. */
export interface SampleClient {
  readonly origin: string;
  readonly secret: string;
  /** Delivers a back-channel logout to the studio. */
  readonly deliver: (request: Request) => Promise<Response>;
}

export const sampleClientId = "studio";

const alg = "ES256";

interface SigningKeys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

async function newKeys(): Promise<SigningKeys> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = crypto.randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(privateKey)), kid, use: "sig", alg } };
}

/**
 * A real provider of OpenID Connect on loopback, for trials and tests. Its sign-in page asks who somebody is and believes
 * it.
 */
export class SampleProvider {
  readonly issuer: string;
  readonly accounts: Record<string, Readonly<Record<string, unknown>>>;
  readonly #server: Server;
  readonly #client: SampleClient;
  #keys: SigningKeys;
  #provider: Provider | undefined;

  private constructor(server: Server, port: number, accounts: Accounts, client: SampleClient, keys: SigningKeys) {
    this.#server = server;
    this.#client = client;
    this.#keys = keys;
    this.issuer = `http://127.0.0.1:${port}`;
    this.accounts = { ...accounts };
  }

  /** @param port 0: any free one */
  static async start(accounts: Accounts, client: SampleClient, port = 0): Promise<SampleProvider> {
    const server = createServer((request, response) => void provider.#answer(request, response));
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const taken = typeof address === "object" && address !== null ? address.port : port;
    const provider = new SampleProvider(server, taken, accounts, client, await newKeys());
    provider.#provider = provider.#create(client);
    return provider;
  }

  /** Signs with another key from now on, and publishes that one alone. */
  async rotateKeys(): Promise<void> {
    this.#keys = await newKeys();
    this.#provider = this.#create(this.#client);
  }

  /** Signs claims as the provider does, without those that are undefined. @param typ type of the token */
  sign(
    claims: Readonly<Record<string, unknown>>,
    typ = "logout+jwt",
    key: CryptoKey = this.#keys.privateKey,
  ): Promise<string> {
    return new SignJWT(JSON.parse(JSON.stringify(claims)) as JWTPayload)
      .setProtectedHeader({ alg, kid: this.#keys.kid, typ })
      .sign(key);
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #create({ origin, secret, deliver }: SampleClient): Provider {
    const scopes = {
      openid: ["sub"],
      profile: ["name"],
      email: ["email", "email_verified"],
      groups: ["groups", "_claim_names"],
    };
    const configuration: Configuration = {
      clients: [
        {
          client_id: sampleClientId,
          client_secret: secret,
          redirect_uris: [`${origin}/inn/svar`],
          post_logout_redirect_uris: [`${origin}/inn/ute`],
          backchannel_logout_uri: `${origin}/inn/utlogging`,
          backchannel_logout_session_required: true,
          id_token_signed_response_alg: alg,
        },
      ],
      adapter: ProviderStore,
      jwks: { keys: [this.#keys.jwk] },
      cookies: { keys: [crypto.randomUUID()] },
      claims: scopes,
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...this.accounts[id], sub: id }) }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (ctx, form) => {
            const leave = '<button form="op.logoutForm" name="logout" value="yes">Logg ut hos leverandøren</button>';
            ctx.body = samplePage("Logge ut?", `${form}<p>${leave}</p>`);
          },
          postLogoutSuccessSource: (ctx) => {
            ctx.body = '<!doctype html><link rel="icon" href="data:," /><title>Logget ut</title>';
          },
        },
      },
      pkce: { required: () => true },
      // Nobody is asked what the studio may read.
      loadExistingGrant: async ({ oidc }) => {
        const { client, session, provider } = oidc;
        const before = session?.grantIdFor(client?.clientId ?? "");
        if (before !== undefined) return provider.Grant.find(before);
        const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
        grant.addOIDCScope(Object.keys(scopes).join(" "));
        await grant.save();
        return grant;
      },
      ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 3600, Grant: 3600 },
      fetch: (url, options) => deliver(new Request(url, options)),
    };
    return new Provider(this.issuer, configuration);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.#provider;
    if (provider === undefined) return void response.writeHead(503).end();
    if (request.url?.startsWith("/interaction/") !== true) return void provider.callback()(request, response);
    if (request.method === "POST") {
      const person = new URLSearchParams(await textOf(request)).get("person");
      const result = person === null ? { error: "access_denied" } : { login: { accountId: person } };
      return provider.interactionFinished(request, response, result);
    }
    response.setHeader("Content-Type", "text/html; charset=UTF-8");
    response.end(signInPage(this.accounts));
  }
}

const text = (words: unknown): string => String(words).replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Everybody who can sign in, with a button each and the groups that decide what they may do. */
function signInPage(accounts: Accounts): string {
  const rows = Object.entries(accounts).map(
    ([id, { name, groups = [] }]) =>
      `<p><button name="person" value="${text(id)}">${text(id)}</button> ${text(name)} <small>${text((groups as readonly string[]).join(", "))}</small></p>`,
  );
  return samplePage("Hvem er du?", `<form method="post">${rows.join("")}<p><button>Avbryt</button></p></form>`);
}

/** A page of the provider. */
const samplePage = (title: string, content: string): string =>
  `<!doctype html><html lang="nb"><meta name="viewport" content="width=device-width" /><link rel="icon" href="data:," />
    <title>${title}</title>
    <style>body{font:1.125rem system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}button{font:inherit;min-width:6rem;padding:.5rem}small{color:#555}</style>
    <h1>${title}</h1>${content}</html>`;
