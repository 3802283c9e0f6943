import { callOf, type Command } from "./Command.ts";
import type { Option } from "./Option.ts";

/** How wide the help is, and at most its first column. */
const width = 120;
const mostNamed = 22;

/** Breaks a text between words. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A line of the table: what is typed, what it does, and a heading above it. */
type Row = readonly [typed: string, help: string, heading?: string | undefined];

function rowOf([name, { shown, help, absent, heading }]: readonly [string, Option<unknown>]): Row {
  const hasDefault = (typeof absent === "string" && absent !== "") || typeof absent === "number";
  const typed = shown === undefined ? `--${name}` : `--${name} ${shown}`;
  return [typed, hasDefault ? `${help} (default: ${absent})` : help, heading];
}

/** Two columns. What is too wide for the first one has a line for itself. */
function tableOf(rows: readonly Row[]): string {
  const column = 2 + Math.max(...rows.map(([typed]) => typed.length).filter((length) => length <= mostNamed));
  const indent = " ".repeat(column);
  const lines = rows.flatMap(([typed, help, heading]) => {
    const [first = "", ...more] = wrapped(help, width - 2 - column);
    const start = typed.length <= mostNamed ? [typed.padEnd(column) + first] : [typed, indent + first];
    const own = [...start, ...more.map((line) => indent + line)].map((line) => `  ${line}`);
    return heading === undefined ? own : ["", heading, "", ...own];
  });
  return lines.join("\n");
}

/** What stands for the arguments that a command needs. */
export const neededOf = ({ needs, words }: Pick<Command, "needs" | "words">): readonly string[] =>
  [words?.shown, needs].filter((part) => part !== undefined);

/** How a command is called, with what stands for its arguments. */
function firstLine(command: Omit<Command, "run">): string {
  const { name, needs, words, options } = command;
  const isNeeded = needs !== undefined || (words !== undefined && words.least > 0);
  const typed = [...neededOf(command), ...(Object.keys(options).length > 0 ? ["[options]"] : [])].join(" ");
  if (typed === "") return callOf(command);
  // Two hyphens are in the call already where a word follows the name.
  if (name.includes(" ")) return `${callOf(command)} ${typed}`;
  if (isNeeded) return `${callOf(command)} -- ${typed}`;
  return `${callOf(command)} [-- ${typed.replace(/^\[([^[\]]*)\]$/, "$1")}]`;
}

interface Page {
  readonly rows: readonly Row[];
  readonly notes?: string | undefined;
  readonly exits?: string | undefined;
}

/** A help: how something is called, what it does, its table, and what else is worth knowing. */
export function pageOf(call: string, purpose: string, { rows, notes, exits }: Page): string {
  const firstGroup = rows.findIndex(([, , heading]) => heading !== undefined);
  const parts = [
    call,
    purpose,
    tableOf(rows.toSpliced(firstGroup < 0 ? rows.length : firstGroup, 0, ["--help", "this text"])),
    ...(notes === undefined ? [] : [notes]),
    ...(exits === undefined ? [] : [`Exit code: ${exits}.`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The help of a command. */
export function helpOf(command: Omit<Command, "run">): string {
  const { purpose, words, options, notes, exits } = command;
  const ofWords: readonly Row[] = words?.help === undefined ? [] : [[words.shown.replaceAll(/[[\]]/g, ""), words.help]];
  return pageOf(firstLine(command), purpose, {
    rows: [...ofWords, ...Object.entries(options).map(rowOf)],
    notes,
    exits,
  });
}
