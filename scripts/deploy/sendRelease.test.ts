import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { LyingStore } from "#tests/support/deploy/LyingStore.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** A store whose list does not know the content of a file: objects that are encrypted with a key of one's own. */
class SealedStore extends MemoryStore {
  override async list(folder: string) {
    return (await super.list(folder)).map(({ key, bytes }) => ({ key, bytes }));
  }
}

describe("What is sent has arrived before visitors get it", () => {
  const kinds: readonly (readonly [string, (() => DeploymentStore) | undefined])[] = [
    ["a folder", undefined],
    ["an object store", () => new MemoryStore()],
    ["an object store whose list has no digests", () => new SealedStore()],
  ];
  describe.each(kinds)("%s", (_, open) => {
    let target: DeployTarget;
    beforeEach(async () => {
      target = await DeployTarget.open(open?.());
      await target.deploy(await target.build("a1", { alfa: "en", beta: "en" }));
    });
    afterEach(() => target.close());

    const script = "alfa/assets/main-b2.js";

    test.each(["alfa/assets/main-b2.js", "/index.html.br", "/release.json"])(
      "%s is lost once: it is sent again, and the release is whole",
      async (lost) => {
        const lying = new LyingStore(target.store, (key) => key.startsWith("alfa/") && key.endsWith(lost), 1);
        const { files } = await target.deploy(await target.build("b2", { alfa: "to", beta: "to" }), {}, lying);
        expect(files).toBe(18);
        expect(await target.served()).toEqual({ alfa: "to", beta: "to" });
      },
    );

    test("a file is lost for good: it is named, and no pointer moves", async () => {
      const lying = new LyingStore(target.store, (key) => key === script, Number.POSITIVE_INFINITY);
      const deployment = target.deploy(await target.build("b2", { alfa: "to", beta: "to" }), {}, lying);
      await expect(deployment).rejects.toThrow(`${script} was sent twice, and the target does not have it. Visitors`);
      expect(await target.served()).toEqual({ alfa: "en", beta: "en" });
      await target.deploy(await target.build("b2", { alfa: "to", beta: "to" }));
      expect(await target.served()).toEqual({ alfa: "to", beta: "to" });
    });
  });
});
