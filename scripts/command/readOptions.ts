import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { messageOf } from "#contract/messageOf.ts";

const helpOption = { help: { type: "boolean", short: "h" } } as const;

function parse<Options extends ParseArgsOptionsConfig>(options: Options) {
  return parseArgs({ options: { ...options, ...helpOption }, allowPositionals: false }).values;
}

/**
 * The options of the command line of this process. `undefined`: the help was asked for, and is printed.
 *
 * @throws Error when the command line is wrong, with the help
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
): ReturnType<typeof parse<Options>> | undefined {
  let values;
  try {
    values = parse(options);
  } catch (error) {
    throw new Error(`${messageOf(error)}\n\n${help}`);
  }
  if (!process.argv.includes("--help") && !process.argv.includes("-h")) return values;
  process.stdout.write(help.endsWith("\n") ? help : `${help}\n`);
  return undefined;
}
