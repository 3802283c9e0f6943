import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, type Extension, type Transaction } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { getLocation } from "jsonc-parser";
import type { FileKind } from "#studio/document/StudioDocument.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import type { JsonSchema } from "../studioApi.ts";
import { changeBetween } from "#studio/document/changeBetween.ts";
import { editorLook } from "./editorLook.ts";
import { jsonText } from "./jsonText.ts";
import { schemaCompletion, schemaHover } from "./schemaSupport.ts";

interface EditorOptions {
  /** Gets the editor. */
  readonly parent: HTMLElement;
  readonly text: string;
  /** The name of the field, for screen readers. */
  readonly label: string;
  readonly kind: FileKind;
  readonly schema: JsonSchema;
  /** The visitor has changed the text; the editor draws it afterwards. `isTyping`: one character of several. */
  readonly onEdit: (text: string, isTyping: boolean) => void;
  /** The visitor has moved the cursor: to this field. */
  readonly onPlace: (path: FieldPath) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** A text editor, framework-free. */
export interface Editor {
  /** Shows another text, for example after undo. Only what differs changes, and is selected if `isShown`. */
  readonly setText: (text: string, isShown: boolean) => void;
  readonly setDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  /** Selects a place and gives the text the focus. Lines and columns count from 1. */
  readonly goTo: (line: number, column: number, length: number) => void;
  readonly destroy: () => void;
}

/** Marks changes that do not come from the visitor. */
const fromOutside = Annotation.define<boolean>();

const run = (action: () => void) => () => {
  action();
  return true;
};

/** The features of the editor, and its keys. */
function extensionsOf({ label, kind, schema, onPlace, onUndo, onRedo }: EditorOptions): Extension {
  return [
    jsonText(),
    editorLook,
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    search({ top: true }),
    autocompletion({ override: [schemaCompletion(kind, schema)], icons: false }),
    schemaHover(kind, schema),
    keymap.of([
      { key: "Mod-z", run: run(onUndo), preventDefault: true },
      { key: "Mod-y", run: run(onRedo), preventDefault: true },
      { key: "Mod-Shift-z", run: run(onRedo), preventDefault: true },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
    // The search moves the cursor while it has the focus itself.
    EditorView.updateListener.of(({ selectionSet, focusChanged, view: { hasFocus }, state: { doc, selection } }) => {
      if ((selectionSet || focusChanged) && hasFocus) onPlace(getLocation(doc.toString(), selection.main.head).path);
    }),
  ];
}

/** Tells of an edit by the visitor. */
function reportEdit(transactions: readonly Transaction[], onEdit: EditorOptions["onEdit"]): void {
  const last = transactions.findLast(({ docChanged }) => docChanged);
  if (last === undefined || transactions.some((each) => each.annotation(fromOutside) === true)) return;
  const isTyping = transactions.some((each) => each.isUserEvent("input.type") || each.isUserEvent("delete"));
  onEdit(last.newDoc.toString(), isTyping);
}

/** Makes a text editor for JSON with comments. It has no history of its own: the document has one. */
export function createEditor(options: EditorOptions): Editor {
  let isChanging = false;
  let afterwards: readonly (() => void)[] = [];
  /** Tasks that follow from an edit wait until the editor has the edit itself. */
  const onceChanged = (task: () => void): void => {
    if (isChanging) afterwards = [...afterwards, task];
    else task();
  };
  const view = new EditorView({
    parent: options.parent,
    // An edit is reported before it is drawn: its colours are in the preview while the editor draws.
    dispatchTransactions(transactions, changed) {
      isChanging = true;
      try {
        reportEdit(transactions, options.onEdit);
      } finally {
        changed.update(transactions);
        isChanging = false;
      }
      const tasks = afterwards;
      afterwards = [];
      for (const task of tasks) task();
    },
    state: EditorState.create({ doc: options.text, extensions: extensionsOf(options) }),
  });
  return {
    setText: (next, isShown) =>
      onceChanged(() => {
        const change = changeBetween(view.state.doc.toString(), next);
        if (change === undefined) return;
        const end = change.from + change.insert.length;
        view.dispatch({
          changes: change,
          annotations: fromOutside.of(true),
          ...(isShown ? { selection: { anchor: end }, scrollIntoView: true } : {}),
        });
      }),
    setDiagnostics: (diagnostics) => onceChanged(() => view.dispatch(setDiagnostics(view.state, diagnostics))),
    goTo(line, column, length) {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
      const anchor = Math.min(from + column - 1, to);
      view.dispatch({
        selection: { anchor, head: Math.min(anchor + length, to) },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
