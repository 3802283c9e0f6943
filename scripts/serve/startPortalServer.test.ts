import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeUpChunks, writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import type { PortalServer } from "./serveOnLoopback.ts";
import { startPortalServer } from "./startPortalServer.ts";

const base = "/privat/forsikring/oversikt";

let dist: string;
let server: PortalServer;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "portal-dist-"));
  await writeMadeUpReleases(dist, ["alfa", "beta"]);
  server = await startPortalServer({
    port: 0,
    dist,
    apps: [
      new Hono<{ Bindings: HttpBindings }>().all("*", (c, next) => {
        const { pathname, search } = new URL(c.req.url);
        return /^\/(?:(?:api|privat)\/.*)?$/.test(pathname)
          ? c.text(`api ${c.req.method} ${pathname}${search}`)
          : next();
      }),
    ],
  });
});

afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends host name and path exactly as given. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  address = "127.0.0.1",
  port = server.port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { host: `alfa.localhost:${server.port}`, ...headers };
    const sent = request({ host: address, port, path, method, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

// Which file, status and headers an address gets is asked in tests/addresses.test.ts.
describe("The portal is served by host name", () => {
  test("brands of an earlier build, with another folder of brands, are left out", async () => {
    const only = await startPortalServer({ port: 0, dist, only: ["beta"], apps: [] });
    const statusOf = async (host: string) => (await ask(`${base}/`, { host }, "GET", "127.0.0.1", only.port)).status;
    expect([await statusOf("alfa.localhost"), await statusOf("beta.localhost")]).toEqual([404, 200]);
    await only.close();
  });

  test.each([
    ["alfa.localhost", "Forsikring alfa"],
    ["BETA.localhost:1234", "Forsikring beta"],
    ["forsikring.alfa.example", "Forsikring alfa"],
    ["FORSIKRING.alfa.example.", "Forsikring alfa"],
    ["alfa.localhost.", "Forsikring alfa"],
  ])("%s gets the page of %s", async (host, name) => {
    expect((await ask(`${base}/`, { host })).body.toString()).toContain(`<title>Forsikringsoversikt – ${name}</title>`);
  });

  test("each environment has its own headers; *.localhost is Test", async () => {
    const production = await ask(`${base}/`, { host: "forsikring.alfa.example" });
    expect(production.headers["strict-transport-security"]).toBeDefined();
    expect((await ask(`${base}/`)).headers["strict-transport-security"]).toBeUndefined();
  });

  test("the security contact is that of the brand (spec: brands-20)", async () => {
    const { body } = await ask("/.well-known/security.txt");
    expect(body.toString()).toContain("Contact: mailto:sikkerhet@felles.example");
  });

  test("no address leads out of the folder", async () => {
    expect((await ask(`${base}/../../../../etc/passwd.txt`)).status).toBe(404);
  });

  test("precompressed files have the same content, and their own ETag", async () => {
    const plain = await ask(`${base}/`);
    const brotli = await ask(`${base}/`, { "accept-encoding": "gzip, br" });
    const gzip = await ask(`${base}/`, { "accept-encoding": "gzip" });
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers["etag"])).size).toBe(3);
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["identity", undefined],
    ["", undefined],
    [";;,,q=1", undefined],
  ])("Accept-Encoding %j gets %s", async (accepted, encoding) => {
    expect((await ask(`${base}/`, { "accept-encoding": accepted })).headers["content-encoding"]).toBe(encoding);
  });

  test("a range of a file answers 206", async () => {
    const answer = await ask(`${base}/${madeUpChunks.main}`, { range: "bytes=0-5" });
    expect([answer.status, answer.body.toString()]).toEqual([206, "import"]);
  });

  test("answers 304 when the ETag matches, with the headers of the page", async () => {
    const { headers } = await ask(`${base}/`);
    const again = await ask(`${base}/`, { "if-none-match": `"other", W/${String(headers["etag"])}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  test("HEAD is GET without the body", async () => {
    const [head, get] = [await ask(`${base}/`, {}, "HEAD"), await ask(`${base}/`)];
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  });

  test("what is left to other applications keeps its query", async () => {
    const path = "/api/privat/forsikring/auth/session-status?a=b";
    expect((await ask(path)).body.toString()).toBe(`api GET ${path}`);
  });

  test.each(["localhost", "127.0.0.1"])("%s has the start page, and no portal", async (host) => {
    expect((await ask("/", { host })).body.toString()).toBe("api GET /");
    expect((await ask(`${base}/`, { host })).headers["location"]).toBe("/");
  });

  test.each(["gamma.localhost", "forsikring.example", "..localhost", "__proto__.localhost"])(
    "%s is not a brand; the answer lists the brands",
    async (host) => {
      const answer = await ask(`${base}/`, { host });
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("alfa.localhost, beta.localhost");
    },
  );

  test("both loopback addresses answer", async () => {
    expect((await ask(`${base}/`, {}, "GET", "::1")).status).toBe(200);
  });

  test("a port in use is an error", async () => {
    await expect(startPortalServer({ port: server.port, dist, apps: [] })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});
