import { rename } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import type { StudioApi } from "../../calls/addCall.ts";
import { openMachine } from "../openMachine.ts";
import { Workshop } from "../../Workshop.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { apiOver } from "#studio/test/support/apiOver.ts";
import { folderOrigins } from "#studio/git/origins.ts";

const own = "tenants/fjord/tenant.jsonc";

/** The calls of the studio of one person over a folder. */
function studioOver(brandsDir: string, drafts: string): StudioApi {
  const workshop = new Workshop({
    ...openMachine({ brandsDir, draftsDir: drafts }),
    findOrigin: folderOrigins(brandsDir),
    site: localSite(8010),
    compilation: { ...madeUpCompilation, packages: [] },
  });
  return apiOver(workshop);
}

type Asked = readonly [kind: string, path: string, more?: Readonly<Record<string, string>>];

async function originOf(api: StudioApi, [kind, path, more = {}]: Asked, document = "/brands/fjord") {
  const steps = path === "" ? [] : path.split(".");
  const query = new URLSearchParams({ kind, path: JSON.stringify(steps), ...more });
  const answer = await api.request(`${document}/origin?${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

let remote: RemoteFixture;
let api: StudioApi;
/** When each commit was made, by what it has changed. */
const commits = new Map<string, string>();
beforeAll(async () => {
  remote = await RemoteFixture.create(await fixtureInEnglish());
  const committed = async (name: string, path: string, from: string, to: string) => {
    await remote.replace(path, from, to);
    await remote.git("add", "-A");
    await remote.git("commit", "-q", "-m", `${name}\n\nForslag: ${name}\nForslagsnummer: ${commits.size + 1}`);
    commits.set(name, new Date(await remote.git("log", "-1", "--format=%aI")).toISOString());
  };
  await committed("base", "tenants/base.jsonc", '"direct": true', '"direct": false');
  await committed("environment of the base", "tenants/base.jsonc", "test.felles", "t.felles");
  await committed("brand", own, "Godt å ha deg her", "Velkommen");
  await committed("environment", own, '["qa.fjord.example"]', '["qa.fjord.example"], "logo": { "alignment": "right" }');
  await committed("hosts", own, '"forsikring.fjord.example"', '"f.fjord.example"');
  await committed("language", "tenants/fjord/tenant.en.jsonc", "Good to have you here", "Welcome");
  await committed("theme", "themes/fjord.tokens.json", '"radius": {', '"radius": { "$description": "x",');
  await committed("logo", "tenants/fjord/logo.svg", "<svg", '<svg id="x"');
  await committed("override", own, '"urls": {', '"login": { "direct": null }, "urls": {');
  await committed("gone", own, '"login": { "direct": null }, ', "");
  await rename(remote.inside("tenants/fjord"), remote.inside("tenants/vik"));
  await remote.git("add", "-A");
  await remote.git("commit", "-q", "-m", "Another folder");
  await rename(remote.inside("tenants/vik"), remote.inside("tenants/fjord"));
  await remote.git("add", "-A");
  await remote.git("commit", "-q", "-m", "And back");
  api = studioOver(remote.own, join(remote.folder, "drafts"));
});
afterAll(() => remote.close());

describe("Since when the value of a field holds", () => {
  test.each<[says: string, commit: string, Asked, document?: string]>([
    ["an inherited value has the commit of the base", "base", ["descriptor", "login.direct"]],
    ["so has the document of the base itself", "base", ["descriptor", "login.direct"], "/base"],
    ["an own value has that of the brand", "brand", ["descriptor", "marketing.heroTitle"]],
    ["in an environment too", "brand", ["descriptor", "marketing.heroTitle", { environment: "QA" }]],
    ["a value of an environment has its own", "environment", ["descriptor", "logo.alignment", { environment: "QA" }]],
    [
      "the base's environment is over the brand",
      "environment of the base",
      ["descriptor", "urls.timeout", { environment: "Test" }],
    ],
    ["hosts have theirs", "hosts", ["descriptor", "environments.Production.hostnames.0"]],
    ["a text has that of its language", "language", ["descriptor", "marketing.heroTitle", { language: "en" }]],
    ["a value of the theme has that of the theme", "theme", ["theme", "radius.$description"]],
    ["an image has that of its file, whatever the folder was called", "logo", ["logo", ""]],
  ])("%s", async (_, commit, asked, document) => {
    const number = [...commits.keys()].indexOf(commit) + 1;
    expect(await originOf(api, asked, document)).toEqual({
      kind: "known",
      since: commits.get(commit),
      by: "Dag Utvikler",
      proposal: { number, title: commit },
    });
  });

  test.each<[says: string, Asked]>([
    ["a field without a value", ["descriptor", "urls.meldSkade"]],
    ["an image that the brand does not have", ["logoDark", ""]],
    ["steps to nowhere", ["theme", "constructor.prototype"]],
  ])("nothing says it of %s", async (_, asked) => {
    expect(await originOf(api, asked)).toEqual({ kind: "unknown" });
  });

  test.each(["kind=descriptor&path=x", "kind=fonts&path=[]", "path=[]", ""])("%s asks for nothing", async (query) => {
    expect((await api.request(`/brands/fjord/origin?${query}`)).status).toBe(400);
  });

  test("a value that is edited says so, a saved one that nobody has committed too", async () => {
    const path = "/brands/fjord/document";
    const { revision, texts } = (await (await api.request(path)).json()) as StudioDocument;
    const send = async (method: string, to: string, sent: object) => {
      const body = JSON.stringify(sent);
      const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
      const answer = await api.request(to, { method, headers, body });
      expect(answer.status).toBe(200);
      return (await answer.json()) as StudioDocument;
    };
    const descriptor = texts.descriptor.replace('"heroTitle": "Velkommen"', '"heroTitle": "Hei"');
    const edited = await send("PUT", path, { revision, texts: { ...texts, descriptor } });
    expect(await originOf(api, ["descriptor", "marketing.heroTitle"])).toEqual({ kind: "unsaved" });
    expect(await originOf(api, ["descriptor", "login.direct"])).toMatchObject({ kind: "known" });
    await send("POST", "/brands/fjord/save", { revision: edited.revision });
    expect(await originOf(api, ["descriptor", "marketing.heroTitle"])).toEqual({ kind: "uncommitted" });
    await remote.git("checkout", "-q", ".");
  });

  test("nothing says it in a clone with a part of the history", async () => {
    const shallow = join(remote.folder, "shallow");
    await remote.git("clone", "-q", "--depth=1", `file://${remote.own}`, shallow);
    const there = studioOver(shallow, join(remote.folder, "more"));
    expect(await originOf(there, ["descriptor", "login.direct"])).toEqual({ kind: "unknown" });
  });
});
