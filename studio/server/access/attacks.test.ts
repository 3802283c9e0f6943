import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";

const documentPath = "/api/brands/fjord/document";
let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

describe("Who may call the studio", () => {
  test.each([
    ["a name that leads here by DNS", "studio.example:8010"],
    ["another port", "studio.localhost:8011"],
    ["a host that ends alike", "evil-studio.localhost:8010"],
    ["a host below the studio's that is not a brand", "a.b.studio.localhost:8010"],
    ["no host", ""],
  ])("%s is refused, with the token too", async (_, host) => {
    const answer = await studio.ask(documentPath, { headers: { Host: host } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("fjord");
  });

  test.each([
    ["no token", { Cookie: "" }, 401],
    ["a wrong token", { Cookie: "studio-8010=0123456789abcdee" }, 401],
    ["a token that begins right", { Cookie: "studio-8010=01234567" }, 401],
    ["another site", { Origin: "https://evil.example" }, 403],
    ["a sandboxed page", { Origin: "null" }, 403],
    ["a previewed portal", { Origin: "http://0--fjord.studio.localhost:8010" }, 403],
    ["a page of the same site that sends no origin", { Origin: "", "Sec-Fetch-Site": "same-site" }, 403],
    ["a form", { "Content-Type": "text/plain" }, 415],
  ])("%s changes nothing", async (_, headers, status) => {
    const { revision, texts } = await studio.open();
    expect((await studio.put(revision, { ...texts, descriptor: "{}" }, headers)).status).toBe(status);
    expect((await studio.open()).texts).toEqual(texts);
  });

  test("a previewed portal reads nothing of the studio", async () => {
    const headers = { Origin: "http://0--fjord.studio.localhost:8010" };
    expect((await studio.ask(documentPath, { headers })).status).toBe(403);
    expect((await studio.ask("/api/brands", { host: "0--fjord.studio.localhost:8010" })).status).toBe(404);
  });

  test("the address of the terminal gives the token to the browser, and not to the page's address", async () => {
    const answer = await studio.ask(`/merke/fjord?nokkel=${StudioHarness.token}`, { headers: { Cookie: "" } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/merke/fjord");
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-studio-8010=\w+;.*HttpOnly.*SameSite=Strict/);
  });

  test("without the token a page says where to find the address", async () => {
    const answer = await studio.ask("/", { headers: { Cookie: "" } });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("Studioet er låst");
  });

  test("localhost leads to the studio's own host, and nowhere else", async () => {
    const answer = await studio.ask("//evil.example/x", { host: "localhost:8010", headers: { Cookie: "" } });
    expect(answer.headers.get("Location")).toBe(`${StudioHarness.origin}/evil.example/x`);
  });

  test("the page runs only its own scripts, and no other page may frame it", async () => {
    const policy = (await studio.ask("/")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
  });
});

describe("What the studio reads and writes", () => {
  test.each([
    ["no revision", { texts: { descriptor: "", theme: "" } }],
    ["a revision that is not a number", { revision: "1", texts: { descriptor: "", theme: "" } }],
    ["a text that is an object", { revision: 1, texts: { descriptor: {}, theme: "" } }],
    ["no text", { revision: 1 }],
    ["a list", []],
  ])("%s is refused", async (_, body) => {
    expect((await studio.ask(documentPath, { method: "PUT", body: JSON.stringify(body) })).status).toBe(400);
  });

  test("a descriptor that names a theme outside of themes/ gets the theme of its own name", async () => {
    const path = join(studio.folder, "tenants/vidde/tenant.jsonc");
    const text = await readFile(path, "utf8");
    for (const theme of ["../../../etc/passwd", "contract", "base", "/tmp/x", "fjord/../contract"]) {
      await writeFile(path, text.replace('"theme": "vidde"', `"theme": ${JSON.stringify(theme)}`));
      const { paths } = (await (await studio.ask("/api/brands/vidde/document")).json()) as StudioDocument;
      expect(paths.theme).toBe("themes/vidde.tokens.json");
    }
    await writeFile(path, text);
  });

  test("a descriptor that is a link is neither read nor written", async () => {
    const secret = join(studio.folder, "secret.txt");
    await writeFile(secret, "secret");
    await mkdir(join(studio.folder, "tenants/lenke"));
    await symlink(secret, join(studio.folder, "tenants/lenke/tenant.jsonc"));
    const answer = await studio.ask("/api/brands/lenke/document");
    expect(answer.status).toBe(404);
    expect((await studio.ask("/api/brands")).status).toBe(200);
    expect(await answer.text()).not.toContain("secret");
    await rm(join(studio.folder, "tenants/lenke"), { recursive: true });
  });

  test("a logo is sent as an image that can do nothing else", async () => {
    const { headers } = await studio.ask("/api/brands/fjord/logo.svg");
    expect(headers.get("Content-Type")).toBe("image/svg+xml");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
  });
});
