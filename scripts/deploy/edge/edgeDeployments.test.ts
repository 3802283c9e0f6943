import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { baseFolder } from "#contract/basePath.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import type { BuiltRelease } from "../BuiltRelease.ts";
import { rollBack } from "../rollBack.ts";
import { answerAtEdge, type EdgeAnswer, type EdgeRequest } from "./answerAtEdge.ts";
import { EdgeFiles } from "./EdgeFiles.ts";

let store: MemoryStore;
let target: DeployTarget;
beforeEach(async () => {
  store = new MemoryStore();
  target = await DeployTarget.open(store);
});
afterEach(() => target.close());

const textAt = async (key: string) => {
  const stored = await store.get(key);
  return stored && new TextDecoder().decode(stored.bytes);
};

const hostFileOf = (brand: string) => new TextEncoder().encode(JSON.stringify({ schemaVersion: 1, brand }));

const put = (key: string, text: string) => store.put(key, new TextEncoder().encode(text));

/** What a visitor gets, as a CDN with the function sends it. */
async function ask(path: string, request: Partial<EdgeRequest> = {}, random = 0.5) {
  const answer: EdgeAnswer = await answerAtEdge(
    { method: "GET", host: "alfa.example", path, query: "", isSecure: true, ...request },
    {
      random: () => random,
      read: async (key) => {
        const text = await textAt(key);
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      },
    },
  );
  for (const key of answer.keys ?? []) {
    const body = await textAt(key);
    if (body !== undefined) return { ...answer, key, body, object: store.headersOf(key) };
  }
  return answer.keys === undefined ? { ...answer, body: answer.text } : { ...answer, status: 404, body: undefined };
}

/** The text of a brand's page, when page, policy and script are of one release. */
async function wholePage(brand: string, path = baseFolder): Promise<string> {
  const { body, headers } = await ask(path, { host: `${brand}.example` });
  const [, text = ""] = /<p>(.*)<\/p>/.exec(body ?? "") ?? [];
  expect(headers["Content-Security-Policy"]).toBe(`default-src 'none'; report-uri /${text}`);
  const [, script = ""] = /src="([^"]+)"/.exec(body ?? "") ?? [];
  expect((await ask(script, { host: `${brand}.example` })).status).toBe(200);
  return text;
}

/**
 * Deploys a release again and again over the saved store, each time killed one write later, until a run is complete.
 * @param check what is checked after each run
 * @returns how many writes a complete run makes
 */
async function killBeforeEachWrite(release: readonly BuiltRelease[], check: () => Promise<void>): Promise<number> {
  for (let writes = 0; ; writes += 1) {
    store.restore();
    const failing = new FailingStore(store, writes);
    await target.deploy(release, {}, failing).catch((error: unknown) => expect(String(error)).toContain("killed"));
    await check();
    if (!failing.hasFailed) return writes;
  }
}

describe("A deployment to a bucket behind a CDN", () => {
  const before: Readonly<Record<string, string>> = { alfa: "en", beta: "en" };
  const after: Readonly<Record<string, string>> = { alfa: "to", beta: "to" };

  test("killed before any write: page, headers and script are of one release, and the next run completes it", async () => {
    const next = await target.build("b2", after);
    await target.deploy(await target.build("a1", before));
    store.save();
    const writes = await killBeforeEachWrite(next, async () => {
      for (const brand of ["alfa", "beta"]) {
        const text = await wholePage(brand);
        expect([before[brand], after[brand]]).toContain(text);
        // Without the function of the edge.
        const direct = (await textAt(`${brand}/index.html`)) ?? "";
        const [, script = ""] = /src="\/privat\/forsikring\/oversikt\/([^"]+)"/.exec(direct) ?? [];
        expect(await textAt(`${brand}/${script}`)).toBeDefined();
      }
      await target.deploy(next);
      expect([await wholePage("alfa"), await textAt("beta/index.html")]).toEqual(["to", expect.stringContaining("to")]);
    });
    expect(writes).toBeGreaterThan(20);
  });

  test("the first one, killed before any write: there is no page or a whole one", async () => {
    const first = await target.build("a1", before);
    await killBeforeEachWrite(first, async () => {
      if ((await ask(baseFolder)).status !== 404) expect(await wholePage("alfa")).toBe("en");
    });
    expect(await wholePage("beta")).toBe("en");
  });

  test("killed before any write: every language's page is of one release (spec: languages-22)", async () => {
    const build = (code: string, text: string) => target.build(code, { alfa: text }, undefined, ["nb", "en"]);
    const next = await build("b2", "to");
    await target.deploy(await build("a1", "en"));
    const pageIn = async (language: string) => {
      const { body, headers } = await ask(baseFolder, { cookie: `portal-language=${language}` });
      const [, lang, text = ""] = /<html lang="(\w+)"><p>(.*)<\/p>/.exec(body ?? "") ?? [];
      expect(lang).toBe(language);
      expect(headers["Content-Security-Policy"]).toBe(`default-src 'none'; report-uri /${text}`);
      expect(headers["Vary"]).toBe("Cookie, Accept-Language, Accept-Encoding");
      return text;
    };
    store.save();
    await killBeforeEachWrite(next, async () => {
      const [own, english] = [await pageIn("nb"), await pageIn("en")];
      expect(["en", "to"]).toContain(own);
      expect(english).toBe(own);
      await target.deploy(next);
      expect([await pageIn("nb"), await pageIn("en")]).toEqual(["to", "to"]);
      // Without the function of the edge there is the brand's own language alone.
      expect(await textAt("alfa/index.html")).toContain('<html lang="nb"><p>to</p>');
    });
  });

  test("a second run sends nothing, and a rollback moves the pages too", async () => {
    await target.deploy(await target.build("a1", before));
    const next = await target.build("b2", after);
    await target.deploy(next);
    const failing = new FailingStore(store, 4);
    // The claim is taken, gets the goal, is confirmed, and is released.
    expect(await target.deploy(next, {}, failing)).toMatchObject({ files: 0, changed: [] });
    expect(failing.hasFailed).toBe(false);
    await rollBack(store, { deployer: target.deployer, brand: "alfa", edge: new EdgeFiles(store) });
    expect([await wholePage("alfa"), await wholePage("beta")]).toEqual(["en", "to"]);
    expect(await textAt("alfa/index.html")).toContain("<p>en</p>");
    await rollBack(store, { deployer: target.deployer, edge: new EdgeFiles(store) });
    expect(await wholePage("beta")).toBe("en");
  });

  test("a canary is seen by its share, and a browser keeps its number", async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }));
    expect((await ask(baseFolder)).headers["Set-Cookie"]).toBeUndefined();
    await target.deploy(await target.build("b2", { alfa: "to" }), { share: 30 });
    for (const [random, text] of [
      [0.25, "to"],
      [0.3, "en"],
      [0.5, "en"],
    ] as const) {
      const first = await ask(baseFolder, {}, random);
      expect(first.body).toContain(`<p>${text}</p>`);
      expect(first.headers["Set-Cookie"]).toBe(
        `portal_bucket=${random * 100}; Path=/privat/forsikring/oversikt; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
      );
      const again = await ask(baseFolder, { cookie: `a=1; portal_bucket=${random * 100}` }, 0.99);
      expect([again.headers["Set-Cookie"], again.body === first.body]).toEqual([undefined, true]);
    }
    expect((await ask(baseFolder, { cookie: "portal_bucket=500" }, 0.1)).headers["Set-Cookie"]).toContain("=10;");
  });

  test("a damaged file of a host is written again by the next deployment", async () => {
    await target.deploy(await target.build("a1", { alfa: "a1" }));
    await store.put("_hosts/alfa.example.json", new TextEncoder().encode("{"));
    await target.deploy(await target.build("b2", { alfa: "b2" }));
    expect(await wholePage("alfa")).toBe("b2");
  });

  test("a host name of another brand is refused, and nothing is changed", async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }));
    const id = (await target.pointer("alfa"))?.release ?? "";
    const key = `alfa/releases/${id}/headers.json`;
    const headers = (await textAt(key)) ?? "";
    await store.put(key, new TextEncoder().encode(headers.replace('"alfa.example"', '"alfa.example","beta.example"')));
    await store.put("_hosts/beta.example.json", hostFileOf("alfa"));
    await expect(target.deploy(await target.build("b2", { beta: "to" }))).rejects.toThrow(
      "The host name beta.example belongs to alfa and to beta. A host name can have one owner only.",
    );
    expect([await target.pointer("beta"), await textAt("_hosts/beta.example.json")]).toEqual([
      undefined,
      expect.stringContaining("alfa"),
    ]);
  });

  test.each([
    ["nobody has", undefined],
    ["another brand gave up", hostFileOf("gamma")],
  ])("two that take a host name which %s at the same time: one gets it, the other stops", async (_, before) => {
    const key = "_hosts/beta.example.json";
    if (before !== undefined) await store.put(key, before);
    const interfering = new FailingStore(store, Number.POSITIVE_INFINITY);
    const put = interfering.put.bind(interfering);
    interfering.put = async (at, bytes, options) => {
      // After this one has read it, and before it writes.
      if (at === key) await store.put(key, hostFileOf("alfa"));
      return put(at, bytes, options);
    };
    await expect(target.deploy(await target.build("a1", { beta: "en" }), {}, interfering)).rejects.toThrow(
      `Another deployment was faster: ${key} was written by another program meanwhile. Nothing was changed for visitors`,
    );
    expect([await textAt(key), await target.pointer("beta")]).toEqual([expect.stringContaining("alfa"), undefined]);
  });

  test("a host name that a brand gave up is free, and a file that was left behind serves nothing", async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }));
    await store.put("_hosts/beta.example.json", hostFileOf("alfa"));
    expect((await ask(baseFolder, { host: "beta.example" })).status).toBe(404);
    await target.deploy(await target.build("a1", { beta: "en" }));
    expect(await wholePage("beta")).toBe("en");
  });
});

// Which file, status and headers an address gets is asked in tests/addresses.test.ts.
describe("The function at the edge", () => {
  beforeEach(async () => {
    await target.deploy(await target.build("a1", { alfa: "en" }));
  });

  test("sends the compressed form that the browser takes, as the store has it", async () => {
    const form = async (acceptEncoding: string) => {
      const { key, object } = (await ask(baseFolder, { acceptEncoding })) as Awaited<ReturnType<typeof ask>> & {
        readonly key?: string;
        readonly object?: unknown;
      };
      return [key?.replace(/.*\//, ""), object];
    };
    const type = "text/html; charset=utf-8";
    expect(await form("gzip, deflate, br;q=0.9")).toEqual([
      "index.html.br",
      { type, encoding: "br", cacheControl: "no-cache" },
    ]);
    expect(await form("gzip, br;q=0.00")).toEqual(await form("gzip, br;q=0"));
    expect(await form("gzip, br;q=0")).toEqual(["index.html.gz", { type, encoding: "gzip", cacheControl: "no-cache" }]);
    expect(await form("")).toEqual(["index.html", { type, cacheControl: "no-cache" }]);
  });

  test("the target's notices come before the empty file of the release, also for a canary (spec: notices-21)", async () => {
    const address = `${baseFolder}driftsmeldinger.json`;
    expect((await ask(address)).status).toBe(404);
    await put("alfa/driftsmeldinger.json", '{"notices":[],"closed":[],"a":1}');
    expect(await ask(address)).toMatchObject({ status: 200, key: "alfa/driftsmeldinger.json" });
    const { keys, headers } = await ask(address, {}, 0);
    expect(keys?.map((key) => key.replace(/[0-9a-f]{16}/, "id"))).toEqual([
      "alfa/driftsmeldinger.json",
      "alfa/releases/id/driftsmeldinger.json",
    ]);
    expect([headers["Cache-Control"], headers["Content-Type"]]).toEqual([
      "no-cache",
      "application/json; charset=utf-8",
    ]);
    await put("_hosts/pr-1--alfa.example.json", JSON.stringify({ schemaVersion: 1, brand: "alfa", preview: "pr-1" }));
    const [release] = await target.build("p1", { alfa: "p1" }, "pr-1");
    await put("_previews/pr-1/alfa/current.json", JSON.stringify({ release: release?.id }));
    const hosts = { Production: { hostnames: ["pr-1--alfa.example"], page: {}, assets: {}, wellKnown: {} } };
    await put(`_previews/pr-1/alfa/releases/${release?.id}/headers.json`, JSON.stringify(hosts));
    expect(
      (
        await answerAtEdge(
          { method: "GET", host: "pr-1--alfa.example", path: address, query: "", isSecure: true },
          { random: () => 0, read: async (key) => JSON.parse((await textAt(key)) ?? "null") as unknown },
        )
      ).keys,
    ).toEqual([`_previews/pr-1/alfa/releases/${release?.id}/driftsmeldinger.json`]);
  });

  test("another host gets nothing", async () => {
    for (const host of ["beta.example", "../alfa", "", "alfa.example.evil", "alfa.example.."])
      expect((await ask(baseFolder, { host })).status).toBe(404);
  });

  test("a host in capitals, or with a dot at its end, is the same host, as behind nginx", async () => {
    for (const host of ["ALFA.Example", "alfa.example."]) expect((await ask(baseFolder, { host })).status).toBe(200);
  });

  test("what does not change is kept; what is served is asked for every five seconds", async () => {
    const asked: Record<string, number> = {};
    await answerAtEdge(
      { method: "GET", host: "alfa.example", path: baseFolder, query: "", isSecure: true },
      {
        random: () => 0,
        read: async (key, keptForMs) => {
          asked[key.replace(/[0-9a-f]{16}/, "id")] = keptForMs;
          return JSON.parse((await textAt(key)) ?? "null") as unknown;
        },
      },
    );
    expect(asked).toEqual({
      "_hosts/alfa.example.json": 60_000,
      "alfa/current.json": 5000,
      "alfa/releases/id/headers.json": Number.POSITIVE_INFINITY,
    });
  });
});
