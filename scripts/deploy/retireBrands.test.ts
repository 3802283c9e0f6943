import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import { answerAtEdge } from "./edge/answerAtEdge.ts";
import { EdgeFiles } from "./edge/EdgeFiles.ts";
import { readDeployedSites } from "./nginx/readDeployedSites.ts";
import { retireBrands } from "./retireBrands.ts";
import { rollBack } from "./rollBack.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

let store: MemoryStore;
let target: DeployTarget;
beforeEach(async () => {
  store = new MemoryStore();
  target = await DeployTarget.open(store);
  await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
});
afterEach(() => target.close());

const retire = (brands: readonly string[], at: DeploymentStore = store) =>
  retireBrands(at, brands, { deployer: target.deployer, edge: new EdgeFiles(at) });

const statusOf = async (brand: string) => {
  const read = async (key: string) => {
    const stored = await store.get(key);
    return stored && (JSON.parse(new TextDecoder().decode(stored.bytes)) as unknown);
  };
  const path = "/privat/forsikring/oversikt/";
  const request = { method: "GET", host: `${brand}.example`, path, query: "", isSecure: true };
  return (await answerAtEdge(request, { read, random: () => 0 })).status;
};
const servedByNginx = async () => (await readDeployedSites(store)).map(({ brand }) => brand);
const stateFiles = async () =>
  (await store.list("")).map(({ key }) => key).filter((key) => key.startsWith("_hosts/") || /^\w+\/index/.test(key));

describe("npm run retire", () => {
  test("ends the serving of a brand, at the edge and in nginx, and of no other", async () => {
    await retire(["alfa"]);
    expect([await statusOf("alfa"), await statusOf("beta"), await servedByNginx()]).toEqual([404, 200, ["beta"]]);
    expect(await stateFiles()).toEqual(["_hosts/beta.example.json", "beta/index.html"]);
    const pointer = await target.pointer("alfa");
    expect(pointer?.changes[0]).toMatchObject({ action: "retire", to: pointer?.release, by: "kari@ci" });
  });

  test("a rollback of the brand serves it again, without sending anything; so does a deployment", async () => {
    for (const comeBack of [
      () => rollBack(store, { deployer: target.deployer, edge: new EdgeFiles(store), brand: "alfa" }),
      async () => target.deploy(await target.build("a1", { alfa: "en" })),
      async () => target.deploy(await target.build("b2", { alfa: "to" }), { share: 5 }),
    ]) {
      await retire(["alfa"]);
      await comeBack();
      expect([await statusOf("alfa"), await servedByNginx()]).toEqual([200, ["alfa", "beta"]]);
      expect((await target.pointer("alfa"))?.retired).toBeUndefined();
      expect(await stateFiles()).toContain("alfa/index.html");
    }
  });

  test("a deployment of other brands, and a rollback of the code, leave it as it is", async () => {
    await retire(["alfa"]);
    await target.deploy(await target.build("b2", { beta: "to" }));
    await rollBack(store, { deployer: target.deployer, edge: new EdgeFiles(store) });
    expect([await statusOf("alfa"), (await target.served())["beta"]]).toEqual([404, "en"]);
  });

  test("a rollback of the code does not count the code of a retired brand", async () => {
    await target.deploy(await target.build("b2", { beta: "to" }));
    await target.deploy(await target.build("c3", { alfa: "tre" }));
    await retire(["alfa"]);
    const { changed } = await rollBack(store, { deployer: target.deployer, edge: new EdgeFiles(store) });
    expect(changed.map(({ brand }) => brand)).toEqual(["beta"]);
  });

  test.each([
    [["gamma"], 'There is no brand "gamma" that was deployed here.\nBrands: alfa, beta'],
    [["alfa", "beta"], "at least one brand must still be served"],
  ])("%j is refused", async (brands, message) => {
    await expect(retire(brands)).rejects.toThrow(message);
    expect(await servedByNginx()).toEqual(["alfa", "beta"]);
  });

  test("killed before any write, it is completed by the next run", async () => {
    store.save();
    for (const writes of [0, 1, 2, 3, 4]) {
      store.restore();
      await retire(["alfa"], new FailingStore(store, writes)).catch(() => undefined);
      await retire(["alfa"]);
      expect([await statusOf("alfa"), await servedByNginx()]).toEqual([404, ["beta"]]);
      expect(await stateFiles()).not.toContain("alfa/index.html");
    }
  });
});
