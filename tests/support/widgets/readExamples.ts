import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { packageName } from "#scripts/widgets/packageNames.ts";

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

/** The examples of the package's documents: the blocks of `tsx` that import from it, and can be copied as they are. */
export function readExamples(files: readonly OutputFile[]): Example[] {
  return files
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, bytes }) => {
      const blocks = [...new TextDecoder().decode(bytes).matchAll(/^( *)```tsx\n([^]*?)^ *```$/gm)];
      return blocks
        .map(([, indent = "", code = ""], at) => ({
          name: `${path.replace(/\.md$/, "").replaceAll("/", "-")}-${at + 1}`,
          code: withoutIndent(code, indent),
        }))
        .filter(({ code }) => code.includes(`from "${packageName}/`));
    });
}
