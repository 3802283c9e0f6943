import { describe, expect, test } from "vitest";
import { parseMarkdown } from "./parseMarkdown.ts";

describe("Documentation of a widget, read", () => {
  test("has headings, paragraphs, lists, tables and code, in their order; the title is the entry's", () => {
    const page = [
      "# Menu",
      "",
      "Opens on a press.",
      "And closes on another.",
      "",
      "## Keyboard",
      "- Escape closes",
      "- arrows move,",
      "  in a circle",
      "",
      "| prop | type |",
      "|---|---|",
      "| `label` | `string \\| undefined` |",
      "",
      "```tsx",
      "<Menu>",
      "",
      "</Menu>",
      "```",
      "",
      "    node menu",
    ].join("\n");
    expect(parseMarkdown(page)).toEqual([
      { kind: "paragraph", text: "Opens on a press. And closes on another." },
      { kind: "heading", text: "Keyboard" },
      { kind: "list", items: ["Escape closes", "arrows move, in a circle"] },
      { kind: "table", head: ["prop", "type"], rows: [["`label`", "`string | undefined`"]] },
      { kind: "code", text: "<Menu>\n\n</Menu>" },
      { kind: "code", text: "node menu" },
    ]);
  });
});
