import { useRef, useState } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { useStore } from "#ui/store/useStore.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { isSameDocument, type StudioFinding } from "#studio/document/StudioDocument.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { Button } from "#ui/controls/Button.tsx";
import { ChangesPanel } from "../changes/ChangesPanel.tsx";
import { focusDecision } from "../changes/Disagreement.tsx";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import type { Editor } from "../editor/createEditor.ts";
import { TextEditor } from "../editor/TextEditor.tsx";
import { FindingList } from "../findings/FindingList.tsx";
import { fixFinding } from "../findings/fixFinding.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { Segments } from "../parts/Segments.tsx";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useSaving } from "../session/useSaving.ts";
import { useUndoCommands } from "../session/useUndoCommands.ts";
import { Sheet, Sheets } from "../parts/Sheets.ts";
import { text } from "../texts.ts";
import { StepsBar, UndoButtons } from "../parts/EditedBar.tsx";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { BaseEffectPane } from "./BaseEffectPane.tsx";
import { BuildableBrands } from "./BuildableBrands.tsx";

type Tab = "changes" | "text";

/** The base of all brands: its text at the left, and the effect of an edit on the brands beside it. */
export function BasePage({ brand }: { readonly brand: OpenedBrand }) {
  const { session, schemas, choices } = brand;
  const state = useStore(session);
  const [tab, setTab] = useState<Tab>("text");
  const editor = useRef<Pick<Editor, "goTo">>(null);
  const afterCommit = useAfterCommit();
  usePageEvents(session);
  useUndoCommands(session);
  const { findings, texts: checkedTexts } = state.checked;
  const showChanges = () => setTab("changes");
  const saving = useSaving(session, showChanges, () => afterCommit(focusDecision));

  const goTo = ({ kind, line, column, length }: StudioFinding) => {
    if (kind === undefined) return;
    setTab("text");
    // A text that is hidden cannot take the focus.
    afterCommit(() => editor.current?.goTo(line, column, length));
  };
  const fix = (finding: StudioFinding) => {
    if (!fixFinding(session, finding)) return;
    announcements.announce(text("findings.fixed", { text: finding.fix?.text ?? "" }));
    goTo({ ...finding, length: finding.fix?.text.length ?? 0 });
  };
  return (
    <DocumentRoom
      bar={
        <PageNav current="base">
          <BaseSteps session={session} state={state} onShowChanges={showChanges} />
        </PageNav>
      }
      brand={brand}
      state={state}
      onShowChanges={showChanges}
    >
      <Panes>
        <Pane aria-labelledby="felles">
          <header>
            <div>
              <h1 id="felles">{text("base.title")}</h1>
              <p>{text("base.lead")}</p>
            </div>
            <Segments<Tab>
              legend={text("tabs.label")}
              choices={[
                { value: "text", text: text("base.tab.text") },
                { value: "changes", text: text("base.tab.changes") },
              ]}
              chosen={tab}
              onChoose={setTab}
            />
          </header>
          <Sheets>
            <Sheet data-shown={tab === "text" || undefined}>
              <TextEditor ref={editor} kind="descriptor" session={session} schema={schemas.descriptor} onFix={fix} />
            </Sheet>
            {tab === "changes" && (
              <Sheet data-shown>
                <ChangesPanel session={session} state={state} basis={brand.basis} saving={saving} />
              </Sheet>
            )}
          </Sheets>
          <Findings>
            <FindingList
              findings={findings}
              isCurrent={isSameDocument(checkedTexts, state.history.texts)}
              onOpen={goTo}
              onFix={fix}
              cleanText={text("base.noFindings")}
            >
              <BuildableBrands revision={state.document.revision} />
            </FindingList>
          </Findings>
        </Pane>
        <BaseEffectPane revision={state.document.revision} choices={choices} />
      </Panes>
    </DocumentRoom>
  );
}

const Panes = styled.main`
  display: grid;
  grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 0;

  ${from.medium} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(22rem, 42%) minmax(0, 1fr);
  }
`;

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
  border-inline-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding: 0.5rem 1rem;
    border-block-end: 1px solid ${theme.color.border};
  }

  & h1 {
    font-size: ${theme.font.sizeLg};
  }

  & > header p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;

const Findings = styled.div`
  max-height: 40vh;
  overflow: auto;
  border-block-start: 1px solid ${theme.color.border};
`;

interface BaseStepsProps {
  readonly session: EditSession;
  readonly state: EditState;
  readonly onShowChanges: () => void;
}

/** Undo, redo, whether there is something unsaved, and the way to saving it. */
function BaseSteps({ session, state: { history, document, sync }, onShowChanges }: BaseStepsProps) {
  const isUnsaved = unsavedKinds(history.texts, document.saved).length > 0;
  const isOffline = sync.status === "offline" || sync.status === "elsewhere";
  return (
    <Steps>
      <UndoButtons session={session} history={history} />
      <span>{isOffline ? text("offline.status") : text(isUnsaved ? "compare.unsaved" : "compare.saved")}</span>
      <Button variant={isUnsaved ? "primary" : "secondary"} onClick={onShowChanges}>
        {text("edit.changes")}
      </Button>
    </Steps>
  );
}

const Steps = styled(StepsBar)`
  & > span {
    margin-inline-end: 0.5rem;
  }
`;
