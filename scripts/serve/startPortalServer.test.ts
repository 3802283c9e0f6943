import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressFiles } from "#scripts/release/compressFiles.ts";
import { ReleaseFolder } from "#scripts/release/ReleaseFolder.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { madeUpCompilation, madeUpInput } from "#tests/support/stampInput.ts";
import { type PortalServer, startPortalServer } from "./startPortalServer.ts";

const base = "/privat/forsikring/oversikt";

let dist: string;
let server: PortalServer;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "portal-dist-"));
  const folder = await ReleaseFolder.open(dist, await compressFiles(madeUpCompilation.files, "quick"));
  for (const id of ["alfa", "beta"])
    await folder.add(id, await compressFiles((await stamp(await madeUpInput(id), madeUpCompilation)).files, "quick"));
  await folder.publish();
  await folder.close();
  server = await startPortalServer({
    port: 0,
    dist,
    api: async (incoming, outgoing) => {
      if (!/^\/(?:api|privat)\//.test(incoming.url ?? "") && incoming.url !== "/") return false;
      await Promise.resolve(outgoing.end(`api ${incoming.method} ${incoming.url}`));
      return true;
    },
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

/** Asks with a host name and a path exactly as they are given. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  address = "127.0.0.1",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { host: `alfa.localhost:${server.port}`, ...headers };
    const sent = request({ host: address, port: server.port, path, method, headers: all }, (answer) => {
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

describe("The portal is served by host name (contract §4)", () => {
  test.each([
    ["alfa.localhost", "Forsikring alfa"],
    ["BETA.localhost:1234", "Forsikring beta"],
    ["forsikring.alfa.example", "Forsikring alfa"],
  ])("%s gets the page of %s", async (host, name) => {
    expect((await ask(`${base}/`, { host })).body.toString()).toContain(`<title>Forsikringsoversikt – ${name}</title>`);
  });

  test("each environment gets its own headers, this machine those of Test", async () => {
    const production = await ask(`${base}/`, { host: "forsikring.alfa.example" });
    expect(production.headers["strict-transport-security"]).toBeDefined();
    expect((await ask(`${base}/`)).headers["strict-transport-security"]).toBeUndefined();
  });

  test.each(["", "/", "/tilbud", "/finnes/ikke", "/?a=b", "/%E6", "/%00"])(
    "%j is a route: index.html",
    async (path) => {
      const answer = await ask(base + path);
      expect(answer.status).toBe(200);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    },
  );

  test("an asset is kept for ever", async () => {
    const answer = await ask(`${base}/assets/main-0.js`);
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.body.toString()).toBe("// assets/main-0.js");
  });

  test.each([
    "/assets/main-1.js",
    "/assets/",
    "/favicon.ico",
    "/main.js.map",
    "/release.json",
    "/assets/../release.json",
    "/assets/%2e%2e/headers.json",
    "/assets/..%2f..%2fbeta%2findex.html",
    "/../../../../etc/passwd.txt",
    "/assets/main-0.js.br",
  ])("%s is a real 404, and nothing outside is given away", async (path) => {
    const answer = await ask(base + path);
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test("compressed forms are the same file", async () => {
    const plain = await ask(`${base}/`);
    const brotli = await ask(`${base}/`, { "accept-encoding": "gzip, br" });
    const gzip = await ask(`${base}/`, { "accept-encoding": "gzip" });
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers["etag"])).size).toBe(3);
  });

  test("who holds the file already is told so", async () => {
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

  test("nothing can be written to the portal's own paths", async () => {
    const answer = await ask(`${base}/`, {}, "POST");
    expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD"]);
  });

  test("the front door of a brand leads to its portal", async () => {
    expect((await ask("/")).headers["location"]).toBe(`${base}/`);
  });

  test.each([
    "/api/privat/forsikring/auth/session-status?a=b",
    "/privat/forsikring/dokumenter",
    "/privat/forsikring/oversiktX",
  ])("%s is not the portal's", async (path) => {
    expect((await ask(path)).body.toString()).toBe(`api GET ${path}`);
  });

  test.each(["localhost", "127.0.0.1"])("%s is the start page, with no portal below it", async (host) => {
    expect((await ask("/", { host })).body.toString()).toBe("api GET /");
    expect((await ask(`${base}/`, { host })).headers["location"]).toBe("/");
  });

  test.each(["gamma.localhost", "forsikring.example", "..localhost", "__proto__.localhost"])(
    "%s is no brand, and the answer says which there are",
    async (host) => {
      const answer = await ask(`${base}/`, { host });
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("alfa.localhost, beta.localhost");
    },
  );

  test("both loopback addresses answer", async () => {
    expect((await ask(`${base}/`, {}, "GET", "::1")).status).toBe(200);
  });

  test("a port that is taken is an error, not a silence", async () => {
    await expect(
      startPortalServer({ port: server.port, dist, api: () => Promise.resolve(false) }),
    ).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});
