import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { baseFolder } from "#contract/basePath.ts";
import { utgaveFile } from "#contract/utgave.ts";
import { repository } from "#scripts/files/repository.ts";
import { brandIdsIn } from "../config/readCompanyConfig.ts";
import { type SamplePeople, samplePeople } from "./samplePeople.ts";
import { sampleClientId, SampleProvider } from "./SampleProvider.ts";

const run = promisify(execFile);
const secret = "a secret of the sample";

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
  await cp(repository, work, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  await git(work, "init", "--quiet", "--initial-branch=main");
  await git(work, "add", "--all");
  await git(work, "commit", "--quiet", "--message=The project");
  await git(folder, "clone", "--quiet", "--bare", work, remote);
  return remote;
}

/** What is the company's own: how the sample hook of its git server deploys, and who approves. */
export interface SampleOptions {
  /** Options of `npm run deploy`, beside the folder that releases go to. */
  readonly deploy?: readonly string[];
  /** Port of nginx, which serves that folder. Left out: it is served as the hosts of the brands would, without nginx. */
  readonly port?: number;
  /** Where somebody gets who follows a link to the portal of a brand, where nginx does not serve it. */
  readonly portals?: string;
  /** How many people have to approve, by kind of change. Left out: one. */
  readonly approvals?: Readonly<Record<string, number>>;
}

/** The host of a brand, as nginx knows it. */
const hostOf = async (brand: string): Promise<string> => {
  const text = await readFile(join(repository, `tenants/${brand}/tenant.jsonc`), "utf8");
  return /"Production":[^]*?"hostnames":\s*\[\s*"([^"]+)"/.exec(text)?.[1] ?? "";
};

/**
 * Makes a folder of packages whose packages are links to those of this checkout. Not one link to the folder: who installs
 * packages there would empty the folder here.
 */
async function linkPackages(to: string): Promise<void> {
  const from = join(repository, "node_modules");
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isFile()) await cp(join(from, entry.name), join(to, entry.name));
    else await symlink(join(from, entry.name), join(to, entry.name));
}

/** Puts the company's CI beside a remote: the sample hook, with the packages of this checkout. */
async function equipCi(folder: string, remote: string, options: readonly string[]): Promise<void> {
  const ci = join(folder, "ci");
  const sample = await readFile(join(repository, "docs/deploy/post-receive"), "utf8");
  const quoted = options.map((word) => `'${word}'`).join(" ");
  const hook = sample
    .replace("ci=/srv/portal-ci", `ci=${ci}`)
    .replace("to=(--to /srv/portal)", () => `to=(${quoted})`)
    // The packages are those of this checkout: nothing may install others in their place.
    .replace("npm ci;", "exit 1;");
  if (/npm ci/.test(hook)) throw new Error("The sample hook installs packages in another way now.");
  await writeFile(join(remote, "hooks/post-receive"), hook, { mode: 0o755 });
  await mkdir(ci);
  await git(folder, "clone", "--quiet", remote, join(ci, "clone"));
  await linkPackages(join(ci, "clone/node_modules"));
  await cp(join(repository, "package-lock.json"), join(ci, "installed.json"));
  for (const name of ["compiled", "compressed", "fonts"])
    await cp(join(repository, ".cache", name), join(ci, "clone/.cache", name), { recursive: true }).catch(
      () => undefined,
    );
}

/** The hosts of the brands on loopback: `/<brand>/…` is what the host of the brand answers. */
async function serveHosts(target: string, { port, portals }: SampleOptions): Promise<Server> {
  const server = createServer((asked, answer) => {
    const [, brand = "", path = ""] = /^\/([a-z0-9-]+)(\/.*)$/.exec(asked.url ?? "") ?? [];
    const fail = () => answer.writeHead(404).end();
    if (port === undefined && portals !== undefined && path !== `${baseFolder}${utgaveFile}`)
      return void answer.writeHead(302, { Location: portals }).end();
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

/**
 * What a company has around its studio, in a temporary folder and on loopback: a bare repository with a copy of this one,
 * a CI that deploys each push to its main branch (docs/deploy/post-receive), a provider of identities with sample people,
 * and the hosts of the brands. `configFile` is the configuration of a studio that works with all of it.
 */
export class SampleCompany {
  readonly folder: string;
  readonly origin: string;
  /** The brands whose people are there: one of each of two companies. */
  readonly brands: readonly [one: string, other: string];
  readonly people: SamplePeople;
  readonly provider: SampleProvider;
  readonly #hosts: Server;

  private constructor(
    folder: string,
    origin: string,
    [brands, people]: readonly [readonly [string, string], SamplePeople],
    provider: SampleProvider,
    hosts: Server,
  ) {
    this.folder = folder;
    this.brands = brands;
    this.people = people;
    this.origin = origin;
    this.provider = provider;
    this.#hosts = hosts;
  }

  get configFile(): string {
    return join(this.folder, "studio.jsonc");
  }

  /** The bare repository. */
  get remote(): string {
    return join(this.folder, "remote.git");
  }

  /** The folder that releases are deployed to. */
  get target(): string {
    return join(this.folder, "served");
  }

  /** The clone of the CI, with the brands as they were deployed last. */
  get deployed(): string {
    return join(this.folder, "ci/clone");
  }

  /** The port at which the hosts of the brands answer: `/<brand>/…` is what the host of the brand answers. */
  get hostsPort(): number {
    return (this.#hosts.address() as AddressInfo).port;
  }

  /** @param port of the studio */
  static async make(port: number, options: SampleOptions = {}): Promise<SampleCompany> {
    const folder = await mkdtemp(join(tmpdir(), "sample-company-"));
    // A web server with fewer rights reads what is deployed.
    await chmod(folder, 0o755);
    const origin = `http://studio.localhost:${port}`;
    const client = { origin, secret, deliver: (asked: Request) => fetch(asked) };
    const [one = "", other = one] = brandIdsIn([repository]);
    const people = samplePeople(one, other);
    const provider = await SampleProvider.start(people.accounts, client);
    const hosts = await serveHosts(join(folder, "served"), options);
    const company = new SampleCompany(folder, origin, [[one, other], people], provider, hosts);
    await makeRemote(folder);
    const deploy = ["--to", company.target, ...(options.deploy ?? [])];
    await equipCi(folder, company.remote, deploy);
    await writeFile(join(folder, "client"), secret);
    await chmod(join(folder, "client"), 0o600);
    await writeFile(
      company.configFile,
      JSON.stringify(company.#config(port, deploy, options.approvals ?? {}), null, 2),
    );
    return company;
  }

  #config(port: number, deploy: readonly string[], approvals: SampleOptions["approvals"]) {
    const rollback = [process.execPath, join(repository, "scripts/run.mjs"), "deploy", "rollback", ...deploy];
    return {
      origin: this.origin,
      port,
      data: "data",
      repository: { remote: this.remote },
      signIn: {
        issuer: this.provider.issuer,
        clientId: sampleClientId,
        clientSecretFile: "client",
        scopes: ["profile", "email", "groups"],
      },
      roles: this.people.roles,
      approvals,
      publish: {
        liveAddress: `http://127.0.0.1:${this.hostsPort}/{brand}/`,
        privateAddresses: true,
        rollback: [...rollback, "--brand", "{brand}"],
        minutesBefore: 0,
      },
      help: "portalteamet",
    };
  }

  /** Deploys the first commit, as the company's CI has done before there was a studio. */
  async deployFirst(): Promise<void> {
    await run(join(this.remote, "hooks/post-receive"), ["deploy"], { cwd: this.remote, maxBuffer: 2 ** 26 });
  }

  /** Ends it, and removes its folder. */
  async close(): Promise<void> {
    await this.provider.close();
    this.#hosts.closeAllConnections();
    this.#hosts.close();
    // A program that the studio has started can still write there.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
