import { listInWords } from "../parts/listInWords.ts";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { Badge } from "#ui/feedback/Badge.tsx";
import { theme } from "#ui/theme/theme.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { type Environment, environments } from "../environments.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import { LanguageTabs } from "../languages/LanguageTabs.tsx";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { Segments } from "../parts/Segments.tsx";
import { StudioSchemeChoice } from "../parts/StudioSchemeChoice.tsx";
import { UndoButtons } from "../parts/EditedBar.tsx";
import { countText, text } from "../texts.ts";
import { BrandChip } from "./BrandChip.tsx";

interface TopBarProps {
  readonly session: EditSession;
  readonly state: EditState;
  readonly languages: LanguagesOfBrand;
  readonly isShowingChanges: boolean;
  readonly onShowChanges: () => void;
}

/** The unsaved files, in words. */
function statusOf({ history, document, sync }: EditState): string {
  if (sync.status === "offline" || sync.status === "elsewhere") return text("offline.status");
  const unsaved = unsavedKinds(history.texts, document.saved);
  if (unsaved.length === 0) return text("status.saved");
  return text("status.unsaved", { files: listInWords(unsaved.map(documentKindText)) });
}

/** The brand, its environments and languages, undo and redo, and its unsaved files. */
export function TopBar(props: TopBarProps) {
  const { session, state, languages, isShowingChanges, onShowChanges } = props;
  const { history, document, environment } = state;
  const isUnsaved = unsavedKinds(history.texts, document.saved).length > 0;
  const unfilled = state.checked.findings.filter(({ code }) => code === "unfilled-value").length;
  return (
    <Bar>
      <BrandChip texts={history.texts} />
      <h1 title={document.name}>{document.name}</h1>
      {unfilled > 0 && <Badge variant="warning">{countText("brand.unfilled", unfilled)}</Badge>}
      <Segments<Environment>
        legend={text("environment.label")}
        choices={(["all", ...environments] as const).map((value) => ({ value, text: text(`environment.${value}`) }))}
        chosen={environment}
        onChoose={session.showEnvironment}
      />
      <LanguageTabs languages={languages} />
      <UndoButtons session={session} history={history} />
      <End>
        <Status data-unsaved={isUnsaved || undefined} title={statusOf(state)}>
          {statusOf(state)}
        </Status>
        <Button variant={isUnsaved && !isShowingChanges ? "primary" : "secondary"} onClick={onShowChanges}>
          {text("edit.changes")}
        </Button>
        <StudioSchemeChoice />
      </End>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    font-size: ${theme.font.sizeSm};
  }

  /* As wide as the name, and narrower when there is no room for it. */
  & > h1 {
    flex: 3 1 8rem;
    max-width: max-content;
    overflow: hidden;
    font-size: ${theme.font.sizeLg};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* One line also beside the note of an unfinished brand. */
  & label > span,
  & button {
    padding-inline: 0.5rem;
  }

  @media (max-width: ${breakpoints.large - 1}px) {
    column-gap: 0.5rem;
    padding-inline: 0.75rem;

    & label > span {
      padding-inline: 0.5rem;
      font-size: ${theme.font.sizeXs};
    }

    & button {
      padding-inline: 0.5rem;
      font-size: ${theme.font.sizeSm};
    }
  }
`;

const End = styled.div`
  display: flex;
  flex: 1 1 14rem;
  align-items: center;
  justify-content: end;
  gap: 1rem;
  min-width: 0;
  margin-inline-start: auto;

  & > button {
    flex: none;
    white-space: nowrap;
  }
`;

const Status = styled.p`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};

  &[data-unsaved] {
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }

  &[data-unsaved]::before {
    content: "";
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.warningBorder};
  }
`;
