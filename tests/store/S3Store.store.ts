import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forEachAtOnce } from "#scripts/deploy/forEachAtOnce.ts";
import { S3Store } from "#scripts/deploy/store/S3Store.ts";
import { Conflict } from "#scripts/deploy/store/DeploymentStore.ts";
import { TestBucket } from "#tests/support/deploy/TestBucket.ts";

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await TestBucket.open();
});
afterAll(() => bucket?.close());

const bytes = (text: string) => new TextEncoder().encode(text);

/** Passes requests on to the store. The answer to the first write is lost. */
async function losingFirstAnswer(endpoint: string) {
  let lost = 0;
  const server = createServer((incoming, response) => {
    const { method = "GET", url = "/", headers } = incoming;
    const outgoing = request(new URL(url, endpoint), { method, headers }, (answer) => {
      if (method === "PUT" && lost++ === 0) {
        answer.resume().on("end", () => incoming.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint: `http://127.0.0.1:${port}`, writes: () => lost, close };
}

describe("A store in a bucket", () => {
  test("gives back what was put, and lists it", async () => {
    const store = bucket.store("basics");
    await store.put("alfa/assets/a.js", bytes("12"));
    expect(new TextDecoder().decode((await store.get("alfa/assets/a.js"))?.bytes)).toBe("12");
    expect(await store.list("alfa/")).toEqual([
      { key: "alfa/assets/a.js", bytes: 2, md5: "c20ad4d76fe97759aa27a0c99bff6710" },
    ]);
    expect(await store.digest("alfa/assets/a.js")).toMatch(/^6b51d431df5d7f14/);
    expect([await store.folders(), await store.folders("alfa/"), await store.folders("beta/")]).toEqual([
      ["alfa"],
      ["assets"],
      [],
    ]);
    await store.remove("alfa/assets/a.js");
    await store.remove("alfa/assets/a.js");
    expect([await store.get("alfa/assets/a.js"), await store.digest("x"), await store.list("alfa/")]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  test("lists more than a page of names", async () => {
    const store = bucket.store("many");
    const names = Array.from({ length: 1001 }, (_, at) => `alfa/${at}`);
    await forEachAtOnce(names, 32, async (name) => void (await store.put(name, bytes("1"))));
    expect((await store.list("alfa/")).map(({ key }) => key).toSorted()).toEqual(names.toSorted());
  });

  test("of many writers that expect nothing, or one version, one wins", async () => {
    const store = bucket.store("race");
    const race = async (condition: "absent" | { tag: string }) => {
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, at) =>
          store.put("a.json", bytes(`${JSON.stringify(condition)}${at}`), { condition }),
        ),
      );
      const lost = results.filter((result) => result.status === "rejected");
      expect(lost.map(({ reason }) => (reason as Error).constructor)).toEqual(Array(7).fill(Conflict));
      return results.find((result) => result.status === "fulfilled")?.value ?? "";
    };
    const tag = await race("absent");
    expect((await store.get("a.json"))?.tag).toBe(tag);
    const changed = await race({ tag });
    expect((await store.get("a.json"))?.tag).toBe(changed);
    await expect(store.put("b.json", bytes("1"), { condition: { tag } })).rejects.toBeInstanceOf(Conflict);
  });

  test("a write whose answer is lost is not a conflict with itself", async () => {
    for (const condition of ["absent", "tag"] as const) {
      const direct = bucket.store(`lost-${condition}`);
      const tag = condition === "tag" ? await direct.put("a.json", bytes("1")) : "";
      const network = await losingFirstAnswer(bucket.endpoint);
      const store = new S3Store({ bucket: bucket.name, prefix: `lost-${condition}/`, endpoint: network.endpoint });
      const written = await store.put("a.json", bytes("2"), { condition: condition === "absent" ? "absent" : { tag } });
      expect(network.writes()).toBeGreaterThan(1);
      expect(await direct.get("a.json")).toEqual({ bytes: expect.anything() as unknown, tag: written });
      await expect(store.put("a.json", bytes("3"), { condition: "absent" })).rejects.toBeInstanceOf(Conflict);
      network.close();
    }
  });
});
