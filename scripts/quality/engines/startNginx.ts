import { setTimeout as sleep } from "node:timers/promises";
import { type ChildProcess, spawn } from "node:child_process";
import { chown, cp, mkdtemp, rm, writeFile, chmod } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http2FormHere } from "#scripts/deploy/nginx/http2Form.ts";
import { mainConfig } from "#scripts/deploy/nginx/mainConfig.ts";
import { type NginxOptions, nginxConfig } from "#scripts/deploy/nginx/nginxConfig.ts";
import { readSites } from "#scripts/deploy/nginx/Site.ts";
import { freePort } from "#tests/support/freePort.ts";

/** A running nginx. */
export interface RunningNginx {
  readonly port: number;
  /** Port of HTTPS, where there are certificates. */
  readonly securePort: number;
  /** Stops it and removes what it has written. */
  close(): Promise<void>;
}

interface Served extends Pick<NginxOptions, "api" | "others" | "isLocal"> {
  /** Folder with the finished brands. */
  readonly dist: string;
  /** Folder of certificates, for HTTPS (see {@link NginxOptions}). */
  readonly certificates?: string;
}

/** The user `nobody`: nginx needs no rights but to read. */
const nobody = 65_534;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path: "/health" }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });

/** @throws Error with what nginx said, when it ends or does not answer within 30 s */
async function waitFor(nginx: ChildProcess, port: number): Promise<void> {
  let said = "";
  nginx.stderr?.setEncoding("utf8").on("data", (text: string) => (said += text));
  const endsAt = Date.now() + 30_000;
  while (!(await answers(port))) {
    if (nginx.exitCode !== null || Date.now() > endsAt) throw new Error(`nginx did not start: ${said}`);
    await sleep(50);
  }
}

/** A folder for the configuration, and one that nginx writes to. As root, nginx runs as `nobody`. */
interface NginxFolders {
  readonly folder: string;
  readonly state: string;
}

/** Makes both folders, so that `nobody` can read the first and write to the second. */
export async function makeNginxFolders(): Promise<NginxFolders> {
  const folder = await mkdtemp(join(tmpdir(), "portal-nginx-"));
  const state = await mkdtemp(join(tmpdir(), "portal-nginx-state-"));
  await chmod(folder, 0o755);
  if (process.getuid?.() === 0) await chown(state, nobody, nobody);
  await writeFile(join(folder, "nginx.conf"), mainConfig(join(folder, "portal.conf"), state));
  return { folder, state };
}

/** Runs nginx with `portal.conf` of the folder. Gives what stops it and removes both folders. */
export async function runNginx({ folder, state }: NginxFolders, port: number): Promise<() => Promise<void>> {
  const nginx = spawn("/usr/sbin/nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
    ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
  });
  const ended = new Promise<void>((resolve) => nginx.once("close", () => resolve()).once("error", () => resolve()));
  const stop = () => nginx.kill("SIGQUIT");
  process.once("exit", stop);
  const close = async () => {
    process.off("exit", stop);
    nginx.kill("SIGTERM");
    await ended;
    await Promise.all([folder, state].map((path) => rm(path, { recursive: true, force: true })));
  };
  try {
    await waitFor(nginx, port);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/**
 * Serves finished folders with nginx, on the loopback address of this machine. As root it runs as `nobody`, on a copy
 * that it can only read.
 */
export async function startNginx({ dist, certificates, ...options }: Served): Promise<RunningNginx> {
  const [port, securePort] = [await freePort(), await freePort()];
  const folders = await makeNginxFolders();
  const root = join(folders.folder, "brands");
  await cp(dist, root, { recursive: true });
  // A temporary folder is for its owner alone.
  await chmod(root, 0o755);
  const config = nginxConfig(await readSites(root), {
    ...options,
    root,
    listen: `127.0.0.1:${port}`,
    ...(certificates !== undefined && {
      tls: { listen: `127.0.0.1:${securePort}`, certificates, http2: http2FormHere() },
    }),
    log: "/dev/null",
  });
  await writeFile(join(folders.folder, "portal.conf"), config);
  return { port, securePort, close: await runNginx(folders, port) };
}
