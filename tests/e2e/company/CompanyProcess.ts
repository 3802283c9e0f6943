import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { equipCheckout } from "#studio/company/app/equipCheckout.ts";
import { runProgram } from "#studio/company/publication/runProgram.ts";
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
};

const roles = [
  { role: "editor", brands: ["dnb"], claim: "dnb-editors" },
  { role: "approver", brands: ["dnb"], claim: "dnb-approvers" },
  { role: "publisher", brands: ["dnb"], claim: "dnb-publishers" },
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

/** A company's studio as a process: a bare remote, a real provider of identities, and a folder that releases go to. */
export class CompanyProcess {
  readonly folder: string;
  readonly origin: string;
  readonly provider: TestProvider;
  readonly #configFile: string;
  readonly #targetOptions: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(folder: string, origin: string, provider: TestProvider, targetOptions: readonly string[]) {
    this.#targetOptions = targetOptions;
    this.folder = folder;
    this.origin = origin;
    this.provider = provider;
    this.#configFile = join(folder, "studio.jsonc");
  }

  /** The folder that releases are deployed to. */
  get target(): string {
    return join(this.folder, "served");
  }

  /** @param targetOptions further options of `npm run deploy` and `npm run rollback` */
  static async start(port: number, targetOptions: readonly string[] = []): Promise<CompanyProcess> {
    const folder = await mkdtemp(join(tmpdir(), "company-journey-"));
    // A web server with fewer rights reads what is deployed.
    await chmod(folder, 0o755);
    const origin = `http://studio.localhost:${port}`;
    const provider = await TestProvider.start(accounts, { origin, secret, deliver: (request) => fetch(request) });
    const studio = new CompanyProcess(folder, origin, provider, targetOptions);
    const remote = await makeRemote(folder);
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
      publish: { way: "deploy", targets: [{ name: "Produksjon", to: studio.target, options: targetOptions }] },
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

  /** Deploys brands from the first commit, as the company's CI has done before there was a studio. */
  async deployFirst(brands: readonly string[]): Promise<void> {
    const options = this.#targetOptions;
    const work = join(this.folder, "work");
    await equipCheckout(root, work);
    const of = ["--brand", brands.join(",")];
    for (const command of [
      ["build", "--out", "dist", ...of],
      ["deploy", "--to", this.target, "--dist", "dist", ...of, "--by", "CI", ...options],
    ]) {
      const program = [process.execPath, "scripts/run.mjs", ...command];
      const { code, tail } = await runProgram(program, { cwd: work, timeoutMs: 300_000 });
      if (code !== 0) throw new Error(`npm run ${command.join(" ")}: ${tail}`);
    }
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
    // A program that the server has started can still write there.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
