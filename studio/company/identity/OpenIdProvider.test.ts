import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CompanyHarness } from "#studio/test/support/company/CompanyHarness.ts";
import { sampleClientId } from "../trial/SampleProvider.ts";
import { InsecureIssuerError, newSignInSecrets, OpenIdProvider, ProviderAwayError } from "./OpenIdProvider.ts";

const redirectUri = "https://studio.example/inn/svar";
const providerAt = (issuer: string, readSecret = () => Promise.resolve("secret")) =>
  new OpenIdProvider({
    issuer,
    clientId: sampleClientId,
    readSecret,
    scopes: ["profile"],
    rolesClaim: "groups",
    redirectUri,
    timeoutSeconds: 2,
    say: () => undefined,
  });

describe("The provider's address", () => {
  test.each([
    "http://id.example",
    "http://10.0.0.1",
    "http://127.0.0.1.evil.example",
    "http://localhost.evil.example",
    "http://evillocalhost",
    "ftp://localhost",
    "file:///etc/passwd",
  ])("%s is refused: what it says could be changed on its way", (issuer) => {
    expect(() => providerAt(issuer)).toThrow(InsecureIssuerError);
  });

  test.each([
    "https://id.example",
    "https://id.example/realms/x",
    "http://localhost:1",
    "http://127.0.0.1:1",
    "http://[::1]:1",
  ])("%s is taken, and nothing is asked before somebody signs in", (issuer) => {
    expect(() => providerAt(issuer)).not.toThrow();
  });
});

describe("A discovery document that is none", () => {
  let server: Server;
  let issuer: string;
  let answered: () => string;
  beforeEach(async () => {
    server = createServer((_, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end(answered());
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  const document = (more: object = {}) => {
    const [authorization_endpoint, token_endpoint, jwks_uri] = ["/auth", "/token", "/keys"].map(
      (each) => issuer + each,
    );
    return JSON.stringify({ issuer, authorization_endpoint, token_endpoint, jwks_uri, ...more });
  };

  test.each<[string, () => string]>([
    ["a page", () => "<!doctype html><title>Wartung</title>"],
    ["nothing", () => ""],
    ["a list", () => "[]"],
    ["null", () => "null"],
    ["the document of another provider", () => document({ issuer: "https://evil.example" })],
    ["the issuer alone", () => JSON.stringify({ issuer })],
    ["an address of the sign-in that is a number", () => document({ authorization_endpoint: 7 })],
    ["an address of the sign-in that is a program", () => document({ authorization_endpoint: "javascript:alert(1)" })],
    ["an address of the tokens that is none", () => document({ token_endpoint: "soon" })],
    ["no keys", () => document({ jwks_uri: undefined })],
    ["an address of the sign-out that is none", () => document({ end_session_endpoint: "https://" })],
  ])("%s is a provider that is away, until it answers as one", async (_, rubbish) => {
    const provider = providerAt(issuer);
    answered = rubbish;
    for (let turn = 0; turn < 2; turn += 1)
      await expect(provider.addressOfSignIn(newSignInSecrets(), false)).rejects.toBeInstanceOf(ProviderAwayError);
    expect(await provider.addressOfSignOut(undefined, redirectUri)).toBeUndefined();
    await expect(provider.logoutTrust()).rejects.toBeInstanceOf(ProviderAwayError);
    answered = document;
    expect(await provider.addressOfSignIn(newSignInSecrets(), false)).toContain(`${issuer}/auth?`);
    expect((await provider.logoutTrust()).issuer).toBe(issuer);
  });
});

describe("The client's secret", () => {
  let studio: CompanyHarness;
  beforeEach(async () => {
    studio = await CompanyHarness.start();
  });
  afterEach(() => studio.close());

  test("that is wrong fails the sign-in, and is read again for the next", async () => {
    let reads = 0;
    const provider = providerAt(studio.provider.issuer, () => {
      reads += 1;
      return Promise.resolve("wrong");
    });
    for (let turn = 1; turn <= 2; turn += 1) {
      const secrets = newSignInSecrets();
      await provider.addressOfSignIn(secrets, false);
      expect(reads).toBe(turn);
      const iss = encodeURIComponent(studio.provider.issuer);
      const outcome = await provider.finish(`?code=x&state=${secrets.state}&iss=${iss}`, secrets);
      expect(outcome).toMatchObject({ kind: "refused", detail: expect.stringContaining("invalid_client") });
      expect(JSON.stringify(outcome)).not.toContain("wrong");
    }
  });

  test("that cannot be read is a provider that is away, until it can", async () => {
    let isThere = false;
    const provider = providerAt(studio.provider.issuer, () =>
      isThere ? Promise.resolve("secret") : Promise.reject(new Error("ENOENT: no such file")),
    );
    await expect(provider.addressOfSignIn(newSignInSecrets(), false)).rejects.toThrow("ENOENT");
    isThere = true;
    expect(await provider.addressOfSignIn(newSignInSecrets(), false)).toContain(`${studio.provider.issuer}/auth?`);
  });
});
