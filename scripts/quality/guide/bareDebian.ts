import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The user who types the commands. */
const user = "ola";

/** Where that user has a clone of the project. */
export const cloneInDebian = `/home/${user}/portal`;

const authoritiesFile = "/etc/ssl/machine.pem";

const run = (program: string, ...args: readonly string[]) =>
  void execFileSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });

/** What a machine lacks to make a bare Debian and to start it; undefined: nothing. */
export function missingForBareDebian(): string | undefined {
  if (process.getuid?.() !== 0) return "root";
  return ["mmdebstrap", "systemd-nspawn", "nsenter"].find(
    (program) => spawnSync(program, ["--version"]).error !== undefined,
  );
}

/**
 * Makes a Debian 12 in a folder: with systemd, sudo, the Node and npm of this process, and a user with a clone of this
 * repository. `iproute2` and the library of Node are there for the test alone.
 * @param root a new folder
 */
export function makeBareDebian(root: string, repository: string): void {
  const packages = "systemd-sysv,dbus,sudo,ca-certificates,iproute2,libstdc++6,libatomic1";
  run("mmdebstrap", "--quiet", "--variant=minbase", `--include=${packages}`, "bookworm", root);
  const npm = join(process.env["npm_execpath"] ?? "", "../..");
  mkdirSync(join(root, "usr/local/lib/node_modules"), { recursive: true });
  cpSync(process.execPath, join(root, "usr/local/bin/node"), { dereference: true });
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name));
  // Where a server in between signs what is fetched, its authority is known there too.
  const authorities = process.env["NODE_EXTRA_CA_CERTS"];
  if (authorities !== undefined) cpSync(authorities, join(root, authoritiesFile), { dereference: true });
  writeFileSync(join(root, "etc/hostname"), `${hostname()}\n`);
  appendFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost ${hostname()}\n`);
  run("chroot", root, "useradd", "--create-home", "--shell", "/bin/bash", user);
  writeFileSync(join(root, "etc/sudoers.d/user"), `${user} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 });
  run("git", "clone", "--quiet", "--depth=1", `file://${repository}`, join(root, cloneInDebian));
  run("chroot", root, "chown", "--recursive", `${user}:`, cloneInDebian);
}

/** How a script is typed. */
interface Typing {
  /** Default: the ordinary user. */
  readonly as?: "root";
  /** With the network of this machine. Default: the network is that of the Debian alone, so that a server in it meets no other. */
  readonly isOnline?: boolean;
}

/** A Debian in which systemd runs, with a network of its own. Its processes end with it. */
export class BootedDebian {
  readonly #container: ChildProcess;
  readonly #leader: string;
  readonly #environment: readonly string[];

  private constructor(container: ChildProcess, leader: string, environment: readonly string[]) {
    this.#container = container;
    this.#leader = leader;
    this.#environment = environment;
  }

  /** @param root a folder that `makeBareDebian` has made, or a copy of it */
  static async start(root: string): Promise<BootedDebian> {
    const options = ["--boot", "--private-network", "--register=no", "--keep-unit", "--console=pipe"];
    const container = spawn("systemd-nspawn", ["--quiet", "--directory", root, ...options], { stdio: "ignore" });
    const children = `/proc/${container.pid}/task/${container.pid}/children`;
    const hasAuthorities = existsSync(join(root, authoritiesFile));
    const environment = ["TERM=dumb"];
    if (hasAuthorities) environment.push(`NODE_EXTRA_CA_CERTS=${authoritiesFile}`);
    for (let turn = 0; turn < 300; turn += 1) {
      await sleep(200);
      if (container.exitCode !== null) break;
      const leader = readFileSync(children, "utf8").trim();
      const debian = new BootedDebian(container, leader, environment);
      // It waits until systemd has started everything.
      if (leader !== "" && debian.#enter(["systemctl", "is-system-running", "--quiet"], "").status === 0) return debian;
    }
    container.kill("SIGKILL");
    throw new Error("systemd did not start in the bare Debian.");
  }

  /** Runs a script of Bash there, without the variables of a login. @returns the exit code */
  type(script: string, { as, isOnline = false }: Typing = {}): number {
    const who =
      as === "root"
        ? ["env", "-i", "HOME=/root", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"]
        : [
            "setpriv",
            `--reuid=${user}`,
            `--regid=${user}`,
            "--init-groups",
            "--inh-caps=-all",
            "env",
            "-i",
            `HOME=/home/${user}`,
            "PATH=/usr/local/bin:/usr/bin:/bin",
          ];
    return this.#enter([...who, ...this.#environment, "bash", "-s"], script, isOnline).status ?? 1;
  }

  #enter(command: readonly string[], input: string, isOnline = false) {
    const namespaces = ["--mount", "--pid", "--uts", "--ipc", "--cgroup", ...(isOnline ? [] : ["--net"])];
    return spawnSync("nsenter", ["--target", this.#leader, ...namespaces, ...command], {
      input,
      stdio: ["pipe", "inherit", "inherit"],
    });
  }

  /** Ends it at once, with everything in it. */
  async stop(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.#container.once("exit", () => resolve()));
    process.kill(Number(this.#leader), "SIGKILL");
    await ended;
  }
}

/** Removes it, and nothing of the machine that may still be mounted in it. */
export const removeBareDebian = (root: string): void => run("rm", "-rf", "--one-file-system", root);
