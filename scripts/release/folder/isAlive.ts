import { errorCode } from "#scripts/files/errorCode.ts";

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to another user.
    return errorCode(error) === "EPERM";
  }
}
