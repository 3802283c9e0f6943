import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { repository } from "#scripts/files/repository.ts";
import { request } from "node:http";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { startDevServer } from "./startDevServer.ts";
import type { PortalServer } from "./serveOnLoopback.ts";

let brandsDir: string;
let server: PortalServer;
let tenant: string;
let descriptor: string;
let theme: string;
const warnings: string[] = [];

beforeAll(async () => {
  brandsDir = await mkdtemp(join(tmpdir(), "dev-brands-"));
  for (const part of ["tenants", "themes"])
    await cp(join(repository, part), join(brandsDir, part), { recursive: true });
  const [brand] = (await loadBrands(repository, "local")).brands;
  tenant = brand?.id ?? "";
  descriptor = join(brandsDir, "tenants", tenant, "tenant.jsonc");
  theme = join(brandsDir, "themes", `${brand?.theme.name}.tokens.json`);
  server = await startDevServer({ root: repository, brandsDir, tenant, port: 0, warn: (text) => warnings.push(text) });
});

afterAll(async () => {
  await server.close();
  await rm(brandsDir, { recursive: true, force: true });
});

function page(): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${tenant}.localhost:${server.port}` };
    const sent = request(
      { port: server.port, host: "localhost", path: "/privat/forsikring/oversikt/", headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

const change = async (file: string, from: string | RegExp, to: string): Promise<string> => {
  const before = await readFile(file, "utf8");
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  return before;
};

test("npm run dev: what other commands write beside it reloads no page, and a changed brand does", async () => {
  const told: unknown[] = [];
  const client = new WebSocket(`ws://localhost:${server.port}/`, "vite-hmr");
  client.addEventListener("message", ({ data }) => told.push(JSON.parse(String(data))));
  await expect.poll(() => told).toContainEqual({ type: "connected" });
  const cache = join(repository, ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "dev-"));
  // As npm run build:widgets does. Of such a file Vite loads everything again.
  await writeFile(join(folder, "tsconfig.json"), "{}");
  const before = await change(descriptor, '"logo": {', '"logo":  {');
  await expect.poll(() => told, { timeout: 60_000 }).toContainEqual({ type: "full-reload" });
  expect(told).not.toContainEqual({ type: "full-reload", path: "*" });
  client.close();
  await rm(folder, { recursive: true });
  await writeFile(descriptor, before);
});

describe("npm run dev: findings", () => {
  test("are shown in place of the portal, with a client that reloads the page; mended, the portal is back", async () => {
    expect((await page()).body).toContain('<div id="root">');
    const before = await change(descriptor, '"logo": {', '"logo": { "alignement": "<b>",');
    await expect.poll(async () => (await page()).status, { timeout: 60_000 }).toBe(500);
    await expect.poll(async () => (await page()).body, { timeout: 60_000 }).toContain("er ikke et felt i «logo»");
    const { body } = await page();
    expect(body).toContain("/@vite/client");
    expect(body).toContain(`tenants/${tenant}/tenant.jsonc, linje`);
    expect(body).toContain("<pre ");
    expect(body).not.toContain("<b>");
    await writeFile(descriptor, before);
    await expect.poll(async () => (await page()).body, { timeout: 60_000 }).toContain('<div id="root">');
  });

  test("a colour with too little contrast is reported while the server runs", async () => {
    const before = await change(
      theme,
      /"text":\s*\{\s*"\$value":\s*"[^"]*"/,
      `"text": { "$value": ${colourText("#cccccc")}`,
    );
    await expect.poll(() => warnings.join("\n"), { timeout: 60_000 }).toMatch(/low-contrast .*text #cccccc on page/);
    expect((await page()).body).toContain('<div id="root">');
    await writeFile(theme, before);
    await expect.poll(() => warnings.at(-1), { timeout: 60_000 }).toContain("No findings");
  });
});
