import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { theme } from "#ui/theme/theme.ts";

/** Greys and weights instead of hues: only the brand brings colours into the studio. */
const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: theme.color.heading, fontWeight: "600" },
  { tag: tags.string, color: theme.color.text },
  { tag: [tags.number, tags.bool, tags.null], color: theme.color.onInfo },
  { tag: tags.comment, color: theme.color.textSubtle, fontStyle: "italic" },
  { tag: tags.punctuation, color: theme.color.textSubtle },
]);

const look = EditorView.theme({
  "&": { height: "100%", background: theme.color.surface, color: theme.color.text, fontSize: theme.font.sizeSm },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace", lineHeight: "1.6" },
  ".cm-content": { padding: "0.75rem 0" },
  ".cm-line": { padding: "0 0.75rem 0 0.25rem" },
  ".cm-gutters": { background: theme.color.surfaceSubtle, color: theme.color.textSubtle, border: "0" },
  // The selection is drawn below the line: it has to shine through.
  ".cm-activeLine": { background: `color-mix(in srgb, ${theme.color.text} 8%, transparent)` },
  ".cm-activeLineGutter": { background: theme.color.actionSubtle },
  ".cm-line::selection, .cm-line ::selection": { color: theme.color.text },
  ".cm-cursor": { borderLeftColor: theme.color.text, borderLeftWidth: "2px" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection": {
    background: `color-mix(in srgb, ${theme.color.action} 30%, transparent)`,
  },
  "&.cm-focused .cm-matchingBracket": { background: theme.color.border },
  ".cm-selectionMatch, .cm-foldPlaceholder": { background: theme.color.actionSubtle },
  ".cm-foldPlaceholder": { border: "0", color: theme.color.textSubtle },
  ".cm-searchMatch": { background: theme.color.warningSurface, outline: `1px solid ${theme.color.warningBorder}` },
  ".cm-tooltip": {
    maxWidth: "28rem",
    border: `1px solid ${theme.color.borderStrong}`,
    borderRadius: theme.radius.control,
    background: theme.color.surface,
    boxShadow: theme.shadow.cardHover,
    fontFamily: theme.font.body,
  },
  ".cm-explanation": { padding: "0.5rem 0.75rem" },
  ".cm-explanation p": { marginBlockStart: "0.25rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxHeight: "16rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.375rem 0.75rem" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: theme.color.action, color: theme.color.onAction },
  ".cm-completionInfo .cm-explanation": { padding: "0" },
  ".cm-completionInfo": { padding: "0.5rem 0.75rem" },
  ".cm-completionDetail": { color: theme.color.textSubtle, fontStyle: "normal" },
  "li[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".cm-diagnostic": { padding: "0.5rem 0.75rem", borderLeft: "0", fontFamily: theme.font.body },
  ".cm-diagnosticAction": {
    minHeight: "2rem",
    padding: "0.25rem 0.75rem",
    borderRadius: theme.radius.control,
    background: theme.color.action,
    color: theme.color.onAction,
    cursor: "pointer",
  },
  ".cm-lintRange-error, .cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: `underline wavy ${theme.color.errorBorder} 1.5px`,
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-warning": { textDecorationColor: theme.color.warningBorder },
  ".cm-panels": { background: theme.color.surfaceSubtle, color: theme.color.text },
  ".cm-search": { padding: "0.5rem 0.75rem" },
  ".cm-panel.cm-search label": { fontSize: theme.font.sizeXs },
  ".cm-panel.cm-search [name=close]": { minWidth: "2rem", minHeight: "2rem", fontSize: theme.font.sizeLg },
  ".cm-textfield, .cm-button": {
    minHeight: "2rem",
    border: `1px solid ${theme.color.borderStrong}`,
    borderRadius: theme.radius.control,
    background: theme.color.surface,
    backgroundImage: "none",
    fontSize: theme.font.sizeSm,
  },
});

/** How text editor and difference look: built of the roles of the studio's theme. */
export const editorLook: Extension = [look, syntaxHighlighting(highlighting)];
