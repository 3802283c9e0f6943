import { createInterface } from "node:readline/promises";
import type { TakeOver } from "../state/DeploymentClaim.ts";
import type { CommandLines } from "./CommandLines.ts";

/** Asks at a terminal; without one, the option is the answer. */
async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

/** Takes over the claim of another command that seems to run, and says whose it was. Undefined without `--take-over`. */
export const readTakeOver = (isWanted: boolean, { warn }: CommandLines): TakeOver | undefined =>
  isWanted
    ? async (whose) => {
        const isTaken = await isConfirmed(
          `Another deployment is running: ${whose}.\nIt stops at its next step. Take over? (y/N) `,
        );
        if (isTaken) warn(`The claim of another deployment is taken over: ${whose}.`);
        return isTaken;
      }
    : undefined;
