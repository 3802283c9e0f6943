import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { baseFolder } from "#contract/basePath.ts";
import { readNginxOptions } from "#scripts/deploy/nginx/nginxArguments.ts";
import { nginxConfig } from "#scripts/deploy/nginx/nginxConfig.ts";
import { publishConfig } from "#scripts/deploy/nginx/publishConfig.ts";
import { readDeployedSites } from "#scripts/deploy/nginx/readDeployedSites.ts";
import { FolderStore } from "#scripts/deploy/store/FolderStore.ts";
import { makeNginxFolders, runNginx } from "../engines/startNginx.ts";
import { freePort } from "../freePort.ts";

/** A folder that is deployed to, and an nginx that serves it on the loopback address. */
export class ServedTarget {
  readonly store: FolderStore;
  readonly #port: number;
  readonly #folders: { readonly folder: string; readonly state: string };
  readonly #publish: (reload: string) => Promise<void>;
  readonly #reload: string;
  #stop: (() => Promise<void>) | undefined;

  private constructor(store: FolderStore, target: string, port: number, folders: { folder: string; state: string }) {
    this.store = store;
    this.#port = port;
    this.#folders = folders;
    const main = join(folders.folder, "nginx.conf");
    const file = join(folders.folder, "portal.conf");
    // As the user that nginx runs as: what root writes could not be written again.
    const user = process.getuid?.() === 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
    const nginx = `${user}/usr/sbin/nginx -e stderr -c ${main}`;
    this.#reload = `${nginx} -s reload`;
    const options = readNginxOptions({ listen: `127.0.0.1:${port}`, log: "/dev/null" }, target);
    // Without a check before: a reload by nginx itself is one.
    this.#publish = async (reload) =>
      publishConfig(nginxConfig(await readDeployedSites(store), options), { file, reload });
  }

  /** @param target an empty folder that others may read */
  static async open(target: string): Promise<ServedTarget> {
    return new ServedTarget(await FolderStore.open(target), target, await freePort(), await makeNginxFolders());
  }

  /** As `npm run deploy -- --nginx`. The first time, nginx is started instead. */
  readonly publish = async (): Promise<void> => {
    await this.#publish(this.#stop === undefined ? "true" : this.#reload);
    this.#stop ??= await runNginx(this.#folders, this.#port);
  };

  /** Waits until the page of a host has a text. A reload of nginx takes a moment after the command has ended. */
  async reaches(host: string, text: string): Promise<void> {
    const endsAt = Date.now() + 30_000;
    while (!(await this.#page(host)).includes(text)) {
      if (Date.now() > endsAt) throw new Error(`${host} does not serve ${text}`);
      // To ask is no part of the deployment.
      await sleep(5);
    }
  }

  #page(host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port: this.#port, path: baseFolder, headers: { Host: host }, agent: false };
      request(options, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("end", () => resolve(body));
      })
        .on("error", reject)
        .end();
    });
  }

  async close(): Promise<void> {
    await this.#stop?.();
    for (const folder of Object.values(this.#folders)) await rm(folder, { recursive: true, force: true });
  }
}
