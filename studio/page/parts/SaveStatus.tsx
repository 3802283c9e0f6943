import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { checkIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import type { EditState } from "../session/editState.ts";
import { text } from "../texts.ts";
import { listInWords } from "./listInWords.ts";

/** Whether the server has everything as it is saved; for screen readers with the files. */
export function SaveStatus({ state: { history, document, sync } }: { readonly state: EditState }) {
  const here = unsavedKinds(history.texts, document.saved);
  // What was taken back here is on its way to the server.
  const unsaved = here.length > 0 ? here : unsavedKinds(document.texts, document.saved);
  if (sync.status === "offline" || sync.status === "elsewhere")
    return <Status data-unsaved>{text("offline.status")}</Status>;
  const isSaved = unsaved.length === 0;
  const said = isSaved
    ? text("status.saved")
    : text("status.unsaved", { files: listInWords(unsaved.map(documentKindText)) });
  return (
    <Status data-unsaved={!isSaved || undefined} title={said}>
      {isSaved && <Icon path={checkIcon} size="small" />}
      <span aria-hidden="true">{text(isSaved ? "status.saved.short" : "status.unsaved.short")}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Status>
  );
}

/* In two lines: its room is the same whatever it says. */
const Status = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  width: min-content;
  min-width: 4.5rem;
  color: ${theme.color.textSubtle};
  font-size: 0.75rem;
  line-height: 1.2;

  &[data-unsaved] {
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }

  &[data-unsaved]::before {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.warningBorder};
  }
`;
