import { errorCode } from "#scripts/files/errorCode.ts";

/** Gives undefined for a file or folder that does not exist. */
export function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
