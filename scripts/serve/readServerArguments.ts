import { parseArgs } from "node:util";

/**
 * What the command line of a server asks for.
 *
 * @param help the command's help, which follows the message
 * @throws Error when the command line is wrong
 */
export function readServerArguments(help: string): { readonly brands?: string; readonly help?: boolean } {
  try {
    const options = { brands: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${help}`);
  }
}
