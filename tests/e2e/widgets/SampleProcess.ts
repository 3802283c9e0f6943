import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildWidgets } from "#scripts/widgets/buildWidgets.ts";
import { buildSample } from "#scripts/widgets/sample/buildSample.ts";
import { prepareSample } from "#tests/support/widgets/prepareSample.ts";

const root = join(import.meta.dirname, "../../..");

/** The sample application with the package installed, built in a folder of its own, and its server as a process. */
export class SampleProcess {
  /** Where to open it: `http://127.0.0.1:…/`. */
  readonly address: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(address: string, folder: string, process: ChildProcess) {
    this.address = address;
    this.#folder = folder;
    this.#process = process;
  }

  /** @param mode `development`: with React's development build, which says what is wrong in a console error */
  static async start(mode: "production" | "development"): Promise<SampleProcess> {
    await mkdir(join(root, ".cache"), { recursive: true });
    const folder = await mkdtemp(join(root, ".cache/min-side-"));
    await prepareSample(root, folder, await buildWidgets(root));
    await buildSample(folder, { mode });
    const server = spawn(process.execPath, [join(folder, "serve.ts")], {
      cwd: folder,
      env: { ...process.env, PORT: "0", NODE_ENV: mode },
    });
    let said = "";
    const address = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
        if (found !== undefined) resolve(found);
      };
      server.stdout.on("data", listen);
      server.stderr.on("data", listen);
      server.once("exit", () => reject(new Error(`The server of the sample has ended:\n${said}`)));
    });
    return new SampleProcess(address, folder, server);
  }

  async close(): Promise<void> {
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
