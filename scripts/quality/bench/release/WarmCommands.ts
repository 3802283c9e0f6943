import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Duration, RepositoryCopy } from "./RepositoryCopy.ts";

/** A command of the repository with its arguments, as npm has them. */
export interface CalledCommand {
  readonly name: "build" | "deploy" | "rollback";
  readonly args: readonly string[];
}

/** How long a command took, or why it failed. */
export type CommandAnswer = { readonly duration: Duration } | { readonly error: string };

/**
 * The commands of a copy of the repository, in a process that has loaded them and stays: what they take is their work,
 * without the start of Node and of its modules. The process is not that of the benchmark, whose memory makes the start
 * of every other process slow.
 */
export class WarmCommands {
  readonly #process: ChildProcess;
  readonly #ended: Promise<readonly [CommandAnswer]>;

  constructor({ folder }: RepositoryCopy) {
    this.#process = fork(join(folder, "scripts/quality/bench/release/answerCommands.ts"), [], {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder },
    });
    this.#ended = once(this.#process, "exit").then(([code]) => [{ error: `The process has ended with ${code}` }]);
  }

  /** @throws Error when the command fails */
  async call(name: CalledCommand["name"], ...args: readonly string[]): Promise<Duration> {
    const called: CalledCommand = { name, args };
    const answered = once(this.#process, "message");
    this.#process.send(called);
    const [answer] = (await Promise.race([answered, this.#ended])) as readonly [CommandAnswer];
    if ("error" in answer) throw new Error(answer.error);
    return answer.duration;
  }

  /** Ends the process. */
  async close(): Promise<void> {
    if (this.#process.connected) this.#process.disconnect();
    await this.#ended;
  }
}
