import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { baseFolder } from "#contract/basePath.ts";
import { parseUtgave, type Utgave, utgaveFile } from "#contract/utgave.ts";
import { type Accounts, TestProvider, testClientId } from "../../support/company/TestProvider.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const secret = "a secret of the tests";

const person = (name: string, ...groups: readonly string[]) => ({
  name,
  email: `${name.split(" ")[0]?.toLowerCase()}@company.example`,
  email_verified: true,
  groups,
});

/** Two companies: one with dnb, one with eika, and an owner of all. */
const accounts: Accounts = {
  kari: person("Kari Nordmann", "dnb-editors"),
  ola: person("Ola Hansen", "dnb-approvers"),
  per: person("Per Publiserer", "dnb-publishers"),
  eva: person("Eva Eika", "eika-all"),
  inger: person("Inger Sjef", "owners"),
  mari: person("Mari Myhre", "dnb-editors", "dnb-publishers"),
  dag: person("Dag Drift", "dnb-editors", "dnb-addresses"),
};

const roles = [
  { role: "editor", brands: ["dnb"], claim: "dnb-editors" },
  { role: "approver", brands: ["dnb"], claim: "dnb-approvers" },
  { role: "publisher", brands: ["dnb"], claim: "dnb-publishers" },
  { role: "addresses", brands: ["dnb"], claim: "dnb-addresses" },
  ...["editor", "approver", "publisher"].map((role) => ({ role, brands: ["eika"], claim: "eika-all" })),
  { role: "owner", brands: "all", claim: "owners" },
];

const git = (folder: string, ...args: readonly string[]) =>
  run("git", ["-c", "user.name=CI", "-c", "user.email=ci@company.example", ...args], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });

/** What is made from the project, and not a part of it. */
const leftOut = new Set(["node_modules", ".git", ".cache", ".tmp", "dist", "test-results"]);

/** A commit of the project as it is here, in a repository of its own that others clone. */
async function makeRemote(folder: string): Promise<string> {
  const [work, remote] = [join(folder, "work"), join(folder, "remote.git")];
  // Not by git: a build server may have the files of a commit alone.
  await cp(root, work, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  await git(work, "init", "--quiet", "--initial-branch=main");
  await git(work, "add", "--all");
  await git(work, "commit", "--quiet", "--message=The project");
  await git(folder, "clone", "--quiet", "--bare", work, remote);
  return remote;
}

/** What is the company's own: how the sample hook of its git server deploys, and who approves. */
interface CompanyOptions {
  /** Options of `npm run deploy`, beside the folder that releases go to. */
  readonly deploy?: readonly string[];
  /** Port of nginx, which serves that folder. Left out: it is served as the hosts of the brands would, without nginx. */
  readonly port?: number;
  /** How many people have to approve, by kind of change. Left out: one. */
  readonly approvals?: Readonly<Record<string, number>>;
}

/** The host of a brand, as nginx knows it. */
const hostOf = async (brand: string): Promise<string> => {
  const text = await readFile(join(root, `tenants/${brand}/tenant.jsonc`), "utf8");
  return /"Production":[^]*?"hostnames":\s*\[\s*"([^"]+)"/.exec(text)?.[1] ?? "";
};

/** Puts the company's CI beside a remote: the sample hook, with the packages of this checkout. */
async function equipCi(folder: string, remote: string, options: readonly string[]): Promise<void> {
  const ci = join(folder, "ci");
  const sample = await readFile(join(root, "docs/deploy/post-receive"), "utf8");
  const quoted = options.map((word) => `'${word}'`).join(" ");
  const hook = sample
    .replace("ci=/srv/portal-ci", `ci=${ci}`)
    .replace("to=(--to /srv/portal)", () => `to=(${quoted})`)
    // The packages are those of this checkout, by a link: nothing may install others in their place.
    .replace("npm ci;", "exit 1;");
  if (/npm ci/.test(hook)) throw new Error("The sample hook installs packages in another way now.");
  await writeFile(join(remote, "hooks/post-receive"), hook, { mode: 0o755 });
  await mkdir(ci);
  await git(folder, "clone", "--quiet", remote, join(ci, "clone"));
  await symlink(join(root, "node_modules"), join(ci, "clone/node_modules"));
  await cp(join(root, "package-lock.json"), join(ci, "installed.json"));
  for (const name of ["compiled", "compressed", "fonts"])
    await cp(join(root, ".cache", name), join(ci, "clone/.cache", name), { recursive: true }).catch(() => undefined);
}

/** The hosts of the brands on loopback: `/<brand>/…` is what the host of the brand answers. */
async function serveHosts(target: string, port: number | undefined): Promise<Server> {
  const server = createServer((asked, answer) => {
    const [, brand = "", path = ""] = /^\/([a-z0-9-]+)(\/.*)$/.exec(asked.url ?? "") ?? [];
    const fail = () => answer.writeHead(404).end();
    if (port === undefined) {
      const pointer = readFile(join(target, brand, "current.json"), "utf8").then(
        (text) => (JSON.parse(text) as { readonly release: string }).release,
      );
      void pointer
        .then((release) => readFile(join(target, brand, "utgave", `${release}.json`)))
        .then((bytes) => (path === `${baseFolder}${utgaveFile}` ? answer.end(bytes) : fail()), fail);
      return;
    }
    void hostOf(brand).then((host) =>
      request({ port, host: "127.0.0.1", path, headers: { Host: host }, agent: false }, (served) => {
        answer.writeHead(served.statusCode ?? 500, served.headers);
        served.pipe(answer);
      })
        .on("error", fail)
        .end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** A company's studio as a process: a bare remote with its CI, a real provider of identities, and hosts of the brands. */
export class CompanyProcess {
  readonly folder: string;
  readonly origin: string;
  readonly provider: TestProvider;
  readonly #configFile: string;
  readonly #hosts: Server;
  #process: ChildProcess | undefined;

  private constructor(folder: string, origin: string, provider: TestProvider, hosts: Server) {
    this.folder = folder;
    this.origin = origin;
    this.provider = provider;
    this.#hosts = hosts;
    this.#configFile = join(folder, "studio.jsonc");
  }

  /** The folder that releases are deployed to. */
  get target(): string {
    return join(this.folder, "served");
  }

  static async start(
    port: number,
    { deploy = [], port: served, approvals = {} }: CompanyOptions = {},
  ): Promise<CompanyProcess> {
    const folder = await mkdtemp(join(tmpdir(), "company-journey-"));
    // A web server with fewer rights reads what is deployed.
    await chmod(folder, 0o755);
    const origin = `http://studio.localhost:${port}`;
    const provider = await TestProvider.start(accounts, { origin, secret, deliver: (request) => fetch(request) });
    const hosts = await serveHosts(join(folder, "served"), served);
    const studio = new CompanyProcess(folder, origin, provider, hosts);
    const remote = await makeRemote(folder);
    const options = ["--to", studio.target, ...deploy];
    await equipCi(folder, remote, options);
    await writeFile(join(folder, "client"), secret);
    await chmod(join(folder, "client"), 0o600);
    const config = {
      origin,
      port,
      data: "data",
      repository: { remote },
      signIn: {
        issuer: provider.issuer,
        clientId: testClientId,
        clientSecretFile: "client",
        scopes: ["profile", "email", "groups"],
      },
      roles,
      approvals,
      publish: {
        liveAddress: `http://127.0.0.1:${(hosts.address() as AddressInfo).port}/{brand}/`,
        privateAddresses: true,
        rollback: [process.execPath, join(root, "scripts/run.mjs"), "rollback", ...options, "--brand", "{brand}"],
        minutesBefore: 0,
      },
      help: "portalteamet",
    };
    await writeFile(studio.#configFile, JSON.stringify(config, null, 2));
    await studio.run();
    return studio;
  }

  /** Starts the server, again after it was killed. */
  async run(): Promise<void> {
    const args = [join(root, "scripts/studio.ts"), "--serve", this.#configFile];
    const started = spawn(process.execPath, args, { cwd: root });
    this.#process = started;
    let said = "";
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("The studio answers")) resolve();
      };
      started.stdout.on("data", listen);
      started.stderr.on("data", listen);
      started.once("exit", () => reject(new Error(`npm run studio has ended:\n${said}`)));
    });
  }

  /** Deploys the first commit, as the company's CI has done before there was a studio. */
  async deployFirst(): Promise<void> {
    const remote = join(this.folder, "remote.git");
    await run(join(remote, "hooks/post-receive"), ["deploy"], { cwd: remote, maxBuffer: 2 ** 26 });
  }

  /** What the host of a brand says that its visitors get. */
  async served(brand: string): Promise<Utgave | undefined> {
    const { port } = this.#hosts.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/${brand}${baseFolder}${utgaveFile}`);
    return parseUtgave(await answer.text());
  }

  /** Ends the server without a warning, as a crash would. */
  async kill(): Promise<void> {
    if (this.#process?.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
  }

  /** What git says of the main branch of the remote. */
  async log(format: string): Promise<readonly string[]> {
    const { stdout } = await git(join(this.folder, "remote.git"), "log", `--format=${format}`, "main");
    return stdout.trim().split("\n");
  }

  async close(): Promise<void> {
    await this.kill();
    await this.provider.close();
    this.#hosts.closeAllConnections();
    this.#hosts.close();
    // A program that the server has started can still write there.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
