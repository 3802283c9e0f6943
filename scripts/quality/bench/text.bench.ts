import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { baseFolder } from "#contract/basePath.ts";
import { descriptorOf } from "#scripts/brands/brandFiles.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { makeNginxFolders, runNginx } from "../engines/startNginx.ts";
import { freePort } from "../freePort.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";
import { median } from "./median.ts";
import { RepositoryCopy } from "./RepositoryCopy.ts";

const turns = 5;

/** The page of a host. */
function pageOf(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: baseFolder, headers: { Host: host }, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => (body += part));
      response.on("end", () => resolve(body));
    }).on("error", reject);
  });
}

/**
 * A text of one brand on its way to the visitors, as a person or CI sends it: `npm run build -- --brand` and
 * `npm run deploy`, until nginx serves it; against the same two commands for all brands with nothing kept.
 */
export async function run(): Promise<BenchRow[]> {
  const copy = await RepositoryCopy.make();
  const target = await mkdtemp(join(tmpdir(), "portal-bench-"));
  await chmod(target, 0o755);
  const folders = await makeNginxFolders();
  const port = await freePort();
  let close: (() => Promise<void>) | undefined;
  try {
    const [brand] = (await loadBrands(copy.folder)).brands;
    const host = brand?.hostnames.Production[0];
    if (brand === undefined || host === undefined) throw new Error("There is no brand with a host.");
    const deploy = (dist: string) => {
      // As the user that nginx runs as: what root writes could not be written again.
      const user = process.getuid?.() === 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
      const reload = `${user}/usr/sbin/nginx -e stderr -c ${join(folders.folder, "nginx.conf")} -s reload`;
      const nginx = ["--nginx", join(folders.folder, "portal.conf"), "--listen", `127.0.0.1:${port}`];
      const how = ["--log", "/dev/null", "--check", "", "--reload", close === undefined ? "true" : reload];
      return copy.run(
        "deploy",
        "--dist",
        join(copy.folder, "dist", dist),
        "--to",
        join(target, "to"),
        ...nginx,
        ...how,
      );
    };
    const wholeMs = (await copy.run("build")) + (await deploy(""));
    close = await runNginx(folders, port);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const path = join(copy.folder, descriptorOf(brand.id));
      const wanted = `Endret ${turn} av ${brand.id}`;
      const text = await readFile(path, "utf8");
      await writeFile(
        path,
        text.replace(/"companyLine": "[^"]*"/, () => `"companyLine": "${wanted}"`),
      );
      const started = performance.now();
      await copy.run("build", "--brand", brand.id);
      await deploy(brand.id);
      while (!(await pageOf(port, host)).includes(wanted)) {
        if (performance.now() - started > 60_000) throw new Error(`${host} does not serve ${wanted}`);
        await sleep(5);
      }
      times.push(performance.now() - started);
    }
    const textMs = median(times);
    return [
      {
        name: "one brand's text from the change to bytes served, against a build of all brands and their deployment",
        ratio: textMs / wholeMs,
        detail: `${textMs.toFixed(0)} ms / ${wholeMs.toFixed(0)} ms with nothing kept; commands, with the start of Node each time`,
      },
      {
        name: "one brand's text from the change to bytes served, in 3 s",
        ratio: textMs / 3000,
        limit: atMost(1),
        detail: `${textMs.toFixed(0)} ms, median of ${turns}`,
      },
    ];
  } finally {
    await close?.();
    for (const folder of [target, folders.folder, folders.state]) await rm(folder, { recursive: true, force: true });
    await copy.remove();
  }
}
