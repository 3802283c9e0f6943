import { baseFolder } from "#contract/basePath.ts";
import { parseUtgave } from "#contract/utgave.ts";
import { deployPreview } from "#scripts/deploy/preview/deployPreview.ts";
import { rollBack } from "#scripts/deploy/rollBack.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { openServed } from "./openServed.ts";

const address = `${baseFolder}utgave.json`;
/** Commits of one history, by their number. */
const commit = (at: number) => String(at).padStart(40, "0");

test("nginx: utgave.json names what all visitors get, through deployments, a canary and a rollback", async () => {
  const { target, publish, publishBack, reloadCount, get, close } = await openServed();
  try {
    const deploy = async (at: number, text: string, share = 100) => {
      const releases = await target.build(text, { alfa: text });
      const isAncestor = async (one: string, other: string) => one <= other;
      await target.deploy(
        releases.map((release) => ({ ...release, commit: commit(at) })),
        { publish, share, isAncestor },
      );
      return releases[0]?.id;
    };
    const utgave = async (headers: Readonly<Record<string, string>> = {}) =>
      parseUtgave((await get(address, headers)).body);
    /** A worker with the configuration of before may still take a request. */
    const reaches = (release: string | undefined, at: number) =>
      expect.poll(async () => await utgave()).toMatchObject({ release, commit: commit(at) });
    const first = await deploy(1, "a1");
    await reaches(first, 1);
    // The same folder of a later commit: nginx reads nothing, and a browser that asks with a tag gets the new commit.
    const { etag } = await get(address);
    const reloads = reloadCount();
    await deploy(2, "a1");
    await reaches(first, 2);
    expect([
      reloadCount(),
      etag,
      (await get(address, { "If-None-Match": '"5f-1"', "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" })).status,
    ]).toEqual([reloads, "", 200]);
    const next = await deploy(3, "b2", 30);
    await expect.poll(async () => (await get(baseFolder, { Cookie: "portal_bucket=0" })).policy).toBe("b2");
    for (const bucket of ["0", "99"])
      expect(await utgave({ Cookie: `portal_bucket=${bucket}` })).toMatchObject({ release: first, commit: commit(2) });
    await deploy(3, "b2");
    await reaches(next, 3);
    await rollBack(target.store, { deployer: target.deployer, publish: publishBack });
    await reaches(first, 2);
  } finally {
    await close();
  }
});

test("nginx: a preview has no utgave.json, and neither has a host that nobody has", async () => {
  const { target, publish, get, close } = await openServed();
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    const options = { name: "pr-1", days: 14, keep: 5, hasEdge: false, deployer: target.deployer, publish };
    await deployPreview(target.store, await target.build("p1", { alfa: "p1" }, "pr-1"), options);
    const preview = { Host: "pr-1--alfa.example" };
    await expect.poll(async () => (await get(baseFolder, preview)).policy).toBe("p1");
    for (const headers of [preview, { Host: "ukjent.example" }])
      expect([(await get(address, headers)).status, (await get(address)).status]).toEqual([404, 200]);
  } finally {
    await close();
  }
});
