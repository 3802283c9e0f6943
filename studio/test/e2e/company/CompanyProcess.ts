import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { baseFolder } from "#contract/basePath.ts";
import { parseUtgave, type Utgave, utgaveFile } from "#contract/utgave.ts";
import { repository } from "#scripts/files/repository.ts";
import { SampleCompany, type SampleOptions } from "#studio/company/trial/SampleCompany.ts";

/** A company's studio as a process, with what a company has around it. */
export class CompanyProcess {
  readonly #company: SampleCompany;
  #process: ChildProcess | undefined;

  private constructor(company: SampleCompany) {
    this.#company = company;
  }

  static async start(port: number, options?: SampleOptions): Promise<CompanyProcess> {
    const studio = new CompanyProcess(await SampleCompany.make(port, options));
    await studio.run();
    return studio;
  }

  get origin(): string {
    return this.#company.origin;
  }

  deployFirst(): Promise<void> {
    return this.#company.deployFirst();
  }

  /** Starts the server, again after it was killed. */
  async run(): Promise<void> {
    const args = [join(repository, "scripts/studio.ts"), "--serve", this.#company.configFile];
    const started = spawn(process.execPath, args, { cwd: repository });
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

  /** What the host of a brand says that its visitors get. */
  async served(brand: string): Promise<Utgave | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.#company.hostsPort}/${brand}${baseFolder}${utgaveFile}`);
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
    const options = { cwd: this.#company.remote };
    const { stdout } = await promisify(execFile)("git", ["log", `--format=${format}`, "main"], options);
    return stdout.trim().split("\n");
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#company.close();
  }
}
