import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "#scripts/files/repository.ts";
import type { Guide } from "./Guide.ts";
import { readCommands } from "./readCommands.ts";

/** The blocks of commands of a guide that are typed. @throws Error for a heading that it does not have */
export function blocksOf({ file, headings }: Pick<Guide, "file" | "headings">): readonly string[] {
  const text = readFileSync(join(repository, file), "utf8");
  if (headings === undefined) return readCommands(text);
  const parts = text.split(/^## /m);
  return headings.flatMap((heading) => {
    const part = parts.find((each) => each.startsWith(`${heading}\n`));
    if (part === undefined) throw new Error(`${file} has no heading "${heading}".`);
    return readCommands(part);
  });
}
