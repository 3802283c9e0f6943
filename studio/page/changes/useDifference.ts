import { type RefObject, useEffect, useRef } from "react";
import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { theme } from "#ui/theme/theme.ts";
import { editorLook } from "../editor/editorLook.ts";
import { jsonText } from "../editor/jsonText.ts";
import { text } from "../texts.ts";

interface Difference {
  readonly before: string;
  readonly after: string;
  /** The name of the view, for screen readers. */
  readonly label: string;
  /** The visitor took one of the changes back. */
  readonly onTakeBack: (text: string) => void;
}

const look = EditorView.theme({
  "&": { height: "auto" },
  ".cm-changedLine": { background: `${theme.color.successSurface} !important` },
  ".cm-deletedChunk": { background: theme.color.errorSurface, paddingInlineStart: "0.25rem" },
  "&.cm-merge-b .cm-changedText, .cm-changedText": { background: "#bfe6c9" },
  ".cm-deletedChunk .cm-deletedText, .cm-deletedText": { background: "#f7c4bf", textDecoration: "line-through" },
  // Room for the button beside it.
  "&.cm-editor .cm-changedLine, &.cm-editor .cm-inlineChangedLine, &.cm-editor .cm-deletedChunk": {
    paddingInlineEnd: "7.5rem",
  },
  ".cm-chunkButtons button": { fontFamily: theme.font.body },
  "&.cm-editor .cm-changedLineGutter, &.cm-editor .cm-inlineChangedLineGutter": {
    background: theme.color.successBorder,
  },
  "&.cm-editor .cm-deletedLineGutter": { background: theme.color.errorBorder },
  ".cm-changeGutter": { width: "4px", paddingInlineStart: "0" },
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: "''" },
  ".cm-collapsedLines": {
    padding: "0.375rem 1rem",
    background: theme.color.surfaceSubtle,
    backgroundImage: "none",
    color: theme.color.textSubtle,
  },
});

/** The buttons beside a change: it can be taken back. Keeping it needs no button. */
function changeControl(type: "accept" | "reject", action: (event: MouseEvent) => void): HTMLElement {
  if (type === "accept") return document.createElement("span");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cm-diagnosticAction";
  button.textContent = text("changes.takeBack");
  // The library acts when the pointer goes down; a press by keyboard is a click without one.
  button.addEventListener("click", action);
  return button;
}

/** Shows what differs between two texts, with equal parts folded. */
export function useDifference({ before, after, label, onTakeBack }: Difference): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const takeBack = useRef(onTakeBack);
  useEffect(() => {
    takeBack.current = onTakeBack;
  }, [onTakeBack]);
  useEffect(() => {
    const parent = host.current;
    if (parent === null) return undefined;
    const view = new EditorView({
      parent,
      state: EditorState.create({
        doc: after,
        extensions: [
          jsonText(),
          editorLook,
          look,
          lineNumbers(),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          unifiedMergeView({
            original: before,
            mergeControls: changeControl,
            collapseUnchanged: { margin: 2, minSize: 5 },
            allowInlineDiffs: true,
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) takeBack.current(state.doc.toString());
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [before, after, label]);
  return host;
}
