import { messageOf } from "#contract/messageOf.ts";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { explainFileError } from "#scripts/command/explainFileError.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";

/** What a command is called, prints with `--help`, and reads from the command line. */
interface DeployCommand<Options extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly usage: string;
  readonly options: Options;
}

/** The values that a command line can have. */
export type ValuesOf<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options }>
>["values"];

/** Where a command writes. */
export interface CommandLines {
  /** Writes a line for people to standard output; with `--json` nothing. */
  readonly say: (line: string) => void;
  /** Writes a line to standard error. */
  readonly warn: (line: string) => void;
  /** Writes what was done, with `--json` only. */
  readonly result: (value: unknown) => void;
}

/**
 * Runs a command and gives its exit code: 1 when another deployment was faster or it was refused, 2 when it failed. Why is
 * written to standard error.
 * @param args the arguments on the command line
 */
export async function runDeployCommand<Options extends ParseArgsOptionsConfig>(
  { name, usage, options }: DeployCommand<Options>,
  args: readonly string[],
  { print, complain }: CommandDeps,
  run: (values: ValuesOf<Options>, lines: CommandLines) => Promise<number>,
): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    print(usage);
    return 0;
  }
  try {
    const { values } = parseArgs({ args: [...args], options });
    const isJson = args.includes("--json");
    return await run(values, {
      say: (line) => (isJson ? undefined : print(`${line}\n`)),
      warn: (line) => complain(`${line}\n`),
      result: (value) => (isJson ? print(`${JSON.stringify(value, null, 2)}\n`) : undefined),
    });
  } catch (error) {
    complain(`${name}: ${explainFileError(error, "--to") ?? messageOf(error)}\n`);
    return error instanceof DeploymentRefused ? 1 : 2;
  }
}
