import { Hono } from "hono";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proposalMeta } from "#studio/document/addresses/proposalMeta.ts";
import { originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { addressOfCall, partsOf, studioCalls, writingCalls } from "#studio/document/addresses/studioCalls.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { madeUpGallery, StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { createWorkshopApp } from "../createWorkshopApp.ts";
import { openMachine } from "../machine/openMachine.ts";
import { overWorkshop, type StudioEnv } from "../StudioEnv.ts";
import { Workshop } from "../Workshop.ts";

const site: StudioSite = { protocol: "https:", hostname: "studio.example", port: "", work: "main" };
const proposalAddress = "https://studio.example/nytt-forslag?merke=fjord&fra=main";

let folder: string;
let app: Hono<StudioEnv>;
beforeAll(async () => {
  folder = await writeFolder(await fixtureFiles("fjord", "vidde"));
  const workshop = new Workshop({
    ...openMachine({ brandsDir: folder, draftsDir: join(folder, "drafts") }),
    site,
    proposalAddress,
    compilation: { ...madeUpCompilation, packages: [] },
  });
  app = new Hono<StudioEnv>().use(overWorkshop(workshop)).route(
    "/",
    createWorkshopApp({
      openedAt: () => ({ site }),
      page: { main: "/studio/assets/main.js", files: new Map(), fontCss: "", fonts: [] },
      gallery: () => Promise.resolve(madeUpGallery),
    }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

function ask(path: string, method = "GET", sent?: object) {
  const body = sent === undefined ? undefined : JSON.stringify(sent);
  const headers = {
    Origin: originOfSite(site),
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body ?? "")),
  };
  return app.request(`${originOfSite(site)}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
}

describe("A workshop that may only be read", () => {
  test.each(writingCalls)("%s is refused, and changes nothing", async (call) => {
    const path = join(folder, "tenants/fjord/tenant.jsonc");
    const before = await readFile(path, "utf8");
    const texts = { descriptor: "{}", theme: "{}" };
    const sent = { revision: 1, texts, id: "ny", name: "Ny", from: "fjord" };
    const answer = await ask(addressOfCall(call, { id: "fjord" }), partsOf(call)[0], sent);
    expect([answer.status, await answer.json()]).toEqual([403, { refused: "read-only" }]);
    expect(await readFile(path, "utf8")).toBe(before);
  });

  test("every other call that is not a question alone stores nothing, and is answered", () => {
    const others = studioCalls.filter(
      (call) => partsOf(call)[0] !== "GET" && !writingCalls.some((each) => each === call),
    );
    expect(others).toEqual([
      "POST /brands/:id/fonts/check",
      "POST /brands/:id/images/:kind/check",
      "POST /brands/:id/offered",
    ]);
  });

  test("it is read as usual, and its page is told where a proposal is started", async () => {
    expect((await ask(addressOfCall("GET /brands/:id/document", { id: "fjord" }))).status).toBe(200);
    expect((await ask(addressOfCall("GET /brands/:id/preview", { id: "fjord" }))).status).toBe(200);
    const html = await (await ask("/merke/fjord")).text();
    expect(html).toContain(`<meta name="${proposalMeta}" content="${proposalAddress.replace("&", "&amp;")}">`);
  });

  test("the page of a single machine is told nothing of it", async () => {
    const studio = await StudioHarness.create();
    try {
      expect(await (await studio.ask("/merke/fjord")).text()).not.toContain(proposalMeta);
    } finally {
      await studio.close();
    }
  });
});
