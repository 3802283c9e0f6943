import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/** A block of code in a document of the package. */
export interface Example {
  /** `docs-toast-1`. */
  readonly name: string;
  readonly code: string;
}

const withoutIndent = (text: string, indent: string): string =>
  text
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");

/** The examples of the package's documents: what is in a block of `tsx`. */
export function readExamples(files: readonly OutputFile[]): Example[] {
  return files
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, bytes }) => {
      const blocks = [...new TextDecoder().decode(bytes).matchAll(/^( *)```tsx\n([^]*?)^ *```$/gm)];
      return blocks.map(([, indent = "", code = ""], at) => ({
        name: `${path.replace(/\.md$/, "").replaceAll("/", "-")}-${at + 1}`,
        code: withoutIndent(code, indent),
      }));
    });
}
