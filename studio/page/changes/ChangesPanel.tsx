import { useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { type DocumentTexts, isImage } from "#studio/document/StudioDocument.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import { countText, text } from "../texts.ts";
import { FontsDifference } from "./FontsDifference.tsx";
import { ImageDifference } from "./ImageDifference.tsx";
import { focusDecision } from "./Disagreement.tsx";
import { BuiltChanges } from "./BuiltChanges.tsx";
import { FileDifference } from "./FileDifference.tsx";

interface ChangesPanelProps {
  readonly session: EditSession;
  readonly state: EditState;
}

/** The unsaved changes as a difference, and the button that saves them. */
export function ChangesPanel({ session, state }: ChangesPanelProps) {
  const { history, document, checked, saving } = state;
  const [savedFiles, setSavedFiles] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  const isBase = document.paths.descriptor === "tenants/base.jsonc";
  const unsaved = unsavedKinds(history.texts, document.saved);
  const errors = checked.findings.filter(({ level }) => level === "error").length;
  const save = async () => {
    const files = unsaved.length;
    if (!(await session.save())) {
      if (session.get().saving === "undecided") afterCommit(focusDecision);
      return;
    }
    setSavedFiles(files);
    panel.current?.focus();
    announcements.announce(countText("changes.saved", files));
  };
  // The buttons go with the changes: the focus stays where these were.
  const takeBack = (texts: DocumentTexts) => {
    session.edit(texts);
    panel.current?.focus();
  };
  const discard = () => {
    takeBack(document.saved);
    announcements.announce(text("changes.discarded"));
  };
  if (unsaved.length === 0)
    return (
      <Panel ref={panel} tabIndex={-1}>
        <Message variant={savedFiles > 0 ? "success" : "info"} title={nothingTitle(savedFiles)}>
          {text("changes.none.text")}
        </Message>
      </Panel>
    );
  return (
    <Panel ref={panel} tabIndex={-1}>
      <h2>{text("changes.title")}</h2>
      {errors > 0 && <Message variant="warning">{text("changes.errors")}</Message>}
      {saving === "failed" && (
        <Message
          variant="error"
          title={
            state.saveProblem === undefined
              ? text("changes.saveFailed")
              : text("changes.saveFailedBecause", { why: text(`problem.${state.saveProblem}`).toLowerCase() })
          }
        >
          {state.saveProblem === undefined ? text("changes.saveFailedText") : text(`problem.${state.saveProblem}.text`)}
        </Message>
      )}
      {unsaved.map((kind) => {
        const parts = {
          path: document.paths[kind] ?? "",
          before: document.saved[kind] ?? "",
          after: history.texts[kind] ?? "",
        };
        const put = (next: string) => takeBack({ ...session.get().history.texts, [kind]: next });
        if (kind === "fonts") return <FontsDifference key={kind} {...parts} onTakeBack={() => put(parts.before)} />;
        return isImage(kind) ? (
          <ImageDifference key={kind} {...parts} onTakeBack={() => put(parts.before)} />
        ) : (
          <FileDifference key={kind} {...parts} onTakeBack={put} />
        );
      })}
      <BuiltChanges id={isBase ? undefined : document.id} revision={document.revision} />
      <Actions>
        <Button variant="primary" busy={saving === "running"} onClick={() => void save()}>
          {errors > 0 ? countText("changes.saveWithErrors", errors) : text("changes.save")}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {text("changes.discard")}
        </Button>
      </Actions>
    </Panel>
  );
}

const nothingTitle = (savedFiles: number): string =>
  savedFiles > 0 ? countText("changes.saved", savedFiles) : text("changes.none.title");

const Panel = styled.div`
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  padding: 1rem;
  overflow: auto;

  & > h2 {
    font-size: ${theme.font.sizeLg};
  }
`;

const Actions = styled.div`
  position: sticky;
  inset-block-end: -1rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-inline: -1rem;
  margin-block-end: -1rem;
  padding: 0.75rem 1rem;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;
