import { repository } from "#scripts/files/repository.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/**
 * Starts a server of ours as its command does, and ends it.
 * @param script in `scripts/`, such as `start.ts`
 * @param address what it writes when it can be used
 * @param use what a visitor does then; it belongs to the time
 * @returns milliseconds from the start of the process
 */
export async function measureStart(
  script: string,
  address: RegExp,
  use: (address: string) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [join(repository, "scripts", script)], {
    cwd: repository,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  try {
    let said = "";
    const found = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const match = address.exec(said)?.[0];
        if (match !== undefined) resolve(match);
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.once("exit", () => reject(new Error(`${script} has ended:\n${said}`)));
    });
    await use(found);
    return performance.now() - startedMs;
  } finally {
    child.kill();
    await ended;
  }
}
