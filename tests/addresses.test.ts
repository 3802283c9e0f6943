import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerAtUnknownHost, answerOf, type Asked } from "#contract/answerOf.ts";
import { baseFolder } from "#contract/basePath.ts";
import { readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { answerAtEdge, type EdgeAnswer } from "#scripts/deploy/edge/answerAtEdge.ts";
import { repository } from "#scripts/files/repository.ts";
import { portalOfFolder } from "#scripts/quality/browser/portalOfFolder.ts";
import { brandBlockIn } from "#scripts/release/verify/openFolder.ts";
import { readRelease } from "#scripts/serve/releases.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import { answered, expectSame, orPassedOn } from "#tests/support/addresses/answered.ts";
import type { Answered } from "#tests/support/addresses/compareAnswers.ts";
import { caseLanguages, compareLanguages, languageOfPage } from "#tests/support/addresses/languageCases.ts";
import { type Addressed, readAddressed } from "#tests/support/addresses/readAddressed.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { inLanguages } from "#tests/support/stampInput.ts";

let dist: string;
let release: Addressed;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "portal-addresses-"));
  await writeMadeUpReleases(dist, ["alfa"]);
  release = await readAddressed(join(dist, "alfa"));
});
afterAll(() => rm(dist, { recursive: true }));

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The function of the edge, bundled into one file, where nothing is but the language. */
async function bundledEdge(): Promise<typeof answerAtEdge> {
  const entry = join(repository, "scripts/deploy/edge/answerAtEdge.ts");
  const lib = { entry, formats: ["iife" as const], name: "edge" };
  const built = await build({
    root: repository,
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first !== undefined && "output" in first ? first.output : [];
  if (chunk?.type !== "chunk") throw new Error("The function was not bundled into one file.");
  return runInContext(`${chunk.code};edge.answerAtEdge`, createContext({})) as typeof answerAtEdge;
}

// nginx is asked the same in tests/e2e/nginx/addresses.journey.ts.
describe("Every server answers an address as the table of addresses says", () => {
  test("the function of the contract", async () => {
    await expectSame({
      ...release,
      ask: async ({ method, path, host }) => {
        const asked = { method, path: path.replace(/\?.*/, "") };
        const answer = host === "brand" ? answerOf(asked, release.sent) : answerAtUnknownHost(asked);
        if ("to" in answer) return answer.to;
        const { status, headers } = answer;
        if (!("file" in answer)) return { status, headers: lowerCase(headers), body: answer.text };
        const files = ["index.html", release.asset, ".well-known/security.txt", "utgave.json", "driftsmeldinger.json"];
        const isThere = files.includes(answer.file);
        const { otherwise } = answer;
        if (!isThere) return { status: otherwise.status, headers: lowerCase(otherwise.headers), body: otherwise.text };
        return { status, headers: lowerCase(headers), body: answer.file };
      },
    });
  });

  // Node's URL resolves these before a server on this machine sees them. nginx: tests/e2e/nginx/ownAnswers.journey.ts.
  test.each(["/..", "/%2e%2e/", "/annet/../../annet", "/api%00/../annet"])("%s cannot be read", (path) => {
    expect(answerOf({ method: "GET", path }, release.sent)).toMatchObject({ status: 400 });
  });

  test("npm start", async () => {
    const apps = ["/api/*", "*"].map((path) =>
      new Hono<{ Bindings: HttpBindings }>().all(path, (c) => c.text(path === "*" ? "others" : "api", 418)),
    );
    const server = await startPortalServer({ port: 0, dist, apps });
    try {
      await expectSame({
        ...release,
        without: ["utgave"],
        ask: ({ method, path, host }) =>
          new Promise((resolve, reject) => {
            const headers = { Host: host === "brand" ? release.host : "ukjent.example" };
            request({ host: "127.0.0.1", port: server.port, method, path, headers }, (response) => {
              const { statusCode: status = 0 } = response;
              let body = "";
              response.setEncoding("utf8").on("data", (part: string) => (body += part));
              response.on("end", () => {
                if (status === 418) resolve(body as "api" | "others");
                // On a developer's machine the answer lists the hosts that there are.
                const text = body.replace(/^Ingen portal på .*\n$/, "Filen finnes ikke.\n");
                const sent = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
                resolve({ status, headers: Object.fromEntries(sent) as Record<string, string>, body: text });
              });
            })
              .on("error", reject)
              .end();
          }),
      });
    } finally {
      await server.close();
    }
  });

  test("verify --browser", async () => {
    const folder = join(dist, "alfa");
    const block = brandBlockIn(await readFile(join(folder, "index.html"), "utf8"));
    if (block === undefined) throw new Error("The page has no brand block.");
    const portal = portalOfFolder(await readRelease(folder, "alfa"), block.tenant);
    await expectSame({
      ...release,
      without: ["utgave"],
      isOneHost: true,
      ask: async ({ method, path }) => {
        const headers = { Host: release.host };
        return orPassedOn(
          await answered(await portal.request(`https://${release.host}${path}`, { method, headers })),
          path,
        );
      },
    });
  });

  test("the function at the edge, as one file without an API of Node", async () => {
    const bundled = await bundledEdge();
    const store = new MemoryStore();
    const target = await DeployTarget.open(store);
    const textAt = async (key: string) => {
      const stored = await store.get(key);
      return stored && new TextDecoder().decode(stored.bytes);
    };
    const read = async (key: string) => {
      const text = await textAt(key);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    };
    const send = async ({ status, headers, keys = [], otherwise, text = "" }: EdgeAnswer): Promise<Answered> => {
      for (const key of keys) {
        const body = await textAt(key);
        if (body !== undefined) return { status, headers: lowerCase(headers), body };
      }
      return otherwise === undefined ? { status, headers: lowerCase(headers), body: text } : send(otherwise);
    };
    try {
      await target.deploy(await readBuiltReleases(dist));
      await expectSame({
        ...release,
        without: ["api", "others"],
        ask: async ({ method, path: asked, host: whose }) => {
          const host = whose === "brand" ? release.host : "ukjent.example";
          const path = asked.replace(/\?.*/, "");
          return send(await bundled({ method, host, path, query: "", isSecure: true }, { read, random: () => 0.5 }));
        },
      });
    } finally {
      await target.close();
    }
  });
});

// nginx is asked the same in tests/e2e/nginx/languages.journey.ts.
describe("Every server chooses the page by the cookie, then by Accept-Language (spec: languages-21)", () => {
  let several: string;
  beforeAll(async () => {
    several = await mkdtemp(join(tmpdir(), "portal-languages-"));
    const [, ...others] = caseLanguages;
    await writeMadeUpReleases(several, ["alfa"], (input) => inLanguages(input, ...others));
  });
  afterAll(() => rm(several, { recursive: true }));

  const textOf = (file: string) => readFile(join(several, "alfa", file), "utf8");

  test("the function of the contract", async () => {
    const { Production } = (await readRelease(join(several, "alfa"), "alfa")).headers;
    const { seen, expected } = await compareLanguages(async ({ cookie, acceptLanguage }) => {
      const answer = answerOf({ method: "GET", path: baseFolder, cookie, acceptLanguage }, Production);
      if (!("file" in answer)) return undefined;
      expect(answer.headers["Vary"]).toBe("Cookie, Accept-Language, Accept-Encoding");
      return languageOfPage(await textOf(answer.file));
    });
    expect(seen).toEqual(expected);
  });

  test("npm start, also when the browser asks whether its page is new", async () => {
    const server = await startPortalServer({ port: 0, dist: several, apps: [] });
    const get = (query: string, { cookie, acceptLanguage }: Pick<Asked, "cookie" | "acceptLanguage">, etag = "") =>
      new Promise<Answered>((resolve, reject) => {
        const headers = {
          Host: "alfa.localhost",
          ...(cookie !== undefined && { Cookie: cookie }),
          ...(acceptLanguage !== undefined && { "Accept-Language": acceptLanguage }),
          ...(etag !== "" && { "If-None-Match": etag }),
        };
        request({ host: "127.0.0.1", port: server.port, path: `${baseFolder}${query}`, headers }, (response) => {
          const { statusCode: status = 0, headers: sent } = response;
          let body = "";
          response.setEncoding("utf8").on("data", (part: string) => (body += part));
          const fields = Object.entries(sent).map(([name, value]) => [name, String(value)]);
          response.on("end", () => resolve({ status, headers: Object.fromEntries(fields), body }));
        })
          .on("error", reject)
          .end();
      });
    try {
      const { seen, expected } = await compareLanguages(async (each) => {
        const { headers, body } = await get("", each);
        expect(headers["vary"]).toBe("Cookie, Accept-Language, Accept-Encoding");
        return languageOfPage(body);
      });
      expect(seen).toEqual(expected);
      const { headers } = await get("", {});
      expect((await get("", {}, headers["etag"])).status).toBe(304);
      const nynorsk = await get("", { cookie: "portal-language=nn" }, headers["etag"]);
      expect([nynorsk.status, languageOfPage(nynorsk.body)]).toEqual([200, "nn"]);
      // On this machine an address can ask for a language, for one load (spec: languages-25).
      const asked = await get("?sprak=nn", { cookie: "portal-language=en" });
      expect([languageOfPage(asked.body), asked.headers["set-cookie"]]).toEqual(["nn", undefined]);
      expect(languageOfPage((await get("?sprak=se", { cookie: "portal-language=en" })).body)).toBe("en");
    } finally {
      await server.close();
    }
  });

  test("the function at the edge, which does not know ?sprak", async () => {
    const store = new MemoryStore();
    const target = await DeployTarget.open(store);
    const textAt = async (key: string) => new TextDecoder().decode((await store.get(key))?.bytes);
    const read = async (key: string) => JSON.parse(await textAt(key)) as unknown;
    try {
      await target.deploy(await readBuiltReleases(several));
      const { seen, expected } = await compareLanguages(async ({ cookie, acceptLanguage }) => {
        const asked = { method: "GET", host: "forsikring.alfa.example", path: baseFolder, query: "", isSecure: true };
        const { keys = [], headers } = await answerAtEdge(
          { ...asked, cookie, acceptLanguage },
          { read, random: () => 0 },
        );
        expect(headers["Vary"]).toBe("Cookie, Accept-Language, Accept-Encoding");
        return languageOfPage(await textAt(keys.at(-1) ?? ""));
      });
      expect(seen).toEqual(expected);
    } finally {
      await target.close();
    }
  });
});
