import { chmod, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { ServedTarget } from "#tests/support/deploy/ServedTarget.ts";
import { madeUpChunks } from "#tests/support/releases/madeUpReleases.ts";
import { edit, editJson } from "#tests/support/releases/recordAgain.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import { retireBrands } from "./retireBrands.ts";
import type { Pointer } from "./state/Pointer.ts";

const unrecorded = JSON.stringify({
  notices: [
    { id: "x", severity: "info", from: "2026-01-01T00:00:00Z", until: "2999-01-01T00:00:00Z", text: { nb: "Hei" } },
  ],
  closed: [],
});
const bytes = (text: string) => new TextEncoder().encode(text);
const { vendor } = madeUpChunks;

/** A target with a first release of both brands, and a newer one of alfa that 5 % of the visitors get. */
interface Served {
  readonly target: ServedTarget;
  /** What most visitors of alfa get. */
  readonly served: BuiltRelease;
  readonly canary: BuiltRelease;
}

async function openServed(kind: "folder" | "bucket"): Promise<Served> {
  const target = await ServedTarget.open(kind);
  const [served] = await ServedTarget.build("en");
  await target.deploy(await ServedTarget.build("en"));
  const [canary] = await ServedTarget.build("to", ["alfa"]);
  if (served === undefined || canary === undefined) throw new Error("no release");
  await target.deploy([canary], { share: 5 });
  return { target, served, canary };
}

const editPointer = (target: ServedTarget, change: (pointer: Pointer) => unknown) =>
  target.edit("alfa/current.json", (text) => {
    const pointer = JSON.parse(text) as Pointer;
    change(pointer);
    return JSON.stringify(pointer);
  });

const changeText = (folder: string) =>
  edit(join(folder, "index.html"), (html) => html.replace("Forsikring alfa", "Forsikring alfA"));

type Change = (served: Served) => Promise<unknown>;

afterAll(() => ServedTarget.removeBuilds());

describe("What is served is what was built", () => {
  const everywhere: readonly (readonly [what: string, code: string, change: Change])[] = [
    [
      "a text is changed in page, compressed forms and record, below the name of the release",
      "wrong-release alfa/releases/SERVED/release.json",
      ({ target, served }) => target.rewrite(served, changeText),
    ],
    [
      "the same in the canary",
      "wrong-release alfa/releases/CANARY/release.json",
      ({ target, canary }) => target.rewrite(canary, changeText),
    ],
    [
      "a byte of the canary's page",
      "wrong-digest alfa/releases/CANARY/index.html",
      ({ target, canary }) => target.edit(`alfa/releases/${canary.id}/index.html`, (html) => `${html} `),
    ],
    [
      "another digest in the pointer",
      "wrong-release alfa/releases/SERVED/release.json",
      ({ target }) =>
        editPointer(target, ({ releases }) =>
          Object.assign(releases[1] ?? {}, { digest: `${releases[1]?.digest.slice(0, 16)}${"0".repeat(48)}` }),
        ),
    ],
    [
      "a digest in the pointer that does not begin with the name of the release",
      "bad-pointer alfa/current.json",
      ({ target }) =>
        editPointer(target, ({ releases }) => Object.assign(releases[1] ?? {}, { digest: "0".repeat(64) })),
    ],
    [
      "a pointer that leads out of the brand",
      "bad-pointer alfa/current.json",
      ({ target }) => editPointer(target, (pointer) => Object.assign(pointer, { release: "../../beta" })),
    ],
    ["a damaged pointer", "bad-pointer alfa/current.json", ({ target }) => target.edit("alfa/current.json", () => "{")],
    ["no pointer", "bad-pointer alfa/current.json", ({ target }) => target.store.remove("alfa/current.json")],
    [
      "no record of what is served",
      "bad-record alfa/releases/SERVED/release.json",
      ({ target, served }) => target.store.remove(`alfa/releases/${served.id}/release.json`),
    ],
    [
      "a record that leads out of the folder",
      "bad-record alfa/releases/SERVED/release.json",
      ({ target, served }) =>
        target.edit(`alfa/releases/${served.id}/release.json`, (text) =>
          text.replace('"index.html"', '"../../x.html"'),
        ),
    ],
    [
      "a script that no kept release has",
      "unknown-file alfa/assets/ond-00000000.js",
      ({ target }) => target.store.put("alfa/assets/ond-00000000.js", bytes("1")),
    ],
    [
      "another release in what a host says",
      "bad-utgave alfa/utgave/SERVED.json",
      ({ target, served }) =>
        target.edit(`alfa/utgave/${served.id}.json`, (text) => text.replace(served.id, "0".repeat(16))),
    ],
    [
      "a file of notices that is cut off",
      "bad-notices alfa/driftsmeldinger.json",
      ({ target }) => target.store.put("alfa/driftsmeldinger.json", bytes('{"notices":[')),
    ],
    [
      "a notice that no page can read",
      "bad-notices alfa/driftsmeldinger.json",
      ({ target }) => target.store.put("alfa/driftsmeldinger.json", bytes('{"notices":[{}],"closed":[]}')),
    ],
    [
      "a notice of which no record says who added it",
      "bad-notices alfa/driftsmeldinger.json",
      ({ target }) => target.store.put("alfa/driftsmeldinger.json", bytes(unrecorded)),
    ],
    [
      "a source map that a host sends",
      "served-map alfa/assets/main-00000000.js.map",
      ({ target }) => target.store.put("alfa/assets/main-00000000.js.map", bytes("{}")),
    ],
    [
      "a source map whose chunk is gone",
      "unknown-file _maps/main-00000000.js.map",
      ({ target }) => target.store.put("_maps/main-00000000.js.map", bytes("{}")),
    ],
    ["a file beside the brands", "unknown-file notat.txt", ({ target }) => target.store.put("notat.txt", bytes("1"))],
    ["a folder beside them", "unknown-file _annet/x", ({ target }) => target.store.put("_annet/x", bytes("1"))],
    [
      "a folder of a brand that nothing serves",
      "bad-pointer gamma/current.json",
      ({ target }) => target.store.put("gamma/assets/x.js", bytes("1")),
    ],
  ];
  const inFolders: typeof everywhere = [
    [
      "a script that nobody may read",
      `bad-mode alfa/${vendor}`,
      ({ target: { folder = "" } }) => chmod(join(folder, "alfa", vendor), 0o000),
    ],
    [
      "a script that everybody may write",
      `bad-mode alfa/${vendor}`,
      ({ target: { folder = "" } }) => chmod(join(folder, "alfa", vendor), 0o777),
    ],
    [
      "a folder that only its owner may open",
      "bad-mode alfa/assets",
      ({ target: { folder = "" } }) => chmod(join(folder, "alfa/assets"), 0o700),
    ],
    ["a target that everybody may write", "bad-mode ", ({ target: { folder = "" } }) => chmod(folder, 0o777)],
    [
      "a link",
      "not-a-file alfa/assets/passwd.txt",
      ({ target: { folder = "" } }) => symlink("/etc/passwd", join(folder, "alfa/assets/passwd.txt")),
    ],
    ["an empty folder", "empty-folder alfa/tom", ({ target: { folder = "" } }) => mkdir(join(folder, "alfa/tom"))],
    [
      "an empty folder beside the brands",
      "empty-folder gamma",
      ({ target: { folder = "" } }) => mkdir(join(folder, "gamma")),
    ],
    [
      "a page of a CDN",
      "unknown-file alfa/index.html",
      ({ target: { folder = "" } }) => writeFile(join(folder, "alfa/index.html"), "1"),
    ],
  ];
  const host = "_hosts/forsikring.alfa.example.json";
  const inBuckets: typeof everywhere = [
    ["no file of a host", `wrong-host ${host}`, ({ target }) => target.store.remove(host)],
    [
      "a host that leads to another brand",
      `wrong-host ${host}`,
      ({ target }) => target.edit(host, (text) => text.replace("alfa", "beta")),
    ],
    [
      "a host that leads to a preview",
      `wrong-host ${host}`,
      ({ target }) => target.edit(host, (text) => text.replace("}", ',"preview":"pr-1"}')),
    ],
    [
      "a host that no release has",
      "wrong-host _hosts/annen.example.json",
      ({ target }) => target.store.put("_hosts/annen.example.json", bytes('{"schemaVersion":1,"brand":"alfa"}')),
    ],
    [
      "another copy of the page",
      "wrong-digest alfa/index.html",
      ({ target }) => target.edit("alfa/index.html", (html) => `${html} `),
    ],
    [
      "another copy of what a host says",
      "wrong-digest alfa/utgave.json",
      ({ target }) => target.edit("alfa/utgave.json", (text) => `${text} `),
    ],
    ["no copy of the page", "missing-file alfa/index.html", ({ target }) => target.store.remove("alfa/index.html")],
  ];

  describe.each([
    ["a folder", "folder", [...everywhere, ...inFolders]],
    ["a bucket", "bucket", [...everywhere, ...inBuckets]],
  ] as const)("%s", (_, kind, changes) => {
    let served: Served;
    beforeEach(async () => {
      served = await openServed(kind);
      // The first one builds, and a busy machine takes its time.
    });
    afterEach(() => served.target.close());

    test("as it was deployed, with a canary, there is no finding", async () => {
      expect(await served.target.findings()).toEqual([]);
    });

    test.each(changes)("%s: %s", async (_what, code, change) => {
      await change(served);
      const names = code.replace("SERVED", served.served.id).replace("CANARY", served.canary.id);
      expect(await served.target.findings()).toContain(names);
    });

    test("brands that are expected, and a brand that is retired", async () => {
      const { target } = served;
      expect(await target.findings({ brands: ["alfa", "beta"] })).toEqual([]);
      expect(await target.findings({ brands: ["alfa", "gamma"] })).toEqual([
        "missing-brand gamma/",
        "unexpected-brand beta/",
      ]);
      const deployer = { by: "kari", host: "ci", pid: 4_194_305, now: () => new Date("2026-11-22T09:00:00Z") };
      await retireBrands(target.store, ["beta"], { deployer });
      if (kind === "folder") expect(await target.findings()).toEqual([]);
      expect(await target.findings({ brands: ["alfa", "beta"] })).toContain("missing-brand beta/");
    });

    test("a brand of the repository that is not there is worth a note", async () => {
      const { target } = served;
      expect(await target.findings({ usual: ["alfa", "beta", "gamma"] })).toEqual(["absent-brand gamma/"]);
      expect(await target.findings({ usual: ["gamma"] })).toEqual([]);
    });

    test("a kept release that was removed, and a deployment that runs, are worth a note", async () => {
      const { target } = served;
      const [next] = await ServedTarget.build("tre", ["beta"]);
      const old = (await ServedTarget.build("en")).find(({ brand }) => brand === "beta");
      if (next === undefined || old === undefined) throw new Error("no release");
      await target.deploy([next]);
      for (const { key } of await target.store.list(`beta/releases/${old.id}/`)) await target.store.remove(key);
      expect(await target.findings()).toEqual([`missing-release beta/releases/${old.id}/`]);
      const claim = { schemaVersion: 1, state: "running", by: "ola", host: "ci", pid: 1 };
      await target.edit("deployment.json", () => JSON.stringify({ ...claim, at: new Date().toISOString() }));
      await target.store.put("alfa/assets/ny-00000000.js", bytes("1"));
      await target.store.put("gamma/assets/ny-00000000.js", bytes("1"));
      expect(await target.findings()).toEqual(["deployment-running deployment.json"]);
      await target.edit("deployment.json", () => JSON.stringify({ ...claim, at: "2026-11-22T09:00:00Z" }));
      expect(await target.findings()).toContain("cut-off deployment.json");
    });
  });

  test("previews and the links of nginx are not judged", async () => {
    const { target } = await openServed("folder");
    await target.store.put("_previews/pr-1/alfa/current.json", bytes("{"));
    await mkdir(join(target.folder ?? "", "_nginx"));
    await symlink("../alfa", join(target.folder ?? "", "_nginx/alfa"));
    expect(await target.findings()).toEqual([]);
    await target.close();
  });

  test("headers that agree with the record, and not with the build", async () => {
    const { target, served } = await openServed("bucket");
    await target.rewrite(served, (folder) =>
      editJson<Record<string, { page: Record<string, string> }>>(join(folder, "headers.json"), (headers) => {
        delete headers["Production"]?.page["Strict-Transport-Security"];
      }),
    );
    expect(await target.findings()).toContain(`wrong-header alfa/releases/${served.id}/headers.json`);
    await target.close();
  });
});
