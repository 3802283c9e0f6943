import { type ReactNode, use, useMemo, useRef } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { checkIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { type FormBasis, isOfBase } from "#studio/document/FormBasis.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { brokenKinds } from "#studio/document/fieldChanges.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import { listInWords } from "../parts/listInWords.ts";
import { writtenByOthers } from "../session/replacedFields.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import type { EditSession, SavedTexts } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { EditRightsContext } from "../session/useEditRights.ts";
import { text } from "../texts.ts";
import { ChangedDocument } from "./ChangedDocument.tsx";
import { CorrectButton } from "./CorrectButton.tsx";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import { hasOtherChanges, refusedFieldWords, withoutWords } from "./refusedFieldWords.ts";
import { saveProblemWords } from "./saveProblemWords.ts";
import { WhatNow } from "./WhatNow.tsx";
import { Row } from "../parts/layout.ts";

interface ChangesPanelProps {
  readonly session: EditSession;
  readonly state: EditState;
  readonly basis: FormBasis;
  /** What was saved last in this page. */
  readonly saved: SavedTexts | undefined;
  /** Names of colleagues whose words have to be seen before they are saved. */
  readonly unseenBy: readonly string[];
  /** Shows a field in the portal. */
  readonly onShow: (place: FieldPlace) => void;
  /** Shows what is wrong. */
  readonly onShowFindings: () => void;
  /** Saves everything but some fields. */
  readonly onSaveWithout: (fields: readonly LeftOutField[]) => void;
  /** Goes back to the fields. */
  readonly onClose: () => void;
  /** What is said of the changes: where they are seen, what follows. */
  readonly children?: ReactNode;
}

/** The unsaved changes in words; when they are saved, what comes next. */
export function ChangesPanel(props: ChangesPanelProps) {
  const { session, state, basis, saved, unseenBy, onShow, onShowFindings, onSaveWithout, onClose, children } = props;
  const { history, document } = state;
  const panel = useRef<HTMLDivElement>(null);
  const isUnsaved = unsavedKinds(history.texts, document.saved).length > 0;
  const isKept = state.sync.status !== "offline";
  const broken = brokenKinds(document.saved);
  // With what new parts still lack: it stops the build too.
  const errors = session.get().checked.findings.filter(({ level }) => level === "error");
  const writers = useMemo(() => writtenByOthers(document), [document]);
  // The buttons go with the changes: the focus stays where these were.
  const takeBack = (texts: Partial<DocumentTexts>) => {
    session.edit({ ...session.get().history.texts, ...texts });
    panel.current?.focus();
  };
  const discard = () => {
    takeBack(document.saved);
    announcements.announce(text("changes.discarded"));
  };
  return (
    <Panel ref={panel} tabIndex={-1} data-changes>
      <Row as="header" $apart>
        <h2>{text(isUnsaved ? "changes.title" : "changes.titleSaved")}</h2>
        <Button variant="secondary" onClick={onClose}>
          {text("changes.close")}
        </Button>
      </Row>
      {!isUnsaved && broken.length > 0 && (
        <Message
          variant="error"
          title={text("changes.brokenSaved", { files: listInWords(broken.map(documentKindText)) })}
          announced
        >
          {text("changes.brokenSaved.text")}
        </Message>
      )}
      {!isUnsaved && saved !== undefined && broken.length === 0 && (
        <WhatNow document={document} saved={saved} basis={basis} errors={errors} onShowFindings={onShowFindings} />
      )}
      {!isUnsaved && saved === undefined && broken.length === 0 && (
        <EmptyState icon={checkIcon} title={text("changes.none.title")}>
          {text("changes.none.text")}
        </EmptyState>
      )}
      {isUnsaved && (
        <>
          {/* What is not kept by the server is said above the workshop, and cannot be saved either. */}
          {errors.length > 0 && isKept && (
            <Message variant="warning">{text(isOfBase(basis) ? "changes.errorsOfBase" : "changes.errors")}</Message>
          )}
          {isKept && <SaveProblem state={state} basis={basis} onSaveWithout={onSaveWithout} />}
          {unseenBy.length > 0 && (
            <Message variant="warning" title={text("colleague.unseen.title")} announced>
              {text("colleague.unseen.text", { name: listInWords(unseenBy) })}
            </Message>
          )}
          <ChangedDocument
            before={document.saved}
            after={history.texts}
            paths={document.paths}
            basis={basis}
            writers={writers}
            onTakeBack={takeBack}
            onShow={onShow}
          >
            {children}
          </ChangedDocument>
          <Actions>
            <CorrectButton session={session} state={state} basis={basis} />
            <Button variant="quiet" onClick={discard}>
              {text("changes.discard")}
            </Button>
          </Actions>
        </>
      )}
    </Panel>
  );
}

/** Why the files were not saved. */
function SaveProblem({ state, basis, onSaveWithout }: Pick<ChangesPanelProps, "basis" | "onSaveWithout" | "state">) {
  const { saving, saveProblem, refusedFields, history, document } = state;
  const rights = use(EditRightsContext);
  if (saving !== "failed") return null;
  const words = saveProblemWords(saveProblem);
  if (refusedFields.length > 0) {
    const setters = rights?.addressSetters(document.id) ?? [];
    const rows = [...new Set(refusedFields.map((field) => refusedFieldWords(field, basis, setters)))];
    const hasMore = hasOtherChanges(document, history.texts, refusedFields);
    return (
      <Message
        variant="error"
        title={words.title}
        announced
        {...(hasMore && {
          action: (
            <Button variant="secondary" onClick={() => onSaveWithout(refusedFields)}>
              {withoutWords(refusedFields, basis)}
            </Button>
          ),
        })}
      >
        {rows.map((row) => (
          <p key={row}>{row}</p>
        ))}
        <p>{text(hasMore ? "refused.keptRest" : "changes.kept")}</p>
      </Message>
    );
  }
  return (
    <Message variant="error" title={words.title}>
      {words.text}
    </Message>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
  padding: 1rem;
  overflow: auto;

  & h2 {
    font-size: ${theme.font.sizeLg};
  }

  & > header > button {
    min-height: 2.25rem;
    padding-inline: 0.75rem;
    font-size: ${theme.font.sizeSm};
  }
`;

const Actions = styled.div`
  position: sticky;
  inset-block-end: -1rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-inline: -1rem;
  margin-block: auto -1rem;
  padding: 0.75rem 1rem;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;
