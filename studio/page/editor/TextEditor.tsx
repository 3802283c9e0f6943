import { type Ref, type RefObject, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { Diagnostic } from "@codemirror/lint";
import styled from "styled-components";
import type { FileKind, StudioFinding } from "#studio/document/StudioDocument.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { JsonSchema } from "../studioApi.ts";
import { chooseField } from "../fields/chosenField.ts";
import { rangeOf } from "../findings/findingPlace.ts";
import { fixText } from "../findings/fixFinding.ts";
import { text } from "../texts.ts";
import { createEditor, type Editor } from "./createEditor.ts";

interface EditorParts {
  readonly kind: FileKind;
  readonly session: EditSession;
  readonly schema: JsonSchema;
  /** Corrects a finding. */
  readonly onFix: (finding: StudioFinding) => void;
}

/** A finding as the editor's margin shows it. */
function diagnosticOf(checked: string, finding: StudioFinding, onFix: EditorParts["onFix"]): Diagnostic[] {
  const range = rangeOf(checked, finding);
  if (range === undefined) return [];
  const { message, expected, level, fix } = finding;
  return [
    {
      ...range,
      severity: level === "error" ? "error" : "warning",
      message: expected === undefined ? message : `${message}. ${text("findings.expected", { expected })}`,
      actions: fix === undefined ? [] : [{ name: fixText(fix), apply: () => onFix(finding) }],
    },
  ];
}

/** A text editor that shows one file of a session, and its findings. */
function useEditor({ kind, session, schema, onFix }: EditorParts): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly editor: RefObject<Editor | undefined>;
} {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const fix = useEffectEvent(onFix);
  // Before the layout effects of its parents: they may bring the cursor to a place at once.
  useLayoutEffect(() => {
    const parent = host.current;
    if (parent === null) return undefined;
    const { history, document } = session.get();
    const made = createEditor({
      parent,
      text: history.texts[kind] ?? "",
      label: text(`editor.${kind}`, { path: document.paths[kind] ?? "" }),
      kind,
      schema,
      onEdit: (next, isTyping) =>
        session.edit({ ...session.get().history.texts, [kind]: next }, isTyping ? "typing" : "alone"),
      onPlace: (path) => chooseField({ kind, path }),
      onUndo: session.undo,
      onRedo: session.redo,
    });
    editor.current = made;
    let shown: readonly StudioFinding[] | undefined;
    const show = (): void => {
      const state = session.get();
      made.setText(state.history.texts[kind] ?? "", !parent.hidden);
      // Findings have places in the text that was checked: while edits are under way, the old ones move along.
      const { checked } = state;
      if (checked.texts[kind] !== state.history.texts[kind] || shown === checked.findings) return;
      shown = checked.findings;
      const own = shown.filter((finding) => finding.kind === kind);
      made.setDiagnostics(
        own.flatMap((finding) => diagnosticOf(checked.texts[kind] ?? "", finding, (each) => fix(each))),
      );
    };
    show();
    const end = session.subscribe(show);
    return () => {
      end();
      made.destroy();
      editor.current = undefined;
    };
  }, [kind, session, schema]);
  return { host, editor };
}

interface TextEditorProps {
  readonly kind: FileKind;
  readonly session: EditSession;
  readonly schema: JsonSchema;
  readonly onFix: (finding: StudioFinding) => void;
  /** Brings the cursor to a place. */
  readonly ref: Ref<Pick<Editor, "goTo">>;
}

/** The text of one file, with completion, explanations and findings. */
export function TextEditor({ kind, session, schema, onFix, ref }: TextEditorProps) {
  const { host, editor } = useEditor({ kind, session, schema, onFix });
  useImperativeHandle(ref, () => ({ goTo: (...place) => editor.current?.goTo(...place) }), [editor]);
  return <Host ref={host} />;
}

const Host = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
`;
