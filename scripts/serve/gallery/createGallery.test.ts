import { repository } from "#scripts/files/repository.ts";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { createGallery } from "./createGallery.ts";

let server: Server;
let ids: readonly string[];
let compilations = 0;

beforeAll(async () => {
  const { brands } = await loadBrands(repository);
  ids = brands.map(({ id }) => id);
  const gallery = createGallery(repository, brands, {
    gallery: () => {
      compilations += 1;
      return Promise.resolve({
        main: "/galleri/assets/galleri-0a1b.js",
        files: new Map([["/galleri/assets/galleri-0a1b.js", "let a;"]]),
      });
    },
    // The gallery's page has no static shell.
    shell: () =>
      Promise.resolve({
        renderShell: () => ({ html: "", pages: [], heads: {}, samples: "", css: "" }),
        schemeScript: "let scheme;",
        pageCss: "p{margin:0}",
        texts: { nb: { first: {} } },
        products: [],
      }),
  });
  const app = new Hono<{ Bindings: HttpBindings }>()
    .route("/", gallery)
    .all("*", (c) => c.text("not the gallery", 418));
  server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

function get(path: string, host = `${ids[0]}.localhost`, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { host: `${host}:${port}` } }, (answer) => {
      const parts: string[] = [];
      answer.on("data", (part: Buffer) => parts.push(part.toString()));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: parts.join("") }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("The gallery of npm start", () => {
  test("is a brand's page with the gallery's code instead of the portal's", async () => {
    const { status, body } = await get("/galleri/");
    expect(status).toBe(200);
    const main = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? "";
    expect(main).toMatch(/^\/galleri\/assets\/galleri-[^/]+\.js$/);
    const code = await get(main);
    expect([code.status, code.headers["content-type"], code.body]).toEqual([
      200,
      "text/javascript; charset=utf-8",
      "let a;",
    ]);
    expect(body).toContain('id="brand"');
    expect(body).toContain("--color-page");
  });

  test("has a page for each brand, and code that is compiled once", async () => {
    const pages = await Promise.all(ids.map(async (id) => (await get("/galleri/", `${id}.localhost`)).body));
    expect(new Set(pages).size).toBe(ids.length);
    expect(compilations).toBe(1);
  });

  test("has a page in each language of a brand, its own first (spec: languages-52)", async () => {
    const languageOf = async (query: string) =>
      /<html lang="(\w+)"/.exec((await get(`/galleri/${query}`, "fana.localhost")).body)?.[1];
    expect(await languageOf("")).toBe("nb");
    expect(await languageOf("?sprak=nn")).toBe("nn");
    expect(await languageOf("?sprak=en")).toBe("en");
    expect(await languageOf("?sprak=se")).toBe("nb");
  });

  test("has the portal's policy, but may be framed by itself", async () => {
    const policy = String((await get("/galleri/")).headers["content-security-policy"]);
    // The only script in the page is that of the scheme.
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("frame-ancestors 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test("links to every brand at a host without a brand", async () => {
    const { body } = await get("/galleri/", "localhost");
    for (const id of ids) expect(body).toContain(`href="http://${id}.localhost:`);
  });

  test("lists its brands, redirects to the address with a slash, and answers 404 for missing files", async () => {
    expect(JSON.parse((await get("/galleri/brands.json")).body)).toHaveLength(ids.length);
    const redirect = await get("/galleri");
    expect([redirect.status, redirect.headers["location"]]).toEqual([302, "/galleri/"]);
    expect((await get("/galleri/assets/finnes-ikke.js")).status).toBe(404);
    expect((await get("/galleri/", undefined, "HEAD")).body).toBe("");
    expect((await get("/privat/forsikring/oversikt/")).status).toBe(418);
    expect((await get("/gallerier")).status).toBe(418);
  });
});
