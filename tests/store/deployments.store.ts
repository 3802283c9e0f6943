import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { baseFolder } from "#contract/basePath.ts";
import { readNotices } from "#contract/notices.ts";
import { noticeCommands } from "#scripts/deploy/commands/notice/noticeCommands.ts";
import { EdgeFiles } from "#scripts/deploy/edge/EdgeFiles.ts";
import { deployPreview } from "#scripts/deploy/preview/deployPreview.ts";
import { endPreviews } from "#scripts/deploy/preview/endPreviews.ts";
import { rollBack } from "#scripts/deploy/rollBack.ts";
import { DeploymentRefused } from "#scripts/deploy/state/DeploymentRefused.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { EdgeVisitor } from "#tests/support/deploy/EdgeVisitor.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { startEdge } from "#tests/support/deploy/startEdge.ts";
import { TestBucket } from "#tests/support/deploy/TestBucket.ts";

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await TestBucket.open();
});
afterAll(() => bucket?.close());

describe("A deployment to a bucket", () => {
  const before = { alfa: "en", beta: "en" };
  const after = { alfa: "to", beta: "to" };

  test("objects have type, encoding and cache headers, and only the CDN can read them", async () => {
    const target = await DeployTarget.open(bucket.store("headers"));
    const [release] = await target.build("a1", { alfa: "en" });
    await target.deploy(release === undefined ? [] : [release]);
    const headersOf = async (key: string) => {
      const { type, encoding, cacheControl } = (await bucket.read(`headers/alfa/${key}`)) ?? {};
      return [type, encoding, cacheControl];
    };
    const immutable = "public, max-age=31536000, immutable";
    const html = "text/html; charset=utf-8";
    expect(await headersOf("assets/main-a1.js.br")).toEqual(["text/javascript; charset=utf-8", "br", immutable]);
    expect(await headersOf("assets/main-a1.js")).toEqual(["text/javascript; charset=utf-8", undefined, immutable]);
    expect(await headersOf(`releases/${release?.id}/index.html.gz`)).toEqual([html, "gzip", "no-cache"]);
    expect(await headersOf("index.html")).toEqual([html, undefined, "no-cache"]);
    expect((await fetch(`${bucket.endpoint}/${bucket.name}/headers/alfa/index.html`)).status).toBe(403);
    await target.close();
  });

  test("killed between two writes: what is served is whole, and the next run completes it", async () => {
    for (const writes of [0, 1, 9, 16, 18, 19, 20, 21, 22, 23]) {
      const store = bucket.store(`killed-${writes}`);
      const target = await DeployTarget.open(store);
      await target.deploy(await target.build("a1", before));
      const next = await target.build("b2", after);
      const failing = new FailingStore(store, writes);
      await target.deploy(next, {}, failing).catch((error: unknown) => expect(String(error)).toContain("killed"));
      const { alfa, beta } = await target.served();
      expect([before.alfa, after.alfa]).toContain(alfa);
      expect([before.beta, after.beta]).toContain(beta);
      await target.deploy(next);
      expect(await target.served()).toEqual(after);
      const again = await target.deploy(next);
      expect([again.files, again.changed, again.known]).toEqual([0, [], 17]);
      await target.close();
    }
  });

  test("of two at once, one is done, and the other says so", async () => {
    const target = await DeployTarget.open(bucket.store("two"));
    await target.deploy(await target.build("a1", { alfa: "en" }));
    const both = [await target.build("b2", { alfa: "to" }), await target.build("c3", { alfa: "tre" })];
    const deployer = { ...target.deployer, pid: process.pid };
    const results = await Promise.allSettled(both.map((each) => target.deploy(each, { deployer })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toBeInstanceOf(DeploymentRefused);
    expect(await target.served()).toEqual({ alfa: results[0]?.status === "fulfilled" ? "to" : "tre" });
    await target.close();
  });

  test("notices: of two at once neither is lost, and the CDN gets them with their tag (spec: notices-23)", async () => {
    const target = await DeployTarget.open(bucket.store("notices"));
    await target.deploy(await target.build("a1", { alfa: "en" }));
    const to = ["--to", `s3://${bucket.name}/notices`, "--endpoint", bucket.endpoint];
    const add = (id: string) => ["add", "--id", id, "--text", "Hei", "--until", "2098-12-01 22:00", "--by", id, ...to];
    const added = await Promise.all(["a", "b"].map((id) => callGroup(noticeCommands, add(id))));
    expect(added.map(({ status }) => status)).toEqual([0, 0]);
    const { body, type, cacheControl, etag } = (await bucket.read("notices/alfa/driftsmeldinger.json")) ?? {};
    const read = readNotices(new TextDecoder().decode(body));
    expect([read?.notices.map(({ id }) => id).toSorted(), type, cacheControl, etag]).toEqual([
      ["a", "b"],
      "application/json; charset=utf-8",
      "no-cache",
      expect.stringMatching(/^"[0-9a-f]{32}"$/),
    ]);
    expect(await callGroup(noticeCommands, ["end", "a", "--by", "kari", ...to])).toMatchObject({
      status: 0,
      stdout: "✓ a has ended, in alfa\n",
    });
    await target.close();
  });

  test("a visitor who reloads all the while gets page, headers and script of one release", async () => {
    const store = bucket.store("visitor");
    const target = await DeployTarget.open(store);
    const deploy = async (text: string) => target.deploy(await target.build(text, { alfa: text, beta: text }));
    await deploy("a1");
    const edge = await startEdge(bucket, "visitor");
    const visitor = new EdgeVisitor(edge.port, "alfa");
    visitor.start();
    const reaches = async (text: string) => {
      await expect.poll(() => visitor.seen.has(text)).toBe(true);
    };
    for (const text of ["b2", "c3", "d4"]) {
      await deploy(text);
      await reaches(text);
    }
    visitor.seen.clear();
    await rollBack(store, { deployer: target.deployer, edge: new EdgeFiles(store), brand: "alfa" });
    await reaches("c3");
    expect((await target.served())["beta"]).toBe("d4");
    await rollBack(store, { deployer: target.deployer, edge: new EdgeFiles(store) });
    expect(await target.served()).toEqual({ alfa: "c3", beta: "c3" });
    // A page that was opened before three deployments.
    expect(await visitor.get(`${baseFolder}assets/main-a1.js`)).toMatchObject({
      status: 200,
      body: "/* a1 */",
      headers: { "content-encoding": "br", "content-type": "text/javascript; charset=utf-8" },
    });
    await visitor.stop();
    expect(visitor.failures).toBe(0);
    await edge.close();
    await target.close();
  });

  test("a preview is served beside production, and is gone when it has ended", async () => {
    const store = bucket.store("preview");
    const target = await DeployTarget.open(store);
    await target.deploy(await target.build("a1", { alfa: "a1" }));
    const { deployer } = target;
    const options = { name: "pr-1", days: 14, keep: 5, hasEdge: true, deployer };
    await deployPreview(store, await target.build("p1", { alfa: "p1" }, "pr-1"), options);
    const edge = await startEdge(bucket, "preview");
    const [production, preview] = [new EdgeVisitor(edge.port, "alfa"), new EdgeVisitor(edge.port, "pr-1--alfa")];
    await production.visit();
    await preview.visit();
    expect([[...production.seen], [...preview.seen]]).toEqual([["a1"], ["p1"]]);
    await endPreviews(store, { deployer, name: "pr-1" });
    await expect.poll(async () => (await preview.get(baseFolder)).status).toBe(404);
    await production.visit();
    expect((await store.list("")).filter(({ key }) => /^_previews|--/.test(key))).toEqual([]);
    await edge.close();
    await target.close();
  });
});

describe("The commands, with a bucket", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "store-commands-"));
    await writeMadeUpReleases(join(folder, "first"), ["alfa", "beta"]);
    await writeMadeUpReleases(join(folder, "second"), ["alfa", "beta"], (input) => ({
      ...input,
      security: { email: "annen@sikkerhet.example" },
    }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const argumentsOf = (name: string, more: readonly string[]) => [
    join(import.meta.dirname, "../../scripts/deploy.ts"),
    ...(name === "deploy" ? [] : [name]),
    "--to",
    `s3://${bucket.name}/commands`,
    "--endpoint",
    bucket.endpoint,
    ...more,
  ];
  const run = (name: string, more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(name, more), {
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
    return { status, stdout, stderr };
  };
  const deploy = (dist: string) => ["--dist", join(folder, dist), "--today", "2026-11-22", "--by", "kari"];

  test("deploy, a process that is killed, releases and rollback", async () => {
    expect(run("releases")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Nothing was deployed") as string,
    });
    const killed = spawn(process.execPath, argumentsOf("deploy", deploy("first")), { stdio: "ignore" });
    const ended = new Promise((resolve) => killed.once("exit", (_, signal) => resolve(signal)));
    await expect
      .poll(async () => (await bucket.store("commands").list("alfa/")).length, { interval: 5 })
      .toBeGreaterThan(0);
    killed.kill("SIGKILL");
    await ended;
    expect(run("deploy", deploy("first")).status).toBe(0);
    expect(run("deploy", deploy("first")).stdout).toContain("every brand was deployed already; 0 files sent");
    expect(run("deploy", deploy("second")).stdout).toContain("✓ deployed alfa, beta");
    expect(run("rollback", ["--brand", "alfa"]).stdout).toContain("✓ alfa: ");
    const { brands } = JSON.parse(run("releases", ["--json"]).stdout) as {
      readonly brands: readonly { readonly changes: readonly { readonly action: string }[] }[];
    };
    expect(brands.map(({ changes }) => changes[0]?.action)).toEqual(["rollback", "deploy"]);
  });

  test.each([
    ["another bucket", ["--to", "s3://finnes-ikke"], {}, 'There is no bucket "finnes-ikke" at http'],
    ["a wrong secret", [], { AWS_SECRET_ACCESS_KEY: "feil" }, "does not know these credentials"],
    [
      "an address without a store",
      ["--endpoint", "http://127.0.0.1:1"],
      {},
      "cannot be reached at http://127.0.0.1:1 (ECONNREFUSED)",
    ],
    [
      "no credentials",
      [],
      { AWS_ACCESS_KEY_ID: "", AWS_SECRET_ACCESS_KEY: "", AWS_EC2_METADATA_DISABLED: "true", HOME: "/finnes/ikke" },
      "There are no credentials. Log in",
    ],
  ] as const)("%s: exit 2, and what to do", (_, more, env, message) => {
    const { status, stderr } = run("releases", more, env);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
