import { afterEach, describe, expect, test } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import { deployPreview } from "./preview/deployPreview.ts";
import { verifyDeployment } from "./verifyDeployment.ts";

const texts = { alfa: "en", beta: "en" };
const newer = { alfa: "to", beta: "to" };

describe("After a deployment visitors get what was deployed", () => {
  let target: DeployTarget;
  afterEach(() => target.close());

  const findings = async (releases: readonly BuiltRelease[], preview?: string) => {
    const folder = target.edge === undefined ? target.path : undefined;
    const found = await verifyDeployment(target.store, releases, {
      folder,
      ...(preview !== undefined && { preview }),
    });
    return found.map(({ code, file }) => `${code} ${file}`);
  };

  describe.each([
    ["a folder", undefined],
    ["a bucket", () => new MemoryStore()],
  ] as const)("%s", (_, open) => {
    test("nothing is found after a deployment, a canary and a preview", async () => {
      target = await DeployTarget.open(open?.());
      const [first, second] = [await target.build("a1", texts), await target.build("b2", newer)];
      await target.deploy(first);
      expect(await findings(first)).toEqual([]);
      await target.deploy(second, { share: 5 });
      expect(await findings(second)).toEqual([]);
      const preview = await target.build("p1", { alfa: "p1" }, "pr-1");
      const options = {
        name: "pr-1",
        days: 14,
        keep: 5,
        hasEdge: target.edge !== undefined,
        deployer: target.deployer,
      };
      await deployPreview(target.store, preview, options);
      expect(await findings(preview, "pr-1")).toEqual([]);
    });

    test("a pointer that still names another release, is damaged, or is not there", async () => {
      target = await DeployTarget.open(open?.());
      const [first, second] = [await target.build("a1", texts), await target.build("b2", newer)];
      await target.deploy(first);
      const pointer = (await target.store.get("alfa/current.json"))?.bytes ?? new Uint8Array();
      await target.deploy(second);
      await target.store.put("alfa/current.json", pointer);
      expect(await findings(second)).toEqual(["wrong-release alfa/current.json"]);
      await target.store.put("alfa/current.json", new TextEncoder().encode("{"));
      await target.store.remove("beta/current.json");
      expect(await findings(second)).toEqual(["bad-pointer alfa/current.json", "bad-pointer beta/current.json"]);
    });

    test("a file that is missing, or has other bytes", async () => {
      target = await DeployTarget.open(open?.());
      const first = await target.build("a1", texts);
      await target.deploy(first);
      await target.store.remove("alfa/assets/main-a1.js");
      await target.store.put("beta/assets/main-a1.js", new TextEncoder().encode("/* b1 */"));
      expect(await findings(first)).toEqual([
        "missing-file alfa/assets/main-a1.js",
        "wrong-digest beta/assets/main-a1.js",
      ]);
    });
  });

  test("a host that leads nowhere, or to another brand", async () => {
    target = await DeployTarget.open(new MemoryStore());
    const first = await target.build("a1", texts);
    await target.deploy(first);
    await target.store.remove("_hosts/alfa.example.json");
    await target.store.put("_hosts/beta.example.json", new TextEncoder().encode('{"schemaVersion":1,"brand":"alfa"}'));
    expect(await findings(first)).toEqual([
      "wrong-host _hosts/alfa.example.json",
      "wrong-host _hosts/beta.example.json",
    ]);
  });
});
