import { baseFolder } from "#contract/basePath.ts";
import { deployPreview } from "#scripts/deploy/preview/deployPreview.ts";
import { endPreviews } from "#scripts/deploy/preview/endPreviews.ts";
import { rollBack } from "#scripts/deploy/rollBack.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { type Answer, openServed } from "./openServed.ts";

const textOf = (page: string) => /<p>(.*)<\/p>/.exec(page)?.[1] ?? "";
const scriptOf = (page: string) => /src="([^"]+)"/.exec(page)?.[1] ?? "";

test("nginx: a visitor who reloads all the while gets page, policy and script of one release", async () => {
  const { target, publish, publishBack, reloadCount, get, close } = await openServed();
  try {
    // The real clock: nginx distinguishes two pages of one size by the second in which they were written.
    const deployer = { ...target.deployer, now: () => new Date() };
    const deploy = async (text: string) =>
      target.deploy(await target.build(text, { alfa: text }), { publish, deployer });
    await deploy("a1");
    const seen = new Set<string>();
    let cached: Answer | undefined;
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const page = await get(baseFolder);
        expect([page.status, textOf(page.body)]).toEqual([200, page.policy]);
        expect(await get(scriptOf(page.body))).toMatchObject({ status: 200, body: `/* ${page.policy} */` });
        // A browser that has a page asks whether it is still the one. The policy of the answer belongs to that page.
        if (cached !== undefined) {
          const again = await get(baseFolder, { "If-None-Match": cached.etag });
          if (again.status === 304) expect(again.policy).toBe(cached.policy);
        }
        cached = page;
        seen.add(page.policy);
      }
    };
    const reloading = visit();
    const reaches = (text: string) => expect.poll(() => seen.has(text)).toBe(true);
    for (const text of ["b2", "c3", "d4"]) {
      await deploy(text);
      await Promise.race([reaches(text), reloading]);
    }
    seen.delete("c3");
    const reloads = reloadCount();
    await rollBack(target.store, { deployer, publish: publishBack });
    await Promise.race([reaches("c3"), reloading]);
    expect(reloadCount()).toBe(reloads);
    // A page that was opened before three deployments.
    expect((await get(`${baseFolder}assets/main-a1.js`)).status).toBe(200);
    isOver = true;
    await reloading;
  } finally {
    await close();
  }
});

test("nginx: a configuration that nginx refuses changes nothing", async () => {
  const { target, publish, get, close } = await openServed();
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    const refused = target.deploy(await target.build("b2", { alfa: "b2" }), { publish: () => publish("false") });
    await expect(refused).rejects.toThrow("nginx refused the configuration");
    expect(await target.served()).toEqual({ alfa: "a1" });
    await publish();
    expect((await get(baseFolder)).policy).toBe("a1");
  } finally {
    await close();
  }
});

test("nginx: page and policy are of one release while rollbacks go to and fro, without a new configuration", async () => {
  const { target, publish, publishBack, reloadCount, get, close } = await openServed();
  try {
    const [one, two] = [await target.build("a1", { alfa: "a1" }), await target.build("b2", { alfa: "b2" })];
    await target.deploy(one, { publish });
    await target.deploy(two, { publish });
    await expect.poll(async () => (await get(baseFolder)).policy).toBe("b2");
    const reloads = reloadCount();
    const before = await target.pointer("alfa");
    let moves = 0;
    let isOver = false;
    const move = async () => {
      while (!isOver) {
        const release = (moves % 2 === 0 ? one : two)[0]?.id;
        await target.store.put("alfa/current.json", new TextEncoder().encode(JSON.stringify({ ...before, release })));
        await publishBack();
        moves += 1;
      }
    };
    const moving = move();
    const seen = new Set<string>();
    for (let visits = 0; visits < 200 || seen.size < 2; visits += 1) {
      const { status, body, policy } = await get(baseFolder);
      expect([status, textOf(body)]).toEqual([200, policy]);
      seen.add(policy);
    }
    isOver = true;
    await moving;
    expect(moves).toBeGreaterThan(1);
    expect(reloadCount()).toBe(reloads);
  } finally {
    await close();
  }
});

test("nginx: a canary is seen by its share of the visitors, and each keeps what it has seen", async () => {
  const { target, publish, publishBack, get, close } = await openServed({ balancers: ["127.0.0.1"] });
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    expect((await get(baseFolder)).cookie).toBe("");
    await target.deploy(await target.build("b2", { alfa: "b2" }), { publish, share: 30 });
    // A worker with the old configuration may still take a request.
    const hasAllRead = async () => {
      for (let request = 0; request < 20; request += 1)
        if (!(await get(baseFolder)).cookie.includes("portal_bucket=")) return false;
      return true;
    };
    await expect.poll(hasAllRead).toBe(true);
    for (let visitor = 0; visitor < 60; visitor += 1) {
      const first = await get(baseFolder);
      const bucket = /^portal_bucket=(\d+); Path=\/privat\/forsikring\/oversikt; /.exec(first.cookie)?.[1] ?? "";
      expect([textOf(first.body), first.policy]).toEqual(Array(2).fill(Number(bucket) < 30 ? "b2" : "a1"));
      const again = await get(baseFolder, { Cookie: `portal_bucket=${bucket}` });
      expect([again.policy, again.cookie]).toEqual([first.policy, ""]);
    }
    for (const [bucket, text] of [
      ["0", "b2"],
      ["29", "b2"],
      ["30", "a1"],
      ["99", "a1"],
    ] as const)
      expect((await get(baseFolder, { Cookie: `portal_bucket=${bucket}` })).policy).toBe(text);
    const foreign = await get(baseFolder, { Cookie: "portal_bucket=500" });
    expect(foreign.cookie).toContain("portal_bucket=");
    expect((await get(baseFolder, { "X-Forwarded-Proto": "https" })).cookie).toContain("; SameSite=Lax; Secure");
    await rollBack(target.store, { deployer: target.deployer, publish: publishBack });
    await expect.poll(async () => (await get(baseFolder, { Cookie: "portal_bucket=0" })).policy).toBe("a1");
  } finally {
    await close();
  }
});

test("nginx: a preview is served beside production under its own host, and is gone when it has ended", async () => {
  const { target, publish, get, close } = await openServed();
  try {
    const { deployer, store } = target;
    const options = { name: "pr-1", days: 14, keep: 5, hasEdge: false, deployer, publish };
    const preview = { Host: "pr-1--alfa.example" };
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    expect((await get(baseFolder, preview)).status).toBe(404);
    await deployPreview(store, await target.build("p1", { alfa: "p1" }, "pr-1"), options);
    await expect.poll(async () => (await get(baseFolder, preview)).policy).toBe("p1");
    const page = await get(baseFolder, preview);
    expect([textOf(page.body), (await get(scriptOf(page.body), preview)).body]).toEqual(["p1", "/* p1 */"]);
    // Neither has the scripts of the other.
    expect((await get(scriptOf(page.body))).status).toBe(404);
    expect((await get(`${baseFolder}assets/main-a1.js`, preview)).status).toBe(404);
    expect((await get(baseFolder)).policy).toBe("a1");
    await endPreviews(store, { deployer, name: "pr-1", publish });
    await expect.poll(async () => (await get(baseFolder, preview)).status).toBe(404);
    expect((await get(baseFolder)).policy).toBe("a1");
  } finally {
    await close();
  }
});
