import { EditorView } from "@codemirror/view";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createEditor, type Editor } from "./createEditor.ts";

const noColour = { from: 0, to: 1, severity: "error", message: "Ingen farge" } as const;

function openEditor(onEdit: (text: string, editor: Editor, isTyping: boolean) => void) {
  const parent = document.createElement("div");
  document.body.append(parent);
  const editor: Editor = createEditor({
    parent,
    text: "{}",
    label: "Temaet",
    kind: "theme",
    schema: {},
    onEdit: (text, isTyping) => onEdit(text, editor, isTyping),
    onPlace: () => {},
    onUndo: () => {},
    onRedo: () => {},
  });
  const shown = () => parent.querySelector(".cm-content")?.textContent;
  const type = (insert: string) => {
    const view = EditorView.findFromDOM(parent);
    view?.dispatch({ changes: { from: 1, insert }, userEvent: "input.type" });
  };
  return { parent, editor, shown, type };
}

// jsdom lays nothing out, and does not have it.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.createElement("p").getClientRects();
});
afterEach(() => document.body.replaceChildren());

test("an edit is reported before it is drawn: its colours are in the preview sooner", () => {
  const seen: unknown[] = [];
  const { shown, type } = openEditor((text, _, isTyping) => seen.push([text, shown(), isTyping]));
  type("x");
  expect(seen).toEqual([["{x}", "{}", true]]);
  expect(shown()).toBe("{x}");
});

test("what an edit leads to is drawn after it: another text, and findings of the text that was typed", () => {
  const { parent, shown, type } = openEditor((_, editor) => {
    editor.setDiagnostics([noColour]);
    editor.setText("{xy}", false);
  });
  type("x");
  expect(shown()).toBe("{xy}");
  expect(parent.querySelectorAll(".cm-lintRange-error")).toHaveLength(1);
});

test("a text from outside is not reported", () => {
  const seen: string[] = [];
  const { editor, shown } = openEditor((text) => seen.push(text));
  editor.setText("{z}", false);
  expect(shown()).toBe("{z}");
  expect(seen).toEqual([]);
});
