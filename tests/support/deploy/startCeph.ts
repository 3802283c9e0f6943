import { setTimeout as sleep } from "node:timers/promises";
import { execFile, type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../freePort.ts";

const execute = promisify(execFile);
/** How long a part of the store has to start or to end, in ms. A busy machine takes its time. */
const timeoutMs = 60_000;

/** The parts of Ceph that can be stopped and started. */
export type CephPart = "gateway" | "store";

/** A running object store. */
export interface RunningCeph {
  /** Its address with the S3 interface. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The gateway is killed; the store, which has its objects in memory, ends in an orderly way and writes them down. */
  stop(part: CephPart): Promise<void>;
  start(part: CephPart): Promise<void>;
  /** Stops everything and removes what it has written. */
  close(): Promise<void>;
}

/** Everything on the loopback addresses, in one folder, and as small as it can be. */
const configuration = (folder: string, id: string, monitorPort: number, gatewayPort: number): string => `[global]
fsid = ${id}
mon_host = [v1:127.0.0.1:${monitorPort}]
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
public_network = 127.0.0.0/8
cluster_network = 127.0.0.0/8
ms_bind_msgr2 = false
ms_bind_ipv6 = false
mon_allow_pool_size_one = true
mon_data_avail_crit = 0
mon_max_pg_per_osd = 1000
paxos_propose_interval = 0.05
paxos_min_wait = 0.01
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
osd_fast_shutdown = false
mon_data = ${folder}/mon
osd_data = ${folder}/osd
run_dir = ${folder}
crash_dir = ${folder}/crash
keyring = ${folder}/keyring
admin_socket = ${folder}/$name.asok
pid_file = ${folder}/$name.pid
log_file = ${folder}/$name.log

[client.rgw]
rgw_data = ${folder}/gateway
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort} tcp_nodelay=1
rgw_thread_pool_size = 64
rgw_enable_gc_threads = false
rgw_enable_lc_threads = false
rgw_run_sync_thread = false
`;

/** @throws Error when it has not happened in time */
async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > endsAt) throw new Error(`${what} did not happen in ${timeoutMs / 1000} s.`);
    await sleep(100);
  }
}

/**
 * Starts Ceph's RADOS gateway with a monitor and one store of objects in memory, on free ports of this machine. Nothing
 * is kept.
 */
export async function startCeph(): Promise<RunningCeph> {
  const folder = await mkdtemp(join(tmpdir(), "ceph-"));
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const [id, storeId] = [randomUUID(), randomUUID()];
  const [accessKey, secretKey] = ["portal", randomUUID()];
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  for (const name of ["mon", "osd", "gateway"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "ceph.conf"), configuration(folder, id, monitorPort, gatewayPort));
  const env = { ...process.env, CEPH_CONF: join(folder, "ceph.conf") };
  const run = (program: string, ...args: readonly string[]) => execute(program, [...args], { env });
  const running = new Map<CephPart | "monitor", ChildProcess>();
  /** In the foreground, so that it is a child of this program. */
  const launch = (name: CephPart | "monitor", program: string, ...args: readonly string[]) => {
    const child = spawn(program, [...args, "-f"], { env, stdio: "ignore" });
    child.on("error", () => undefined);
    running.set(name, child);
  };
  const hasEnded = (name: CephPart | "monitor") => {
    const { exitCode, signalCode } = running.get(name) ?? {};
    return typeof exitCode === "number" || typeof signalCode === "string";
  };
  const stopAll = () => {
    for (const child of running.values()) child.kill("SIGKILL");
  };
  const end = async (name: CephPart | "monitor", signal: NodeJS.Signals) => {
    const child = running.get(name);
    if (child === undefined || hasEnded(name)) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
    running.delete(name);
  };
  const answers = () =>
    fetch(endpoint).then(
      ({ ok }) => ok,
      () => false,
    );
  /**
   * A program of Ceph 16 can send its first command before it has got the id of the cluster from the monitor. The
   * command is refused, and the program ends: it is started again.
   */
  const insist = (program: string, ...args: readonly string[]) =>
    waitUntil(`${program} ${args.join(" ")}`, () =>
      run(program, ...args).then(
        () => true,
        () => false,
      ),
    );
  const start = (part: CephPart) => {
    const again = () =>
      part === "gateway" ? launch(part, "radosgw", "-n", "client.rgw") : launch(part, "ceph-osd", "-i", "0");
    const isUp = () =>
      run("ceph", "osd", "stat").then(
        ({ stdout }) => / 1 up/.test(stdout),
        () => false,
      );
    again();
    return waitUntil(`The start of the ${part}`, () => {
      if (hasEnded(part)) again();
      return part === "gateway" ? answers() : isUp();
    });
  };
  const close = async () => {
    process.off("exit", stopAll);
    for (const name of running.keys()) await end(name, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  };
  process.once("exit", stopAll);
  try {
    const map = join(folder, "monmap");
    await run("monmaptool", "--create", "--addv", "a", `[v1:127.0.0.1:${monitorPort}]`, "--fsid", id, map);
    await run("ceph-mon", "-i", "a", "--mkfs", "--monmap", map);
    launch("monitor", "ceph-mon", "-i", "a");
    // The monitor refuses commands until it has elected itself, too.
    await insist("ceph", "--connect-timeout", "10", "osd", "new", storeId);
    await insist("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", storeId);
    await start("store");
    const user = ["--uid=portal", "--display-name=portal", `--access-key=${accessKey}`, `--secret=${secretKey}`];
    await insist("radosgw-admin", "user", "create", ...user);
    await start("gateway");
  } catch (error) {
    const logs = ["mon.a", "osd.0", "client.rgw"].map(async (name) => {
      const text = await readFile(join(folder, `${name}.log`), "utf8").catch(() => "");
      return `${name}:\n${text.slice(-1500)}`;
    });
    const said = (await Promise.all(logs)).join("\n");
    await close();
    throw new Error(`Ceph did not start: ${String(error)}\n${said}`, { cause: error });
  }
  return {
    endpoint,
    accessKey,
    secretKey,
    stop: (part) => end(part, part === "gateway" ? "SIGKILL" : "SIGTERM"),
    start,
    close,
  };
}
