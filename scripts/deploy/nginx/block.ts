const indent = (lines: readonly string[]) => lines.map((line) => (line === "" ? "" : `    ${line}`));

/** A block of nginx's configuration, line by line. */
export const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...indent(lines),
  "}",
];
