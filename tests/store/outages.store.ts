import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CephPart } from "#tests/support/deploy/startCeph.ts";
import { S3Store } from "#scripts/deploy/store/S3Store.ts";
import type { PutOptions, DeploymentStore } from "#scripts/deploy/store/DeploymentStore.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { EdgeVisitor } from "#tests/support/deploy/EdgeVisitor.ts";
import { FailingStore } from "#tests/support/deploy/FailingStore.ts";
import { startEdge } from "#tests/support/deploy/startEdge.ts";
import { startSwallowing } from "#tests/support/deploy/startSwallowing.ts";
import { TestBucket } from "#tests/support/deploy/TestBucket.ts";

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await TestBucket.open();
});
afterAll(() => bucket?.close());

/** A store where something happens just before one of the writes. */
class InterruptedStore extends FailingStore {
  readonly #at: number;
  readonly #interrupt: () => Promise<void>;
  #puts = 0;

  constructor(store: DeploymentStore, at: number, interrupt: () => Promise<void>) {
    super(store, Number.POSITIVE_INFINITY);
    this.#at = at;
    this.#interrupt = interrupt;
  }

  override async put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<string> {
    if (++this.#puts === this.#at) await this.#interrupt();
    return super.put(key, bytes, options);
  }
}

/** Deploys while a part of Ceph is stopped before one of the writes, and started again when `isBack` says so. */
async function deployThrough(part: CephPart, at: number, { isBackDuring }: { readonly isBackDuring: boolean }) {
  const prefix = `${part}-${at}`;
  const store = bucket.store(prefix);
  const target = await DeployTarget.open(store);
  await target.deploy(await target.build("a1", { alfa: "a1", beta: "a1" }));
  const next = await target.build("b2", { alfa: "b2", beta: "b2" });
  const edge = await startEdge(bucket, prefix);
  const visitor = new EdgeVisitor(edge.port, "alfa");
  visitor.start();
  await expect.poll(() => visitor.seen.has("a1")).toBe(true);
  let starting: Promise<void> | undefined;
  const interrupted = new InterruptedStore(store, at, async () => {
    await bucket.ceph.stop(part);
    if (isBackDuring) starting = bucket.ceph.start(part);
  });
  const failure = await target.deploy(next, {}, interrupted).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  await (starting ?? bucket.ceph.start(part));
  const { alfa, beta } = await target.served();
  expect(["a1", "b2"]).toContain(alfa);
  expect(["a1", "b2"]).toContain(beta);
  await target.deploy(next);
  expect(await target.served()).toEqual({ alfa: "b2", beta: "b2" });
  visitor.seen.clear();
  await expect.poll(() => visitor.seen.has("b2")).toBe(true);
  await visitor.stop();
  await edge.close();
  await target.close();
  return failure;
}

describe("A deployment while the store fails", () => {
  test.each([4, 18])("the gateway is killed before write %i, and comes back later", async (at) => {
    const failure = await deployThrough("gateway", at, { isBackDuring: false });
    expect(failure).toMatch(/The store cannot be reached at http:\S+ \(E\w+\)\. .*run the command again/);
  });

  test.each([6, 19])("the store itself is stopped before write %i, and started again", async (at) => {
    await deployThrough("store", at, { isBackDuring: true });
  });
});

describe("Something between answers in place of the store", () => {
  const deployThroughProxy = async (prefix: string, lost: RegExp, times: number) => {
    const target = await DeployTarget.open(bucket.store(prefix));
    await target.deploy(await target.build("a1", { alfa: "a1", beta: "a1" }));
    const proxy = await startSwallowing(bucket.endpoint, lost, times);
    const through = new S3Store({ bucket: bucket.name, prefix: `${prefix}/`, endpoint: proxy.endpoint });
    const failure = await target.deploy(await target.build("b2", { alfa: "b2", beta: "b2" }), {}, through).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    proxy.close();
    const served = await target.served();
    await target.close();
    return { failure, served, lost: proxy.lost() };
  };
  const [old, fresh] = [
    { alfa: "a1", beta: "a1" },
    { alfa: "b2", beta: "b2" },
  ];

  test("one write of a script is lost: it is sent again, and every brand is whole", async () => {
    expect(await deployThroughProxy("swallowed-once", /alfa\/assets\/main-b2\.js$/, 1)).toEqual({
      failure: undefined,
      served: fresh,
      lost: 1,
    });
  });

  test("every write of a page is lost: it is named, and no pointer moves", async () => {
    const { failure, served } = await deployThroughProxy("swallowed", /alfa\/releases\/\w+\/index\.html$/, 100);
    expect(failure).toMatch(/alfa\/releases\/\w+\/index\.html was sent twice, and the target does not have it/);
    expect(served).toEqual(old);
  });

  test("a pointer is lost: its brand is named, and the others are put back", async () => {
    const { failure, served } = await deployThroughProxy("swallowed-pointer", /alfa\/current\.json$/, 100);
    expect(failure).toContain("alfa/current.json was not stored, although the write was answered with success.");
    expect(served).toEqual(old);
  });
});
