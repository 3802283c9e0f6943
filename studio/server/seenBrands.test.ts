import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import {
  addressOfCall,
  partsOf,
  studioApiBase,
  type StudioCall,
  studioCalls,
} from "#studio/document/addresses/studioCalls.ts";
import type { BrandHistory } from "#studio/document/BrandHistory.ts";
import type { CheckedDocument, StudioDocument } from "#studio/document/StudioDocument.ts";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { apiOver } from "#studio/test/support/apiOver.ts";
import type { BrandStore } from "./brands/BrandStore.ts";
import type { StudioApi } from "./calls/addCall.ts";
import { openMachine } from "./machine/openMachine.ts";
import { Workshop } from "./Workshop.ts";
import { WorkshopMemory } from "./WorkshopMemory.ts";

const run = promisify(execFile);

/** The brand that some may not see. It is before the other one, so that a value of both is a finding in the other. */
const hidden = "akerbank";
/** What only that brand has. */
const secrets = [hidden, "Forsikring akerbank", "Akersbankens hilsen", "#7a1fa2", "innlogging.akerbank.example"];

/** A store that hides the brand. */
function hiding(files: BrandStore): BrandStore {
  const isHidden = (id: string) => id === hidden;
  return {
    root: files.root,
    has: (id) => !isHidden(id) && files.has(id),
    ids: () => files.ids().filter((id) => !isHidden(id)),
    checkFolders: () => files.checkFolders(),
    pathsOf: (id, drafts) => files.pathsOf(id, drafts),
    read: (paths) => files.read(paths),
    missing: (paths) => files.missing(paths),
    write: (paths, texts) => files.write(paths, texts),
    create: (id, texts) => files.create(id, texts),
  };
}

let folder: string;
/** The calls of those who see everything, and of those from whom the brand is hidden. What is kept is the same for both. */
let apis: Readonly<Record<"everybody" | "some", StudioApi>>;
let hash: string;
beforeAll(async () => {
  const files = await fixtureFiles(hidden, "fjord");
  const text = (path: string) => String(files[path]);
  const [own, theme] = [`tenants/${hidden}/tenant.jsonc`, `themes/${hidden}.tokens.json`];
  folder = await writeFolder({
    ...files,
    [own]: text(own).replace("Godt å ha deg her", "Akersbankens hilsen"),
    [theme]: text(theme).replace(
      '"color": {',
      `"palette": { "plomme": { "$type": "color", "$value": ${colourText("#7a1fa2")} } },\n  "color": {`,
    ),
  });
  const git = (...args: string[]) =>
    run("git", ["-c", "init.defaultBranch=main", "-c", "user.name=Kari", "-c", "user.email=k@bank.example", ...args], {
      cwd: folder,
    });
  await git("init", "-q");
  await git("add", "-A");
  await git("commit", "-q", "-m", "Nye farger hos Akerbank og Fjord");
  hash = (await git("rev-parse", "HEAD")).stdout.trim();
  const machine = openMachine({ brandsDir: folder, draftsDir: join(folder, ".drafts") });
  const memory = new WorkshopMemory();
  const apiOf = (seen: BrandStore) =>
    apiOver(
      new Workshop({
        ...machine,
        memory,
        files: seen,
        site: localSite(8010),
        compilation: { ...madeUpCompilation, packages: [] },
      }),
    );
  apis = { everybody: apiOf(machine.files), some: apiOf(hiding(machine.files)) };
});
afterAll(() => rm(folder, { recursive: true }));

/** Calls the server as somebody. */
function ask(who: "everybody" | "some", method: string, path: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(sent ?? "")) };
  const options = { method, headers, ...(sent === undefined ? {} : { body: sent }) };
  return Promise.resolve(apis[who].request(path.slice(studioApiBase.length), options));
}

const documentOf = async (path: string) => (await (await ask("some", "GET", path)).json()) as StudioDocument;

/** What is sent besides the path of each call: nothing but a query, or a body that changes nothing for good. */
type Sent = { readonly query?: string; readonly body?: () => Promise<unknown> };

const edited = (path: string) => async () => {
  const { revision, texts } = await documentOf(path);
  return { revision, texts };
};
const base = addressOfCall("GET /base/document");
const fjord = addressOfCall("GET /brands/:id/document", { id: "fjord" });

const sentWith: Partial<Record<StudioCall, Sent>> = {
  "POST /new-brand": { body: async () => ({ id: hidden, name: "Ny", from: "fjord" }) },
  "PUT /brands/:id/document": { body: edited(fjord) },
  "GET /brands/:id/same-value": { query: '?path=["logo","alignment"]' },
  "POST /brands/:id/fonts/check": { body: async () => ({ data: "" }) },
  "POST /brands/:id/rebase": { body: edited(fjord) },
  "POST /brands/:id/save": { body: edited(fjord) },
  "POST /brands/:id/images/:kind/check": { body: async () => ({ data: "" }) },
  "POST /brands/:id/offered": { body: edited(fjord) },
  "PUT /base/document": {
    // An edit that reaches every brand, and makes a mistake in each.
    body: async () => {
      const { revision, texts } = await documentOf(base);
      const timeout = "https://test.felles.example/tidsavbrudd";
      return { revision, texts: { ...texts, descriptor: texts.descriptor.replace(timeout, `${timeout} ut`) } };
    },
  },
  "POST /base/rebase": { body: edited(base) },
  "POST /base/save": { body: edited(base) },
  "GET /brands/:id/origin": { query: '?kind=descriptor&path=["logo","alignment"]' },
  "GET /base/origin": { query: '?kind=descriptor&path=["login","direct"]' },
  "GET /base/uses": { query: '?path=["urls","timeout"]&environment=Test' },
};

const segments = () => ({ hash, other: hidden, family: "inter", kind: "logo", form: "figma" });

async function call(who: "everybody" | "some", name: StudioCall, id = "fjord"): Promise<Response> {
  // Something of the base is edited, so that there is an effect to tell of.
  if (name.startsWith("GET /base")) await call("everybody", "PUT /base/document");
  const { query = "", body } = sentWith[name] ?? {};
  const own = id === "fjord" && name === "GET /new-brand/:id" ? "ledig" : id;
  const path = addressOfCall(name, { ...segments(), id: own }) + query;
  const [method] = partsOf(name);
  return ask(who, method, path, await (method === "GET" ? undefined : body?.()));
}

const secretsIn = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

describe("A brand that somebody may not see is in no answer", () => {
  // Whoever sees everything asks first, so that every answer that is kept was made for them.
  test.each(studioCalls)("%s", async (name) => {
    await call("everybody", name);
    const answer = await call("some", name);
    expect(secretsIn(await answer.text())).toEqual([]);
    expect(secretsIn([...answer.headers.values()].join("\n"))).toEqual([]);
    expect(answer.status).toBeLessThan(500);
  });

  test.each(studioCalls.filter((name) => name.includes(":id")))("%s of it is not answered", async (name) => {
    await call("everybody", name, hidden);
    const answer = await call("some", name, hidden);
    expect(secretsIn(await answer.text())).toEqual([]);
    // That an id cannot be used is said without why.
    expect(answer.status).toBe(name === "GET /new-brand/:id" ? 200 : 404);
  });

  test("it is not what a new brand starts from, and its id is not that of a new one", async () => {
    const from = await ask("some", "POST", "/api/new-brand", { id: "ledig", name: "Ledig", from: hidden });
    expect([from.status, await from.text()]).toEqual([404, JSON.stringify({ refused: "unknown-brand" })]);
    const taken = await ask("some", "GET", `/api/new-brand/${hidden}`);
    expect(await taken.json()).toEqual({ problem: "Id-en kan ikke brukes: velg en annen id" });
    expect(await (await ask("everybody", "GET", `/api/new-brand/${hidden}`)).text()).toContain("finnes allerede");
  });

  test("what others see of it is the proof that it would be found: names, list, base, history", async () => {
    const read = async (name: StudioCall) => (await call("everybody", name)).text();
    expect(secretsIn(await read("GET /names"))).toContain(hidden);
    expect(secretsIn(await read("GET /brands"))).toContain("Forsikring akerbank");
    expect(secretsIn(await read("GET /brands/:id/same-value"))).toContain(hidden);
    expect(secretsIn(await read("GET /brands/:id/history"))).toContain(hidden);
    expect(secretsIn(await read("GET /brands/:id/comparison/:other"))).toContain("Akersbankens hilsen");
    for (const name of ["GET /base/uses", "GET /base/effect"] as const)
      expect([name, secretsIn(await read(name))]).toEqual([name, expect.arrayContaining([hidden])]);
  });

  test("it is not counted either", async () => {
    const count = async (who: "everybody" | "some") => {
      const answer = await ask(who, "GET", addressOfCall("GET /base/buildable"));
      return ((await answer.json()) as { brands: number }).brands;
    };
    expect([await count("everybody"), await count("some")]).toEqual([2, 1]);
  });

  test("a change that names it is in the history of another brand, in other words", async () => {
    const history = (await (await call("some", "GET /brands/:id/history")).json()) as BrandHistory;
    const versions = history.status === "here" ? history.versions : [];
    expect(versions.map(({ message }) => message)).toEqual(["Endret sammen med andre merker"]);
  });
});

describe("A clash with a brand that somebody may not see", () => {
  test("is found, and does not name it", async () => {
    const path = join(folder, "tenants/fjord/tenant.jsonc");
    const text = await readFile(path, "utf8");
    const [phone = ""] =
      /"telefon": "[^"]*"/.exec(await readFile(join(folder, `tenants/${hidden}/tenant.jsonc`), "utf8")) ?? [];
    await writeFile(
      path,
      text
        .replace(/"telefon": "[^"]*"/, phone)
        .replace("Forsikring fjord", "Forsikring akerbank")
        .replace("qa.fjord.example", "qa.akerbank.example")
        .replace("Godt å ha deg her", "Hilsen akerbank")
        .replace('"theme": "fjord"', '"theme": "akerbankk"'),
    );
    try {
      const find = async (who: "everybody" | "some") => {
        const answer = await ask(who, "GET", addressOfCall("GET /brands/:id/findings", { id: "fjord" }));
        return ((await answer.json()) as CheckedDocument).findings;
      };
      const [all, seen] = [await find("everybody"), await find("some")];
      const placed = (findings: typeof all) =>
        findings.map(({ file, line, column, code }) => [file, line, column, code]);
      expect(placed(seen)).toEqual(placed(all));
      expect(JSON.stringify(all)).toMatch(/tenants\/akerbank\/tenant\.jsonc/);
      const words = JSON.stringify(seen);
      expect(words).not.toMatch(
        /tenants\/akerbank|merket «akerbank|i akerbank |themes\/akerbank\.|"akerbank"|\\"akerbank\\"/,
      );
      const messages = seen.map(({ message }) => message);
      expect(messages).toEqual(
        expect.arrayContaining([
          "qa.akerbank.example tilhører et annet merke allerede",
          "«akerbank» er id-en til et annet merke",
        ]),
      );
      expect(seen.map(({ code }) => code)).toEqual(
        expect.arrayContaining(["duplicate-host", "duplicate-name", "other-brand", "shared-fact", "unknown-theme"]),
      );
      const unknown = seen.find(({ code }) => code === "unknown-theme");
      expect(unknown?.fix).toBeUndefined();
    } finally {
      await writeFile(path, text);
    }
  });
});
