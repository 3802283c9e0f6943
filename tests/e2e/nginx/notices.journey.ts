import { baseFolder } from "#contract/basePath.ts";
import { noNotices, noticesFile, readNotices } from "#contract/notices.ts";
import { noticeCommands } from "#scripts/deploy/commands/notice/noticeCommands.ts";
import { deployPreview } from "#scripts/deploy/preview/deployPreview.ts";
import { rollBack } from "#scripts/deploy/rollBack.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { callGroup } from "#tests/support/releases/callCommand.ts";
import { openServed } from "./openServed.ts";

const address = `${baseFolder}${noticesFile}`;
const empty = `${JSON.stringify(noNotices)}\n`;

test("nginx: a notice is added and ends, and deployments and rollbacks keep it (spec: notices-21)", async () => {
  const { target, publish, publishBack, reloadCount, get, close } = await openServed();
  const deploy = async (text: string) => {
    const releases = await target.build(text, { alfa: text });
    await target.deploy(releases, { publish });
    return releases[0]?.id ?? "";
  };
  const run = async (...words: readonly string[]) =>
    expect(await callGroup(noticeCommands, [...words, "--to", target.path, "--by", "kari"])).toMatchObject({
      status: 0,
    });
  const ids = async () => readNotices((await get(address)).body)?.notices.map(({ id }) => id);
  const add = (id: string) => run("add", "--id", id, "--text", "Vi oppdaterer", "--until", "2098-12-01 22:00");
  try {
    const first = await deploy("a1");
    // A release that was built before there were notices.
    expect((await get(address)).status).toBe(404);
    await target.store.put(`alfa/releases/${first}/${noticesFile}`, new TextEncoder().encode(empty));
    expect(await get(address)).toMatchObject({ status: 200, body: empty });
    const reloads = reloadCount();
    await add("natt");
    const { etag } = await get(address);
    expect([await ids(), etag]).toEqual([["natt"], expect.stringMatching(/^"[0-9a-f]+-[0-9a-f]+"$/)]);
    expect((await get(address, { "If-None-Match": etag })).status).toBe(304);
    await deploy("b2");
    await expect.poll(async () => (await get(baseFolder)).policy).toBe("b2");
    expect(await ids()).toEqual(["natt"]);
    await add("i-morgen");
    expect([(await get(address, { "If-None-Match": etag })).status, await ids()]).toEqual([200, ["natt", "i-morgen"]]);
    await rollBack(target.store, { deployer: target.deployer, publish: publishBack });
    await expect.poll(async () => (await get(baseFolder)).policy).toBe("a1");
    expect(await ids()).toEqual(["natt", "i-morgen"]);
    await run("end", "natt");
    expect([await ids(), (await get(address, { Host: "ukjent.example" })).status]).toEqual([["i-morgen"], 404]);
    expect(reloadCount()).toBe(reloads + 1);
  } finally {
    await close();
  }
});

test("nginx: a preview has the empty file of its release, whatever customers are told (spec: notices-21)", async () => {
  const { target, publish, get, close } = await openServed();
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    const args = ["add", "--text", "Hei", "--until", "2098-12-01 22:00", "--to", target.path, "--by", "kari"];
    expect(await callGroup(noticeCommands, args)).toMatchObject({ status: 0 });
    const releases = await target.build("p1", { alfa: "p1" }, "pr-1");
    const options = { name: "pr-1", days: 14, keep: 5, hasEdge: false, deployer: target.deployer, publish };
    await deployPreview(target.store, releases, options);
    const preview = { Host: "pr-1--alfa.example" };
    await expect.poll(async () => (await get(baseFolder, preview)).policy).toBe("p1");
    expect((await get(address, preview)).status).toBe(404);
    const key = `_previews/pr-1/alfa/releases/${releases[0]?.id}/${noticesFile}`;
    await target.store.put(key, new TextEncoder().encode(empty));
    expect(await get(address, preview)).toMatchObject({ status: 200, body: empty });
    expect((await get(address)).body).toContain("Hei");
  } finally {
    await close();
  }
});
