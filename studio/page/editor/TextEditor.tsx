import { type Ref, useImperativeHandle } from "react";
import styled from "styled-components";
import type { FileKind, StudioFinding } from "#studio/document/StudioDocument.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { JsonSchema } from "../studioApi.ts";
import type { Editor } from "./createEditor.ts";
import { useEditor } from "./useEditor.ts";

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
