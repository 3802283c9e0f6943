import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";

interface Difference {
  readonly before: string;
  readonly after: string;
  /** The name of the view, for screen readers. */
  readonly label: string;
  /** The visitor took one of the changes back. Left out: they can only be read. */
  readonly onTakeBack: ((text: string) => void) | undefined;
}

/** The nonce with which this page may make `<style>` elements. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>("meta[name='style-nonce']")?.content ?? "";

/** Built of the roles of the studio's theme. */
const look = EditorView.theme({
  "&": { background: theme.color.surface, color: theme.color.text, fontSize: theme.font.sizeSm },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace", lineHeight: "1.6" },
  ".cm-content": { padding: "0.75rem 0" },
  ".cm-line": { padding: "0 0.75rem 0 0.25rem" },
  ".cm-gutters": { background: theme.color.surfaceSubtle, color: theme.color.textSubtle, border: "0" },
  ".cm-line::selection, .cm-line ::selection": {
    background: `color-mix(in srgb, ${theme.color.action} 30%, transparent)`,
    color: theme.color.text,
  },
  ".cm-changedLine": { background: `${theme.color.successSurface} !important` },
  ".cm-deletedChunk": { background: theme.color.errorSurface, paddingInlineStart: "0.25rem" },
  "&.cm-merge-b .cm-changedText, .cm-changedText": {
    background: `color-mix(in srgb, ${theme.color.successBorder} 30%, transparent)`,
  },
  ".cm-deletedChunk .cm-deletedText, .cm-deletedText": {
    background: `color-mix(in srgb, ${theme.color.errorBorder} 25%, transparent)`,
    textDecoration: "line-through",
  },
  // Room for the button beside it.
  "&.cm-editor .cm-changedLine, &.cm-editor .cm-inlineChangedLine, &.cm-editor .cm-deletedChunk": {
    paddingInlineEnd: "7.5rem",
  },
  "&.cm-editor .cm-chunkButtons button": {
    minHeight: "2rem",
    padding: "0.25rem 0.75rem",
    background: theme.color.action,
    cursor: "pointer",
    borderRadius: theme.radius.badge,
    color: theme.color.onAction,
    fontFamily: theme.font.body,
  },
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
  button.textContent = text("changes.takeBack");
  // The library acts when the pointer goes down; a press by keyboard is a click without one.
  button.addEventListener("click", action);
  return button;
}

/** Shows the differences between two texts, with equal parts folded. */
function useDifference({ before, after, label, onTakeBack }: Difference): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const takeBack = useEffectEvent((taken: string) => onTakeBack?.(taken));
  const canTakeBack = onTakeBack !== undefined;
  useEffect(() => {
    const parent = host.current;
    if (parent === null) return undefined;
    const view = new EditorView({
      parent,
      state: EditorState.create({
        doc: after,
        extensions: [
          look,
          lineNumbers(),
          EditorView.lineWrapping,
          EditorState.tabSize.of(2),
          EditorState.phrases.of({ "$ unchanged lines": text("changes.unchangedLines") }),
          EditorView.cspNonce.of(styleNonce()),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          unifiedMergeView({
            original: before,
            mergeControls: canTakeBack && changeControl,
            collapseUnchanged: { margin: 2, minSize: 5 },
            allowInlineDiffs: true,
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) takeBack(state.doc.toString());
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [before, after, label, canTakeBack]);
  return host;
}

interface FileDifferenceProps {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly onTakeBack?: ((text: string) => void) | undefined;
}

/** The difference between a file and its edited text. */
export function FileDifference({ path, before, after, onTakeBack }: FileDifferenceProps) {
  const host = useDifference({ before, after, label: text("changes.view", { path }), onTakeBack });
  return (
    <ChangedFile>
      <h3>{path}</h3>
      <div ref={host} />
    </ChangedFile>
  );
}

/** A file that differs: its path as `<h3>`, then the difference. */
export const ChangedFile = styled.section`
  flex: none;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  overflow: hidden;

  & > h3 {
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.surfaceSubtle};
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightStrong};
  }
`;
