import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { NginxStandIn } from "#tests/support/deploy/NginxStandIn.ts";
import { rollBack } from "./rollBack.ts";
import { findServedDifferences } from "./servedDifferences.ts";
import { readPointers } from "./state/Pointer.ts";

let target: DeployTarget;
let nginx: NginxStandIn;
beforeEach(async () => {
  target = await DeployTarget.open();
  nginx = await NginxStandIn.open(target.path);
  await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }), nginx.serving(target.store));
  await target.deploy(await target.build("b2", { alfa: "to", beta: "to" }), nginx.serving(target.store));
});
afterEach(async () => {
  await target.close();
  await nginx.close();
});

const damages: readonly (readonly [string, (file: string) => Promise<void>])[] = [
  ["cut off in the middle", (file) => writeFile(file, "{")],
  ["empty", (file) => writeFile(file, "")],
  ["that of another brand", (file) => cp(join(target.path, "alfa/current.json"), file)],
  [
    "without the release that it names",
    async (file) =>
      writeFile(file, (await readFile(file, "utf8")).replace(/"release": "[0-9a-f]{16}"/, '"release": "x"')),
  ],
  [
    "with a release that has no date",
    async (file) => writeFile(file, (await readFile(file, "utf8")).replace(/"at": "[^"]+",/, "")),
  ],
  [
    "with a digest that is not that of its release",
    async (file) =>
      writeFile(file, (await readFile(file, "utf8")).replace(/"digest": "[0-9a-f]{4}/, '"digest": "0000')),
  ],
];

describe("A pointer that cannot be read", () => {
  test.each(damages)("%s: stops its own brand alone, and visitors get what they got", async (_, damage) => {
    await damage(join(target.path, "beta/current.json"));
    const next = await target.build("c3", { alfa: "tre", beta: "tre" });
    const serving = nginx.serving(target.store);
    expect(await target.deploy(next, serving)).toMatchObject({ changed: ["alfa"], damaged: ["beta"] });
    expect([await nginx.seen("alfa"), await nginx.seen("beta")]).toEqual(["tre", "to"]);
    await expect(target.deploy(next.slice(1), serving)).rejects.toThrow("beta/current.json is not a pointer");
    expect(await rollBack(target.store, { deployer: target.deployer, ...serving })).toMatchObject({
      changed: [{ brand: "alfa" }],
      damaged: ["beta"],
    });
    expect([await nginx.seen("alfa"), await nginx.seen("beta")]).toEqual(["to", "to"]);
    await expect(rollBack(target.store, { deployer: target.deployer, brand: "beta", ...serving })).rejects.toThrow(
      "npm run rollback -- --to … --brand beta --release ID",
    );
  });

  test("a rollback to a release that is named repairs it, and the brand can be deployed again", async () => {
    const id = (await target.pointer("beta"))?.releases[1]?.id ?? "";
    await writeFile(join(target.path, "beta/current.json"), "{");
    const serving = { deployer: target.deployer, ...nginx.serving(target.store) };
    await expect(rollBack(target.store, { ...serving, brand: "beta", release: "f".repeat(16) })).rejects.toThrow(
      "beta has no release ffffffffffffffff. It has ",
    );
    await rollBack(target.store, { ...serving, brand: "beta", release: id });
    expect([await nginx.seen("alfa"), await nginx.seen("beta")]).toEqual(["to", "en"]);
    expect((await target.pointer("beta"))?.releases).toHaveLength(2);
    await target.deploy(await target.build("c3", { alfa: "tre", beta: "tre" }), nginx.serving(target.store));
    expect([await nginx.seen("alfa"), await nginx.seen("beta")]).toEqual(["tre", "tre"]);
  });

  test("the release that a damaged pointer served was removed: the brand ends, and the others go on", async () => {
    const id = (await target.pointer("beta"))?.release ?? "";
    await writeFile(join(target.path, "beta/current.json"), "{");
    await rm(join(target.path, "beta/releases", id), { recursive: true });
    await target.deploy(await target.build("c3", { alfa: "tre" }), nginx.serving(target.store));
    expect(await nginx.seen("alfa")).toBe("tre");
  });
});

describe("A pointer that is gone", () => {
  const serving = () => ({ deployer: target.deployer, ...nginx.serving(target.store) });

  test("visitors get what they got, which is named, and a rollback to a release makes the pointer again", async () => {
    const id = (await target.pointer("beta"))?.releases[1]?.id ?? "";
    const served = (await target.pointer("beta"))?.release;
    await rm(join(target.path, "beta/current.json"));
    await target.deploy(await target.build("c3", { alfa: "tre" }), serving());
    expect([await nginx.seen("alfa"), await nginx.seen("beta")]).toEqual(["tre", "to"]);
    const pointers = [...(await readPointers(target.store)).pointers.values()].map(({ pointer }) => pointer);
    expect(await findServedDifferences(pointers, { folder: target.path })).toEqual([
      {
        brand: "beta",
        by: expect.stringContaining("nginx on ") as string,
        problem: `serves ${served}, which no pointer names`,
      },
    ]);
    await expect(rollBack(target.store, { ...serving(), brand: "beta", release: "f".repeat(16) })).rejects.toThrow(
      "beta has no release ffffffffffffffff. It has ",
    );
    await rollBack(target.store, { ...serving(), brand: "beta", release: id });
    expect([await nginx.seen("alfa"), await nginx.seen("beta")]).toEqual(["tre", "en"]);
  });

  test("a copy of a release, which somebody has put beside it, is no release: the pointer that is made can be read", async () => {
    const id = (await target.pointer("beta"))?.release ?? "";
    await cp(join(target.path, "beta/releases", id), join(target.path, "beta/releases/kopi"), { recursive: true });
    await rm(join(target.path, "beta/current.json"));
    await expect(rollBack(target.store, { ...serving(), brand: "beta", release: "kopi" })).rejects.toThrow(
      "beta has no release kopi. It has ",
    );
    await rollBack(target.store, { ...serving(), brand: "beta", release: id });
    expect((await readPointers(target.store)).damaged).toEqual([]);
    expect((await target.pointer("beta"))?.releases).toHaveLength(2);
  });

  test.each(["bet", "../target/beta"])(
    "a brand that was never deployed is not one without a pointer: %s",
    async (brand) => {
      const release = (await target.pointer("beta"))?.release ?? "";
      await expect(rollBack(target.store, { ...serving(), brand, release })).rejects.toThrow(
        `There is no brand "${brand}" that was deployed here.`,
      );
    },
  );

  test("with its whole folder: the brand ends with the next deployment", async () => {
    await rm(join(target.path, "beta"), { recursive: true });
    await target.deploy(await target.build("c3", { alfa: "tre" }), serving());
    expect([await nginx.seen("alfa"), await nginx.seen("beta")]).toEqual(["tre", "none"]);
  });
});
