import { useRef } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { type FileKind, fileKinds, isSameDocument, type StudioFinding } from "#studio/document/StudioDocument.ts";
import { ChangesPanel } from "../changes/ChangesPanel.tsx";
import type { Editor } from "../editor/createEditor.ts";
import { TextEditor } from "../editor/TextEditor.tsx";
import { FindingList } from "../findings/FindingList.tsx";
import { fixed } from "../findings/findingPlace.ts";
import { Segments } from "../parts/Segments.tsx";
import type { SessionState } from "../session/createSession.ts";
import type { OpenedBrand } from "../session/useSession.ts";
import { countText, text } from "../texts.ts";

export type EditTab = FileKind | "changes";

interface EditPaneProps {
  readonly brand: OpenedBrand;
  readonly state: SessionState;
  readonly tab: EditTab;
  readonly onTab: (tab: EditTab) => void;
}

/** The text of descriptor and theme, what differs from the files, and the findings of both. */
export function EditPane({ brand: { session, schemas }, state, tab, onTab }: EditPaneProps) {
  const editors = useRef<Partial<Record<FileKind, Pick<Editor, "goTo"> | null>>>({});
  const { findings, texts: checkedTexts } = state.checked;
  const isCurrent = isSameDocument(checkedTexts, state.history.texts);

  const goTo = ({ kind, line, column, length }: StudioFinding): void => {
    if (kind === undefined) return;
    onTab(kind);
    // A text that is hidden cannot take the focus.
    requestAnimationFrame(() => editors.current[kind]?.goTo(line, column, length));
  };
  const fix = (finding: StudioFinding): void => {
    const { history, checked } = session.get();
    const { kind } = finding;
    // The place is one of the text that was checked.
    if (kind === undefined || history.texts[kind] !== checked.texts[kind]) return;
    session.edit({ ...history.texts, [kind]: fixed(history.texts[kind], finding) });
    announcements.announce(text("findings.fixed", { text: finding.fix?.text ?? "" }));
    goTo({ ...finding, length: finding.fix?.text.length ?? 0 });
  };
  const countOf = (kind: FileKind): number => findings.filter((finding) => finding.kind === kind).length;
  const titles = fileKinds.map((kind) => {
    const count = countOf(kind);
    const title = text(`tabs.${kind}`);
    return {
      value: kind,
      text: count === 0 ? title : <Counted count={count}>{title}</Counted>,
      ...(count === 0 ? {} : { name: countText("tabs.findings", count, { title }) }),
    };
  });
  return (
    <Pane aria-labelledby="filene">
      <VisuallyHidden as="h2" id="filene">
        {text("edit.pane")}
      </VisuallyHidden>
      <Tabs>
        <Segments<EditTab>
          legend={text("tabs.label")}
          choices={[...titles, { value: "changes", text: text("tabs.changes") }]}
          chosen={tab}
          onChoose={onTab}
        />
      </Tabs>
      <Sheets>
        {fileKinds.map((kind) => (
          <Sheet key={kind} data-shown={tab === kind || undefined}>
            <TextEditor
              ref={(editor) => {
                editors.current[kind] = editor;
              }}
              kind={kind}
              session={session}
              schema={schemas[kind]}
              onFix={fix}
            />
          </Sheet>
        ))}
        {tab === "changes" && <ChangesPanel session={session} state={state} />}
      </Sheets>
      <FindingList findings={findings} isCurrent={isCurrent} onOpen={goTo} onFix={fix} />
    </Pane>
  );
}

function Counted({ count, children }: { readonly count: number; readonly children: string }) {
  return (
    <>
      {children}
      <Count>{count}</Count>
    </>
  );
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const Tabs = styled.div`
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
`;

const Sheets = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 8rem;
`;

const Sheet = styled.div`
  position: absolute;
  inset: 0;

  &:not([data-shown]) {
    visibility: hidden;
  }
`;

const Count = styled.span`
  min-width: 1.375rem;
  padding: 0 0.375rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.errorBorder};
  color: ${theme.color.onAction};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightStrong};
  line-height: 1.375rem;
`;
