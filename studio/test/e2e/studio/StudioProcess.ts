import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/freePort.ts";
import { brandsDir } from "#tests/support/journeys/brands.ts";

const root = join(import.meta.dirname, "../../../..");

/** `npm run studio` with a copy of the brands, as a process that can be killed and started again. */
export class StudioProcess {
  /** Folder with `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Where to open the studio: with the token of its start. */
  address = "";
  #process: ChildProcess | undefined;

  private constructor(brandsDir: string) {
    this.brandsDir = brandsDir;
  }

  static async start(): Promise<StudioProcess> {
    const copy = await mkdtemp(join(tmpdir(), "studio-journey-"));
    for (const part of ["tenants", "themes"]) await cp(join(brandsDir, part), join(copy, part), { recursive: true });
    const studio = new StudioProcess(copy);
    await studio.run();
    return studio;
  }

  /** Starts the server; a second time at the port of the first. */
  async run(): Promise<void> {
    const port = this.address === "" ? String(await freePort()) : new URL(this.address).port;
    const args = [join(root, "scripts/studio.ts"), "--brands", this.brandsDir];
    const started = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: port } });
    this.#process = started;
    let said = "";
    this.address = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/studio\.localhost:\d+\/\S+/.exec(said)?.[0];
        if (found !== undefined) resolve(found);
      };
      started.stdout.on("data", listen);
      started.stderr.on("data", listen);
      started.once("exit", () => reject(new Error(`npm run studio has ended:\n${said}`)));
    });
  }

  /** Ends the server without a warning, as a crash would. */
  async kill(): Promise<void> {
    if (this.#process?.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
  }

  read(path: string): Promise<string> {
    return readFile(join(this.brandsDir, path), "utf8");
  }

  write(path: string, text: string): Promise<void> {
    return writeFile(join(this.brandsDir, path), text);
  }

  async close(): Promise<void> {
    await this.kill();
    // A program that the server has started can still write there.
    await rm(this.brandsDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
