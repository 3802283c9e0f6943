import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostOfSite, originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { madeUpGallery } from "#studio/test/support/StudioHarness.ts";
import type { StudioAccess } from "./access/StudioAccess.ts";
import { createWorkshopApp } from "./createWorkshopApp.ts";
import { dispatchByHost } from "./dispatchByHost.ts";
import { openMachine } from "./machine/openMachine.ts";
import { createPreviewApp } from "./createPreviewApp.ts";
import { overWorkshop, type PreviewEnv, type StudioEnv } from "./StudioEnv.ts";
import { Workshop } from "./Workshop.ts";

const company: StudioSite = { protocol: "https:", hostname: "studio.example", port: "" };
const proposal: StudioSite = { ...company, work: "forslag12" };
const page = "/privat/forsikring/oversikt/";

/** Lets in who says so. */
const access: StudioAccess = {
  requireStudio: async (c, next) => (c.req.header("X-Person") === "kari" ? next() : c.text("Hvem er du?", 401)),
  issueTicket: (c) => c.text("en billett"),
  requirePreview: async (c, next) => (c.req.header("X-Person") === "kari" ? next() : c.text("Hvem er du?", 401)),
};

let folder: string;
let app: ServerApp;
beforeAll(async () => {
  folder = await writeFolder(await fixtureFiles("fjord", "vidde"));
  const workshop = new Workshop({
    ...openMachine({ brandsDir: folder, draftsDir: join(folder, "drafts") }),
    site: proposal,
    compilation: { ...madeUpCompilation, packages: [] },
  });
  const files = { main: "/studio/assets/main.js", files: new Map<string, string>(), fontCss: "", fonts: [] };
  const gallery = () => Promise.resolve(madeUpGallery);
  const work = new Hono<StudioEnv>()
    .use(access.requireStudio)
    .use(overWorkshop(workshop))
    .route("/", createWorkshopApp({ openedAt: () => ({ site: proposal }), page: files, gallery }));
  const bridge = { main: `${page}assets/main-0.js`, code: "bridge()" };
  const previews = new Hono<PreviewEnv>()
    .use((c, next) => {
      c.set("workshop", c.req.header("Host")?.includes("--forslag12--") === true ? workshop : undefined);
      return next();
    })
    .route("/", createPreviewApp({ site: () => company, access, bridge, gallery }));
  app = dispatchByHost({
    site: () => company,
    studio: new Hono<{ Bindings: HttpBindings }>().get("/", (c) => c.text("the list of proposals")),
    work: (c, name) => (name === "forslag12" ? work.fetch(c.req.raw, c.env) : c.notFound()),
    previews,
    words: { foreign: "Her er det ikke noe studio.", failed: "Spør noen." },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const ask = async (host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(`https://${host}${path}`, { headers: { Host: host, "X-Person": "kari", ...headers } });

describe("A studio below another origin", () => {
  test("each host has its own app; a proposal that is not there has none", async () => {
    expect(await (await ask(hostOfSite(company), "/")).text()).toBe("the list of proposals");
    expect((await ask(hostOfSite(proposal), "/merke/fjord")).status).toBe(200);
    expect((await ask("main.studio.example", "/merke/fjord")).status).toBe(404);
    const foreign = await ask("evil.example", "/merke/fjord");
    expect([foreign.status, await foreign.text()]).toEqual([
      403,
      expect.stringContaining("Her er det ikke noe studio."),
    ]);
    expect((await ask("localhost", "/")).status).toBe(403);
  });

  test("the page of a proposal may show previews of this studio, by way of the studio", async () => {
    const policy = (await ask(hostOfSite(proposal), "/")).headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-src https://*.studio.example https://studio.example/studio/billett;");
  });

  test.each([
    [originOfSite(proposal), 200],
    [originOfSite(company), 403],
    ["https://main.studio.example", 403],
    ["https://1--forslag12--fjord.studio.example", 403],
    ["http://forslag12.studio.example", 403],
  ])("a call from %s: %i", async (Origin, status) => {
    expect((await ask(hostOfSite(proposal), "/api/names", { Origin })).status).toBe(status);
  });

  test("access is asked at every host", async () => {
    for (const host of [hostOfSite(proposal), "1--forslag12--fjord.studio.example"])
      for (const path of ["/", page, "/api/names"])
        expect((await ask(host, path, { "X-Person": "" })).status).toBe(401);
  });

  test("a preview knows its own host, and the proposal alone may frame it", async () => {
    const host = "2--forslag12--qa--fjord.studio.example";
    const answer = await ask(host, page);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Security-Policy")).toContain(`frame-ancestors ${originOfSite(proposal)}`);
    // Elsewhere a portal makes no calls: the page has the host of its preview among those of Test.
    expect(await answer.text()).toMatch(new RegExp(`"Test":\\{"hostnames":\\[[^\\]]*"${host}"`));
    expect((await ask("0--fjord.studio.example", page)).status).toBe(404);
    expect((await ask("1--forslag13--fjord.studio.example", page)).status).toBe(404);
    expect((await ask("1--forslag12--ukjent.studio.example", page)).status).toBe(404);
  });
});
