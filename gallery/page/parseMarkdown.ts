/** What a page of docs/widgets/ is made of: as much Markdown as is written there. */
export type MarkdownBlock =
  | { readonly kind: "heading" | "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "code"; readonly text: string };

const cellsOf = (line: string) =>
  line
    .replaceAll(/^\s*\||\|\s*$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

const startsItem = /^(?:[-*]|\d+\.) /;

function parseChunk(chunk: string): MarkdownBlock {
  const lines = chunk.split("\n");
  const [first = "", second = ""] = lines;
  if (/^#+ /.test(first)) return { kind: "heading", text: first.replace(/^#+ /, "") };
  if (first.startsWith("|") && /^\|[\s:|-]+$/.test(second))
    return { kind: "table", head: cellsOf(first), rows: lines.slice(2).map(cellsOf) };
  if (lines.every((line) => line.startsWith("    ")))
    return { kind: "code", text: lines.map((line) => line.slice(4)).join("\n") };
  if (startsItem.test(first)) {
    const items = chunk.split(/\n(?=(?:[-*]|\d+\.) )/).map((item) => item.replace(startsItem, ""));
    return { kind: "list", items: items.map((item) => item.replaceAll(/\s*\n\s*/g, " ")) };
  }
  return { kind: "paragraph", text: lines.join(" ") };
}

/** Reads a page of documentation; its title is left out, since the entry has one. */
export function parseMarkdown(source: string): MarkdownBlock[] {
  const parts = source.replace(/^# .*\n/, "").split(/^```\w*\n([\s\S]*?)^```$/m);
  return parts.flatMap((part, at): MarkdownBlock[] => {
    if (at % 2 === 1) return [{ kind: "code", text: part.trimEnd() }];
    // A heading needs no empty line after it.
    return part
      .replaceAll(/^(#+ .*)$/gm, "\n$1\n")
      .split(/\n{2,}/)
      .map((chunk) => chunk.replaceAll(/^\n+|\s+$/g, ""))
      .filter((chunk) => chunk !== "")
      .map(parseChunk);
  });
}
