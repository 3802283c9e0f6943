import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/** The user who types the commands. */
const user = "ola";

/** Where that user has the clone. */
const clone = `/home/${user}/portal`;

const authoritiesFile = "/etc/ssl/machine.pem";

/** What a machine lacks to make a bare Debian; undefined: nothing. */
export function missingForBareDebian(): string | undefined {
  if (process.getuid?.() !== 0) return "root";
  return ["mmdebstrap", "unshare", "chroot"].find((program) => spawnSync(program, ["--version"]).error !== undefined);
}

/**
 * Makes a Debian 12 in a folder: with sudo, the Node and npm of this process, and a user with a clone of this repository.
 * `iproute2` and the library of Node are there for the test alone.
 * @param root a new folder
 */
export function makeBareDebian(root: string, repository: string): void {
  const packages = "sudo,ca-certificates,iproute2,libstdc++6,libatomic1";
  const run = (program: string, ...args: readonly string[]) =>
    void execFileSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });
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
  // No service starts by itself: there is no init here.
  writeFileSync(join(root, "usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  appendFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost ${hostname()} backend.example\n`);
  run("chroot", root, "useradd", "--create-home", "--shell", "/bin/bash", user);
  writeFileSync(join(root, "etc/sudoers.d/user"), `${user} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 });
  run("git", "clone", "--quiet", "--depth=1", `file://${repository}`, join(root, clone));
  run("chroot", root, "chown", "--recursive", `${user}:`, clone);
}

/**
 * Runs a script of Bash in that Debian, in the clone, as its user and without the variables of a login. Its processes
 * end with it.
 * @param options `before`: a script that root runs first; `isOffline`: the network is that of the machine itself, with
 *   nothing else on it, so that a server there meets no other
 * @returns the exit code
 */
export function typeInDebian(
  root: string,
  script: string,
  { before = "", isOffline = false }: { readonly before?: string; readonly isOffline?: boolean } = {},
): number {
  const hasAuthorities = existsSync(join(root, authoritiesFile));
  const inside = `${before}\ncd ${clone} && exec setpriv --reuid=${user} --regid=${user} --init-groups --inh-caps=-all \\
    env -i ${hasAuthorities ? `NODE_EXTRA_CA_CERTS=${authoritiesFile} ` : ""}HOME=/home/${user} PATH=/usr/local/bin:/usr/bin:/bin TERM=dumb bash -s`;
  const outside = `mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot "$0" bash -c "$1"`;
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child", ...(isOffline ? ["--net"] : [])];
  const { status } = spawnSync("unshare", [...namespaces, "bash", "-ec", outside, root, inside], {
    input: script,
    stdio: ["pipe", "inherit", "inherit"],
  });
  return status ?? 1;
}

/** Removes it, and nothing of the machine that may still be mounted in it. */
export const removeBareDebian = (root: string): void =>
  void execFileSync("rm", ["-rf", "--one-file-system", root], { stdio: "inherit" });
