import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { baseFolder } from "#contract/basePath.ts";
import { makeNginxFolders, runNginx } from "../../engines/startNginx.ts";
import { freePort } from "../../freePort.ts";

/** A folder that is deployed to, and an nginx that serves it on the loopback address. */
export class ServedTarget {
  readonly #target: string;
  readonly #port: number;
  readonly #folders: { readonly folder: string; readonly state: string };
  #stop: (() => Promise<void>) | undefined;

  private constructor(target: string, port: number, folders: { folder: string; state: string }) {
    this.#target = target;
    this.#port = port;
    this.#folders = folders;
  }

  /** @param target a folder that others may read */
  static async open(target: string): Promise<ServedTarget> {
    return new ServedTarget(target, await freePort(), await makeNginxFolders());
  }

  /** What `deploy` and `rollback` are called with. Before {@link start} there is no nginx that could read anything. */
  args(): readonly string[] {
    const { folder } = this.#folders;
    // As the user that nginx runs as: what root writes could not be written again.
    const user = process.getuid?.() === 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
    const reload = `${user}/usr/sbin/nginx -e stderr -c ${join(folder, "nginx.conf")} -s reload`;
    const where = ["--to", this.#target, "--nginx", join(folder, "portal.conf"), "--listen", `127.0.0.1:${this.#port}`];
    // Without a check before: a reload by nginx itself is one.
    const how = ["--log", "/dev/null", "--check", "", "--reload", this.#stop === undefined ? "true" : reload];
    return [...where, ...how];
  }

  /** Starts nginx with what was deployed. */
  async start(): Promise<void> {
    this.#stop ??= await runNginx(this.#folders, this.#port);
  }

  /** Removes everything that was deployed. */
  async empty(): Promise<void> {
    await rm(this.#target, { recursive: true, force: true });
  }

  /** Waits until the page of a host has a text. */
  reaches(host: string, text: string): Promise<void> {
    return this.#until(host, (page) => page.includes(text), `does not serve ${text.slice(0, 80)}`);
  }

  /** Waits until a host has another page. */
  leaves(host: string, before: string): Promise<void> {
    return this.#until(host, (page) => page !== before, "still serves the page before");
  }

  /** A reload of nginx takes a moment after the command has ended. */
  async #until(host: string, isSo: (page: string) => boolean, otherwise: string): Promise<void> {
    const endsAt = Date.now() + 30_000;
    while (!isSo(await this.page(host))) {
      if (Date.now() > endsAt) throw new Error(`${host} ${otherwise}`);
      // To ask is not part of the deployment.
      await sleep(5);
    }
  }

  /** The page of a host, as it is served now. */
  page(host: string): Promise<string> {
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
