import type { CommandDeps } from "#scripts/command/CommandDeps.ts";

/** Where a command writes. */
export interface CommandLines {
  /** Writes a line for people to standard output; with `--json` nothing. */
  readonly say: (line: string) => void;
  /** Writes a line to standard error. */
  readonly warn: (line: string) => void;
  /** Writes what was done, with `--json` only. */
  readonly result: (value: unknown) => void;
}

/** The lines of a command. @param isJson whether `--json` was given */
export const commandLines = (isJson: boolean, { print, complain }: CommandDeps): CommandLines => ({
  say: (line) => (isJson ? undefined : print(`${line}\n`)),
  warn: (line) => complain(`${line}\n`),
  result: (value) => (isJson ? print(`${JSON.stringify(value, null, 2)}\n`) : undefined),
});
