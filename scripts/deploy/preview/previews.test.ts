import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { baseFolder } from "#contract/basePath.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import { answerAtEdge } from "../edge/answerAtEdge.ts";
import { EdgeFiles } from "../edge/EdgeFiles.ts";
import { readDeployedSites } from "../nginx/readDeployedSites.ts";
import { rollBack } from "../rollBack.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { deployPreview } from "./deployPreview.ts";
import { endPreviews } from "./endPreviews.ts";
import { readPreviews } from "../state/PreviewRecord.ts";

let store: MemoryStore;
let target: DeployTarget;
beforeEach(async () => {
  store = new MemoryStore();
  target = await DeployTarget.open(store);
  await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
});
afterEach(() => target.close());

const textAt = async (key: string) => {
  const stored = await store.get(key);
  return stored && new TextDecoder().decode(stored.bytes);
};

async function ask(host: string, path: string) {
  const read = async (key: string) => JSON.parse((await textAt(key)) ?? "null") as unknown;
  return answerAtEdge(
    { method: "GET", host, path, query: "", isSecure: true },
    { read: async (key) => (await read(key)) ?? undefined, random: () => 0 },
  );
}

/** The text of the page at a host, with its own policy and a script that is there; "none" for 404. */
async function pageAt(host: string): Promise<string> {
  const { status, headers, keys } = await ask(host, baseFolder);
  if (status === 404) return "none";
  const body = (await textAt(keys?.at(-1) ?? "")) ?? "";
  const text = /<p>(.*)<\/p>/.exec(body)?.[1] ?? "no page";
  expect(headers["Content-Security-Policy"]).toBe(`default-src 'none'; report-uri /${text}`);
  const script = await ask(host, /src="([^"]+)"/.exec(body)?.[1] ?? "");
  expect(await textAt(script.keys?.at(-1) ?? "")).toBeDefined();
  return text;
}

/** Everything but the previews, their host names, and the file that keeps deployments apart. */
async function production(): Promise<Record<string, string | undefined>> {
  const keys = (await store.list("")).map(({ key }) => key);
  const own = keys.filter((key) => !/^_previews\/|^_hosts\/.*--|^deployment\.json$/.test(key));
  return Object.fromEntries(await Promise.all(own.map(async (key) => [key, await textAt(key)] as const)));
}

const ofPreviews = async () => (await store.list("")).map(({ key }) => key).filter((key) => /^_previews|--/.test(key));

async function preview(name: string, texts: Readonly<Record<string, string>>, to: DeploymentStore = store, days = 14) {
  const releases = await target.build("p1", texts, name);
  await deployPreview(to, releases, { name, days, keep: 5, hasEdge: true, deployer: target.deployer });
}

const end = (name?: string, at: DeploymentStore = store) =>
  endPreviews(at, { deployer: target.deployer, ...(name !== undefined && { name }) });

describe("deploy --preview", () => {
  test("previews are served beside each other and beside production, which they never touch", async () => {
    const before = await production();
    await preview("pr-1", { alfa: "gren" });
    await preview("pr-12", { alfa: "annen", beta: "annen" });
    expect(await production()).toEqual(before);
    const hosts = ["alfa.example", "pr-1--alfa.example", "pr-12--alfa.example", "pr-1--beta.example"];
    expect(await Promise.all(hosts.map(pageAt))).toEqual(["en", "gren", "annen", "none"]);
    await preview("pr-1", { alfa: "nyere" });
    await end("pr-12");
    expect(await Promise.all(hosts.map(pageAt))).toEqual(["en", "nyere", "none", "none"]);
    expect(await production()).toEqual(before);
  });

  test("deployments and rollbacks of production never touch a preview", async () => {
    await preview("pr-1", { alfa: "gren" });
    const before = await Promise.all((await ofPreviews()).map(textAt));
    await target.deploy(await target.build("b2", { alfa: "to", beta: "to" }));
    await rollBack(store, { deployer: target.deployer, edge: new EdgeFiles(store) });
    expect(await Promise.all((await ofPreviews()).map(textAt))).toEqual(before);
    expect(await pageAt("alfa.example")).toBe("en");
  });

  test("killed before any write: production is as before, the preview whole, and the next run completes it", async () => {
    const before = await production();
    await preview("pr-1", { alfa: "gren" });
    store.save();
    for (let writes = 0, isComplete = false; !isComplete; writes += 1) {
      store.restore();
      const failing = new FailingStore(store, writes);
      await preview("pr-1", { alfa: "nyere" }, failing).catch((error: unknown) =>
        expect(String(error)).toContain("killed"),
      );
      isComplete = !failing.hasFailed;
      expect(["gren", "nyere"]).toContain(await pageAt("pr-1--alfa.example"));
      expect(await production()).toEqual(before);
      await preview("pr-1", { alfa: "nyere" });
      expect(await pageAt("pr-1--alfa.example")).toBe("nyere");
      if (isComplete) expect(writes).toBeGreaterThan(5);
    }
  });

  test("the end of a preview, killed before any write: the next deployment completes it", async () => {
    await preview("pr-1", { alfa: "gren", beta: "gren" });
    await preview("pr-12", { alfa: "annen" });
    store.save();
    for (let writes = 0, isComplete = false; !isComplete; writes += 1) {
      store.restore();
      const failing = new FailingStore(store, writes);
      await end("pr-1", failing).catch((error: unknown) => expect(String(error)).toContain("killed"));
      isComplete = !failing.hasFailed;
      for (const brand of ["alfa", "beta"]) expect(["gren", "none"]).toContain(await pageAt(`pr-1--${brand}.example`));
      await end();
      // Killed before it was marked as ended, nothing was done: the claim and the goal alone were written.
      if (writes > 2)
        expect((await ofPreviews()).filter((key) => key.includes("pr-1-") || key.includes("pr-1/"))).toEqual([]);
      else expect(await pageAt("pr-1--alfa.example")).toBe("gren");
      expect(await pageAt("pr-12--alfa.example")).toBe("annen");
    }
    await end("pr-12");
    expect(await ofPreviews()).toEqual([]);
  });

  test("an expired preview is served until a deployment ends it; deploying it again restarts its days", async () => {
    await preview("pr-1", { alfa: "gren" }, store, 1);
    await preview("pr-2", { alfa: "annen" }, store, 1);
    const late = { ...target.deployer, now: () => new Date("2026-11-24T00:00:00Z") };
    await deployPreview(store, await target.build("p1", { alfa: "annen" }, "pr-2"), {
      name: "pr-2",
      days: 1,
      keep: 5,
      hasEdge: true,
      deployer: late,
    });
    expect(await pageAt("pr-1--alfa.example")).toBe("gren");
    expect(await endPreviews(store, { deployer: late })).toEqual(["pr-1"]);
    expect([await pageAt("pr-1--alfa.example"), await pageAt("pr-2--alfa.example")]).toEqual(["none", "annen"]);
    const [{ record } = {}] = await readPreviews(store);
    expect(record).toMatchObject({ name: "pr-2", expires: "2026-11-25T00:00:00.000Z", by: "kari@ci" });
    expect(record?.since).toMatch(/^2026-11-22/);
  });

  test("nginx serves it from its own folder; when nginx refuses its end, it is served as before", async () => {
    await preview("pr-1", { alfa: "gren" });
    const sites = () => readDeployedSites(store);
    const [, , site] = await sites();
    expect(site).toMatchObject({ brand: "alfa", preview: "pr-1", assets: "_previews/pr-1/alfa" });
    expect(await textAt(`${site?.folder}/index.html`)).toContain("gren");
    const publish = () => Promise.reject(new Error("nginx: no"));
    const ending = endPreviews(store, { deployer: target.deployer, name: "pr-1", publish });
    await expect(ending).rejects.toThrow("nginx: no");
    expect([await sites(), await pageAt("pr-1--alfa.example")]).toEqual([
      [expect.anything(), expect.anything(), site],
      "gren",
    ]);
    let published: readonly (string | undefined)[] = [];
    await endPreviews(store, {
      deployer: target.deployer,
      name: "pr-1",
      publish: async () => {
        published = (await sites()).map((one) => one.preview);
        // No file was removed yet.
        expect(await pageAt("pr-1--alfa.example")).toBe("gren");
      },
    });
    expect(published).toEqual([undefined, undefined]);
  });

  test("a preview and a deployment of production are never made at the same time", async () => {
    const claim = { schemaVersion: 1, state: "running", by: "ola", host: "ci", pid: process.pid };
    const running = JSON.stringify({ ...claim, at: target.deployer.now().toISOString() });
    await store.put("deployment.json", new TextEncoder().encode(running));
    await expect(preview("pr-1", { alfa: "gren" })).rejects.toThrow("Another deployment is running: by ola");
    await expect(end("pr-1")).rejects.toThrow("Another deployment is running: by ola");
    expect(await ofPreviews()).toEqual([]);
  });

  test("the end of a preview that does not exist changes nothing", async () => {
    await preview("pr-1", { alfa: "gren" });
    expect([await end("pr-2"), await end("pr"), await pageAt("pr-1--alfa.example")]).toEqual([[], [], "gren"]);
  });

  test("a host name that production gave up is free for a preview, and one that it has is not", async () => {
    const key = "_hosts/pr-1--alfa.example.json";
    const ofProduction = new TextEncoder().encode(JSON.stringify({ schemaVersion: 1, brand: "alfa" }));
    await store.put(key, ofProduction);
    await preview("pr-1", { alfa: "gren" });
    expect(await pageAt("pr-1--alfa.example")).toBe("gren");
    await store.put(key, new TextEncoder().encode(JSON.stringify({ schemaVersion: 1, brand: "beta" })));
    const headersKey = `beta/releases/${(await target.pointer("beta"))?.release}/headers.json`;
    const headers = (await textAt(headersKey)) ?? "";
    await store.put(headersKey, new TextEncoder().encode(headers.replace("beta.example", "pr-1--alfa.example")));
    await expect(preview("pr-1", { alfa: "nyere" })).rejects.toThrow(
      "The host name pr-1--alfa.example belongs to beta and to alfa in the preview pr-1.",
    );
  });

  test("the folders of another preview, and of production, are refused", async () => {
    const options = { name: "pr-1", days: 14, keep: 5, hasEdge: true, deployer: target.deployer };
    const send = async (name: string | undefined) =>
      deployPreview(store, await target.build("b2", { alfa: "to" }, name), options);
    await expect(send(undefined)).rejects.toThrow(
      "The folder of alfa is not a preview: build it with npm run build -- --preview pr-1. Nothing was deployed.",
    );
    await expect(send("pr-2")).rejects.toThrow("The folder of alfa is the preview pr-2: build it with");
    const [release] = await target.build("b2", { alfa: "to" }, "pr-1");
    const strange = release && { ...release, hosts: ["alfa.example"] };
    await expect(deployPreview(store, strange ? [strange] : [], options)).rejects.toThrow(
      "The preview of alfa has the host name alfa.example, which is not its own.",
    );
    expect(await ofPreviews()).toEqual([]);
  });
});
