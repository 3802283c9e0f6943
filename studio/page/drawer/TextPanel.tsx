import { type Ref, useImperativeHandle, useRef } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { type FileKind, fileKinds, type StudioFinding } from "#studio/document/StudioDocument.ts";
import { isNeeded } from "#studio/document/FormBasis.ts";
import type { Editor } from "../editor/createEditor.ts";
import { TextEditor } from "../editor/TextEditor.tsx";
import { Segments } from "../parts/Segments.tsx";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";

/** Brings the cursor to a place of a text. A text that is hidden cannot take the focus. */
export interface TextPlaces {
  readonly goTo: (kind: FileKind, ...place: Parameters<Editor["goTo"]>) => void;
}

interface TextPanelProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  /** The file that is shown. */
  readonly file: FileKind;
  readonly onFile: (file: FileKind) => void;
  readonly onFix: (finding: StudioFinding) => void;
  readonly ref: Ref<TextPlaces>;
}

/** The texts of the files, with their findings in the margin. */
export function TextPanel({ brand: { session, schemas, basis }, state, file, onFile, onFix, ref }: TextPanelProps) {
  const editors = useRef<Partial<Record<FileKind, Pick<Editor, "goTo"> | null>>>({});
  useImperativeHandle(ref, () => ({
    goTo: (kind, ...place) => editors.current[kind]?.goTo(...place),
  }));
  const { texts } = state.history;
  // A file that the document does not have cannot be shown.
  const kinds = fileKinds.filter((kind) => isNeeded(kind, basis) || (texts[kind] ?? "") !== "");
  const shown = kinds.includes(file) ? file : "theme";
  const titles = kinds.map((kind) => ({ value: kind, text: text(`tabs.${kind}`) }));
  return (
    <Panel>
      <Bar>
        <Segments<FileKind> legend={text("drawer.files")} choices={titles} chosen={shown} onChoose={onFile} />
        <p>{text("editor.help")}</p>
      </Bar>
      <Sheets>
        {kinds.map((kind) => (
          <Sheet key={kind} data-shown={shown === kind || undefined}>
            <TextEditor
              ref={(editor) => {
                editors.current[kind] = editor;
              }}
              kind={kind}
              session={session}
              schema={schemas[kind]}
              onFix={onFix}
            />
          </Sheet>
        ))}
      </Sheets>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;

/** Sheets on top of each other, of which one is shown. The others keep their state and their scroll position. */
const Sheets = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
`;

/** One of the `Sheets`. `data-shown` shows it. */
const Sheet = styled.div`
  position: absolute;
  inset: 0;

  &:not([data-shown]) {
    visibility: hidden;
  }
`;
