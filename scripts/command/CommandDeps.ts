import { resolve } from "node:path";

/** A path of the command line: relative ones start in the folder where npm was called. */
export const fromCaller = (path: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);

/** What a command knows of the process that runs it. */
export interface CommandDeps {
  /** The folder in which npm was called: relative paths start here. */
  readonly calledFrom: string;
  /** Writes to standard output. */
  readonly print: (text: string) => void;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
}

/** When the program that read the output has ended (`| head`), a command goes on: it may be in the middle of its work. */
function goOnWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/** That of this process. */
export function processDeps(): CommandDeps {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners("error").includes(goOnWithoutReader)) stream.on("error", goOnWithoutReader);
  return {
    calledFrom: fromCaller("."),
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
  };
}
