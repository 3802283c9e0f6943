import { spawn } from "node:child_process";
import { repository } from "#scripts/files/repository.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";

/** Runs a Node program in the repository, with its output shown; it ends with this one. Resolves with its exit code. */
export function runNode(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  onStopSignal(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
