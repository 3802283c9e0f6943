/** What a command knows of the process that runs it. */
export interface CommandEnvironment {
  /** The folder in which npm was called: relative paths start here. */
  readonly calledFrom: string;
  /** Writes to standard output. */
  readonly print: (text: string) => void;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
}

/** That of this process. */
export const processEnvironment = (): CommandEnvironment => ({
  calledFrom: process.env["INIT_CWD"] ?? process.cwd(),
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
