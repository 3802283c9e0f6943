import { mkdtemp, mkdir, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { rollBack } from "../rollBack.ts";
import { retireBrands } from "../retireBrands.ts";
import { LinkedConfig } from "./LinkedConfig.ts";
import { publishDeployed, publishRollback } from "./publishDeployed.ts";

let target: DeployTarget;
let folder: string;
let file: string;
beforeEach(async () => {
  target = await DeployTarget.open();
  folder = await mkdtemp(join(tmpdir(), "publish-"));
  file = join(folder, "portal.conf");
});
afterEach(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

const options = () => ({ root: target.path, listen: "80" });
/** In place of nginx: it reads the configuration when it is made to, and counts. */
const how = () => {
  const [running, count] = [join(folder, "running"), join(folder, "count")];
  const reload = `cp ${file} ${running}; echo >>${count}`;
  return { store: target.store, target: target.path, options: options(), file, check: "", reload };
};
const publish = () => publishDeployed(how());
const deploy = async (code: string, texts: Readonly<Record<string, string>>, publishing = publish) =>
  target.deploy(await target.build(code, texts), { publish: publishing });
const back = (brand?: string) =>
  rollBack(target.store, {
    deployer: target.deployer,
    publish: () => publishRollback(how()),
    ...(brand !== undefined && { brand }),
  });
const reloads = async () => (await readFile(join(folder, "count"), "utf8")).length;

/** The folder of links that a configuration names. */
const linksIn = (config: string) => /\/(_nginx\/[0-9a-f]{8}-[0-9a-f]{16})\//.exec(config)?.[1];

/** The text and the policy of a page, as the configuration that nginx has read says it. */
async function seen(brand: string): Promise<readonly [text: string, policy: string] | undefined> {
  const config = await readFile(join(folder, "running"), "utf8");
  if (!config.includes(`"${brand}.example"`)) return undefined;
  const linked = await realpath(join(target.path, linksIn(config) ?? "", brand, "current"));
  const page = await readFile(join(linked, "release/index.html"), "utf8");
  const key = `"${brand}/Production/${basename(linked).split("-")[1]}"`;
  const policies = config.slice(config.indexOf("$portal_page_content_security_policy {"));
  const shared = /^[^}]*default "[^"]*report-uri \/(\w+)"/.exec(policies)?.[1];
  const own = policies.split("\n").find((line) => line.includes(`${key} `));
  const policy = shared ?? /report-uri \/(\w+)/.exec(own ?? "")?.[1] ?? "none";
  return [/<p>(.*)<\/p>/.exec(page)?.[1] ?? "", policy];
}

describe("What nginx serves", () => {
  test("needs a new configuration for new headers only; a rollback needs none", async () => {
    await deploy("a1", { alfa: "en", beta: "en" });
    await deploy("b2", { alfa: "to", beta: "to" });
    expect([await seen("alfa"), await reloads()]).toEqual([["to", "to"], 2]);
    await deploy("b2", { alfa: "to-ny" });
    expect([await seen("alfa"), await reloads()]).toEqual([["to-ny", "to"], 2]);
    await back("alfa");
    expect([await seen("alfa"), await seen("beta"), await reloads()]).toEqual([["to", "to"], ["to", "to"], 2]);
    await back();
    expect([await seen("alfa"), await seen("beta"), await reloads()]).toEqual([["en", "en"], ["en", "en"], 2]);
    await deploy("d4", { alfa: "fire" });
    expect([await seen("alfa"), await reloads()]).toEqual([["fire", "fire"], 3]);
    // The links of the configuration that nginx reads, and of the one before.
    const names = await readdir(join(target.path, "_nginx"));
    expect(names.filter((name) => !name.endsWith(".json"))).toHaveLength(2);
  });

  test("a rollback makes a new configuration where links alone cannot do it", async () => {
    await deploy("a1", { alfa: "en", beta: "en" });
    await deploy("b2", { alfa: "to", beta: "to" });
    await retireBrands(target.store, ["beta"], { deployer: target.deployer, publish });
    expect([await seen("beta"), await reloads()]).toEqual([undefined, 3]);
    await back("beta");
    expect([await seen("beta"), await reloads()]).toEqual([["to", "to"], 4]);
    const next = await target.build("c3", { alfa: "tre" });
    await target.deploy(next, { publish, share: 20 });
    expect([await seen("alfa"), await reloads()]).toEqual([["to", "to"], 5]);
    await back("alfa");
    expect([await readFile(file, "utf8"), await reloads()]).toEqual([expect.not.stringContaining("canary"), 6]);
  });

  test("a rollback with other options makes a new configuration", async () => {
    await deploy("a1", { alfa: "en" });
    await deploy("b2", { alfa: "to" });
    await rollBack(target.store, {
      deployer: target.deployer,
      publish: () => publishRollback({ ...how(), options: { ...options(), listen: "8080" } }),
    });
    expect([await seen("alfa"), await reloads()]).toEqual([["en", "en"], 3]);
    expect(await readFile(join(folder, "running"), "utf8")).toContain("listen 8080;");
  });

  test("a rollback to a release with other hosts makes a new configuration", async () => {
    await deploy("a1", { alfa: "en" });
    await deploy("b2", { alfa: "to" });
    const before = (await target.pointer("alfa"))?.releases[1]?.id;
    const headers = join(target.path, `alfa/releases/${before}/headers.json`);
    await writeFile(headers, (await readFile(headers, "utf8")).replace("alfa.example", "gammel.example"));
    await publish();
    await back();
    expect(await readFile(join(folder, "running"), "utf8")).toContain('"gammel.example" "alfa/Production";');
  });
});

describe("A publication that is cut off", () => {
  test("before nginx has read the configuration: what was served is served, and the next run completes it", async () => {
    await deploy("a1", { alfa: "en" });
    await deploy("b2", { alfa: "to" });
    await target.deploy(await target.build("c3", { alfa: "tre" }));
    const config = await LinkedConfig.of(target.store, target.path, file, options());
    config.serve();
    expect(await seen("alfa")).toEqual(["to", "to"]);
    await writeFile(file, config.text);
    expect(await seen("alfa")).toEqual(["to", "to"]);
    // The file has what the rollback needs, but nginx has not read it.
    await back();
    expect([await seen("alfa"), await reloads()]).toEqual([["to", "to"], 3]);
    await deploy("d4", { alfa: "fire" });
    expect(await seen("alfa")).toEqual(["fire", "fire"]);
  });

  test.each([
    ["map_hash_max_size", /before the first "map", and a file that it reads earlier has a "map", or sets it\. /],
    ["server_names_hash_bucket_size", /once, and a file that it reads earlier sets it\. /],
  ])("where another site's file has set %s, the message says which file has to come first", async (name, why) => {
    const check = `echo 'nginx: [emerg] "${name}" directive is duplicate in ${file}:3' >&2; false`;
    const refused = deploy("a1", { alfa: "en" }, () => publishDeployed({ ...how(), check }));
    await expect(refused).rejects.toThrow(why);
    await expect(refused).rejects.toThrow("conf.d/00-portal.conf");
    await expect(refused).rejects.toThrow(`Where another file sets "${name}", remove it there`);
  });

  test("when nginx refuses the configuration, file, links and pointers are as before", async () => {
    await deploy("a1", { alfa: "en", beta: "en" });
    const before = await readFile(file, "utf8");
    const refused = deploy("b2", { alfa: "to", beta: "to" }, () => publishDeployed({ ...how(), check: "false" }));
    await expect(refused).rejects.toThrow("nginx refused the configuration");
    expect(await readFile(file, "utf8")).toBe(before);
    expect([await seen("alfa"), (await target.served())["alfa"]]).toEqual([["en", "en"], "en"]);
    // The configuration is still known as one that nginx has read.
    await deploy("a1", { alfa: "en-ny" });
    expect([await seen("alfa"), await reloads()]).toEqual([["en-ny", "en"], 1]);
  });

  test("between two links: each brand is whole, the first ones are put back, and the next run completes it", async () => {
    await deploy("a1", { alfa: "en", beta: "en" });
    await deploy("b2", { alfa: "to", beta: "to" });
    const links = join(target.path, linksIn(await readFile(file, "utf8")) ?? "");
    const obstacle = join(links, "beta/current.next");
    await mkdir(join(obstacle, "x"), { recursive: true });
    await expect(back()).rejects.toThrow();
    expect([await seen("alfa"), await seen("beta"), await target.served()]).toEqual([
      ["to", "to"],
      ["to", "to"],
      { alfa: "to", beta: "to" },
    ]);
    await rm(obstacle, { recursive: true });
    await back();
    expect([await seen("alfa"), await seen("beta")]).toEqual([
      ["en", "en"],
      ["en", "en"],
    ]);
  });

  test("links that were removed are made again", async () => {
    await deploy("a1", { alfa: "en" });
    await deploy("b2", { alfa: "to" });
    await rm(dirname(join(target.path, linksIn(await readFile(file, "utf8")) ?? "")), { recursive: true });
    await back();
    expect(await seen("alfa")).toEqual(["en", "en"]);
  });
});
