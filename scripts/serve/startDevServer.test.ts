import { repository } from "#scripts/files/repository.ts";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { askHusk } from "#tests/support/addresses/askHusk.ts";
import { startDevServer } from "./startDevServer.ts";
import type { PortalServer } from "./serveOnLoopback.ts";

const base = "/privat/forsikring/oversikt/";

let server: PortalServer;
let tenant: string;
let consent: Brand["effective"]["Test"]["cookieConsent"];

beforeAll(async () => {
  const asks = ({ effective }: Brand) => effective.Test.cookieConsent.required.length > 0;
  const brand = (await loadBrands(repository, "local")).brands.find(asks);
  if (brand === undefined) throw new Error("No brand asks for a consent.");
  tenant = brand.id;
  consent = brand.effective.Test.cookieConsent;
  server = await startDevServer({ root: repository, tenant, port: 0 });
});

afterAll(() => server.close());

function get(path: string): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${tenant}.localhost:${server.port}`, "x-requested-by": "kfp" };
    const sent = request({ host: "localhost", port: server.port, path, headers }, (answer) => {
      const parts: string[] = [];
      answer.on("data", (part: Buffer) => parts.push(part.toString()));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? "", body: parts.join("") }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("npm run dev: one brand with hot reload and the simulator", () => {
  test.each([base, `${base}tilbud`])("%s is the page of the build, with source modules", async (path) => {
    const { body } = await get(path);
    expect(body).toContain('src="/src/main.tsx"');
    expect(body).toContain("/@vite/client");
    expect(body).toMatch(/<div id="root"><a [^>]*>[^<]*<\/a><header/);
  });

  test("every file that the page names is served", async () => {
    const { body } = await get(base);
    const named = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test("the simulator answers calls", async () => {
    const { status, type } = await get("/api/privat/forsikring/auth/session-status");
    expect([status, type]).toEqual([200, "application/json"]);
  });

  test("the gallery is served from source too, with the list of its brands", async () => {
    const { body } = await get("/galleri/");
    expect(body).toContain('src="/gallery/main.tsx"');
    expect(body).toContain("/@vite/client");
    expect((await get("/gallery/main.tsx")).status).toBe(200);
    expect(JSON.parse((await get("/galleri/brands.json")).body)).toContainEqual(
      expect.objectContaining({ id: tenant }),
    );
  });

  test("the cookie of a choice is set again for a page of the host, as by a deployed server (spec: consent-29)", async () => {
    const keys = consent.coding === "coded" ? ["F", "S", "M"] : ["functional", "statistics", "marketing"];
    const value = `{${keys.map((key) => `"${key}":"denied"`).join()}}`;
    const cookie = `${consent.cookieName}=${value}`;
    const host = `${tenant}.localhost:${server.port}`;
    const ask = (origin: string) =>
      askHusk(server.port, {
        method: "POST",
        path: `${base}husk`,
        headers: { Host: host, Origin: origin, Cookie: cookie },
        body: "",
      });
    expect(await ask(`http://${host}`)).toEqual({ status: 204, cookies: [expect.stringContaining(`${cookie};`)] });
    expect(await ask("http://ond.example")).toEqual({ status: 405, cookies: [] });
  });

  test("a missing file answers 404, not the page", async () => {
    for (const path of ["/src/finnesIkke.ts", `${base}assets/finnesIkke.js`])
      expect((await get(path)).status).toBe(404);
  });
});
