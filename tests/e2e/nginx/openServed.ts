import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import type { NginxOptions } from "#scripts/deploy/nginx/nginxConfig.ts";
import { publishDeployed, publishRollback } from "#scripts/deploy/nginx/publishDeployed.ts";
import { makeNginxFolders, runNginx } from "#scripts/quality/engines/startNginx.ts";
import { freePort } from "#tests/support/freePort.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { nginxCommand, reloadCommand } from "#tests/support/deploy/nginxCommand.ts";

/** What nginx answers, without a browser. */
export interface Answer {
  readonly status: number;
  readonly policy: string;
  readonly etag: string;
  readonly cookie: string;
  readonly body: string;
}

/**
 * Deployments to a folder that a real nginx serves. `more`: what else its configuration has.
 */
export async function openServed(more: Partial<NginxOptions> | ((port: number) => Partial<NginxOptions>) = {}) {
  const target = await DeployTarget.open();
  const folders = await makeNginxFolders();
  const port = await freePort();
  const main = join(folders.folder, "nginx.conf");
  const file = join(folders.folder, "portal.conf");
  const nginx = nginxCommand(main);
  const log = join(folders.state, "access.log");
  const options: NginxOptions = {
    root: target.path,
    listen: `127.0.0.1:${port}`,
    log,
    ...(typeof more === "function" ? more(port) : more),
  };
  let stop: (() => Promise<void>) | undefined;
  const { store, path } = target;
  const reloads = join(folders.folder, "reloads");
  writeFileSync(reloads, "");
  const reloadAndWait = reloadCommand(nginx, join(folders.state, "nginx.pid"));
  const how = (check: string) => {
    const reload = stop === undefined ? "true" : `echo >>${reloads}; ${reloadAndWait}`;
    return { store, target: path, options, file, check, reload };
  };
  /** As `npm run deploy -- --nginx`. The first time nginx is started instead. */
  const publish = async (check = `${nginx} -t`) => {
    await publishDeployed(how(check));
    stop ??= await runNginx(folders, port);
  };
  /** As `npm run rollback -- --nginx`. */
  const publishBack = () => publishRollback(how(`${nginx} -t`));
  /** The lines of the access log. */
  const logged = () => readFileSync(log, "utf8").split("\n").slice(0, -1);
  /** How often nginx was made to read its configuration again. */
  const reloadCount = () => readFileSync(reloads).length;
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = { Host: "alfa.example", ...headers };
      request({ host: "127.0.0.1", port, path, headers: sent, agent: false }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            policy: /report-uri \/(\S+)/.exec(String(response.headers["content-security-policy"]))?.[1] ?? "",
            etag: response.headers.etag ?? "",
            cookie: response.headers["set-cookie"]?.[0] ?? "",
            body,
          }),
        );
      })
        .on("error", reject)
        .end();
    });
  const close = async () => {
    await stop?.();
    for (const folder of [folders.folder, folders.state]) rmSync(folder, { recursive: true, force: true });
    await target.close();
  };
  return { target, port, publish, publishBack, reloadCount, logged, get, close };
}
