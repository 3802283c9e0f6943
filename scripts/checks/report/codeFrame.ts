import type { Place } from "#scripts/findings/Finding.ts";
import { maskUnsafeCharacters } from "#contract/descriptor/formats.ts";

const neighbours = 2;
const widest = 110;

/** Characters that would move the marker or mislead the reader become dots. */
const plain = (line: string): string => maskUnsafeCharacters(line.replaceAll("\t", " "), "·");

/** The line of a place with its neighbours and the token underlined. Long lines are cut around it. */
export function codeFrame(lines: readonly string[], { line, column, length }: Place): string {
  const first = Math.max(1, line - neighbours);
  const last = Math.min(lines.length, line + neighbours);
  const width = String(last).length;
  const cut = Math.max(0, column - Math.floor(widest / 2));
  const shown: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const content = plain((lines[number - 1] ?? "").slice(cut, cut + widest));
    const gutter = String(number).padStart(width);
    shown.push(`${number === line ? ">" : " "} ${gutter} │ ${content}`.trimEnd());
    if (number !== line) continue;
    const marker = "^".repeat(Math.max(1, Math.min(length, widest - (column - cut) + 1)));
    shown.push(`  ${" ".repeat(width)} │ ${" ".repeat(Math.max(0, column - cut - 1))}${marker}`);
  }
  return shown.join("\n");
}
