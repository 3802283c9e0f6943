import { messageOf } from "#contract/messageOf.ts";

/**
 * Runs a command and sets the exit code of the process: what `run` resolves with, 0 when that is nothing, or 2 when it
 * throws. Then the name of the command and the reason are written to standard error.
 */
export async function runCommand(name: string, run: () => Promise<number | void>): Promise<void> {
  try {
    // Not process.exit: a pipe would lose the end of a long report.
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    process.stderr.write(`${name}: ${messageOf(error)}\n`);
    process.exitCode = 2;
  }
}
