import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Markdown, MarkdownLine } from "./Markdown.tsx";

describe("Documentation in the gallery", () => {
  test("shows headings, paragraphs, lists, tables and code", () => {
    const source = [
      "## Keyboard",
      "Opens on a press.",
      "",
      "- **Escape** closes",
      "- arrows move",
      "",
      "| prop | type |",
      "|---|---|",
      "| `label` | `string \\| undefined` |",
      "",
      "```tsx",
      "<Menu />",
      "```",
    ].join("\n");
    render(<Markdown source={source} />);
    expect(screen.getByRole("heading", { level: 3, name: "Keyboard" })).toBeVisible();
    expect(screen.getByText("Opens on a press.").tagName).toBe("P");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Escape closes", "arrows move"]);
    expect(screen.getByRole("columnheader", { name: "prop" })).toBeVisible();
    expect(screen.getByRole("cell", { name: "string | undefined" })).toBeVisible();
    expect(screen.getByText("<Menu />").tagName).toBe("PRE");
  });

  test("shows HTML as text", () => {
    render(<Markdown source={'Before <img src="x" onerror="alert(1)"> after\n\n<script>alert(2)</script>'} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent('Before <img src="x" onerror="alert(1)"> after');
    expect(document.body).toHaveTextContent("<script>alert(2)</script>");
  });

  test("shows the text of a link, and no link", () => {
    render(<MarkdownLine source="See [the toast](toast.md) and `theme`." />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent("See the toast and theme.");
  });
});
