import { UsageError } from "./UsageError.ts";

/**
 * The parts of a list such as `sb1, dnb`, each once.
 * @param where what the list belongs to, for the message: `--brand`
 * @throws UsageError when a part is empty: a variable of a script had no value
 */
export function readList(given: string, where: string): readonly string[] {
  const parts = given.split(",").map((part) => part.trim());
  if (parts.includes("")) throw new UsageError(`${where} "${given}" has an empty part: write a,b`);
  return [...new Set(parts)];
}
