import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type FixtureFiles, fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";

const run = promisify(execFile);

/** A bare remote with two made-up brands, "fjord" and "vidde", and a developer's clone that pushes to it. */
export class RemoteFixture {
  /** Folder that has everything; it goes with `close`. */
  readonly folder: string;
  #minute = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(files?: FixtureFiles): Promise<RemoteFixture> {
    const remote = new RemoteFixture(await mkdtemp(join(tmpdir(), "remote-")));
    await run("git", ["init", "-q", "--bare", "-b", "main", remote.remote]);
    const brands = await writeFolder(files ?? (await fixtureFiles("fjord", "vidde")));
    await run("mv", [brands, remote.own]);
    await writeFile(remote.inside("code.ts"), "export const version = 1;\n");
    await remote.git("init", "-q", "-b", "main");
    await remote.git("remote", "add", "origin", "../remote.git");
    await remote.pushed("Two brands");
    return remote;
  }

  /** The same once more, which takes less time than making it. */
  async copy(): Promise<RemoteFixture> {
    const other = new RemoteFixture(`${this.folder}-${crypto.randomUUID().slice(0, 8)}`);
    await cp(this.folder, other.folder, { recursive: true });
    return other;
  }

  get remote(): string {
    return join(this.folder, "remote.git");
  }

  get data(): string {
    return join(this.folder, "data");
  }

  /** The developer's clone. */
  get own(): string {
    return join(this.folder, "own");
  }

  inside(path: string): string {
    return join(this.own, path);
  }

  /** Calls git as a developer. Each call is a minute later than the one before. */
  async git(...args: string[]): Promise<string> {
    this.#minute += 1;
    const date = new Date(Date.UTC(2026, 0, 1, 10, this.#minute)).toISOString();
    const who = { GIT_AUTHOR_NAME: "Dag Utvikler", GIT_AUTHOR_EMAIL: "dag@bank.example", GIT_AUTHOR_DATE: date };
    const commits = { GIT_COMMITTER_NAME: "Dag Utvikler", GIT_COMMITTER_EMAIL: "dag@bank.example" };
    const env = { ...process.env, ...who, ...commits, GIT_COMMITTER_DATE: date };
    return (await run("git", args, { cwd: this.own, env })).stdout.trim();
  }

  /** Commits everything of the developer's clone, and pushes it. @returns the commit */
  async pushed(message: string): Promise<string> {
    await this.git("add", "-A");
    await this.git("commit", "-q", "-m", message);
    await this.git("push", "-q", "origin", "HEAD:main");
    return this.git("rev-parse", "HEAD");
  }

  /** Replaces a text in a file of the developer's clone. */
  async replace(path: string, from: string, to: string): Promise<void> {
    const text = await readFile(this.inside(path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} does not have ${from}.`);
    await this.write(
      path,
      text.replace(from, () => to),
    );
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(this.inside(path)), { recursive: true });
    await writeFile(this.inside(path), text);
  }

  /** What the remote asks at an event of git. @param program undefined: nothing */
  async hook(name: string, program: string | undefined): Promise<void> {
    const path = join(this.remote, "hooks", name);
    await mkdir(dirname(path), { recursive: true });
    if (program === undefined) await rm(path, { force: true });
    else await writeFile(path, program, { mode: 0o755 });
  }

  /** What git says of the remote. */
  async onRemote(...args: string[]): Promise<string> {
    return (await run("git", args, { cwd: this.remote })).stdout.trim();
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
